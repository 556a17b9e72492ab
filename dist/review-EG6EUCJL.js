import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-TWNWUDPR.js";
import {
  EXIT_CODES,
  sayOnStderr,
  showReview
} from "./chunk-MVPDWN7B.js";
import "./chunk-SW5QBV6P.js";
import "./chunk-YWSXRQC5.js";
import {
  openWorld
} from "./chunk-MKRQOZN3.js";
import "./chunk-EMNU6UDC.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/cli/review.ts
async function review(options) {
  const { world, config } = await openWorld({
    folder: process.cwd(),
    config: options.config,
    output: "stderr",
    say: sayOnStderr
  });
  const { junit, coverage, base, branch } = options;
  const result = await reviewReports({ junit, coverage, base, branch }, config, world);
  await showReview(result, options);
  return EXIT_CODES[result.latest.call.action];
}
export {
  review
};
