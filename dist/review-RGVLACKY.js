import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-VAIDQEEP.js";
import "./chunk-T5EE7KXB.js";
import "./chunk-J74P7H2B.js";
import "./chunk-74QZTWEX.js";
import {
  EXIT_CODES,
  sayOnStderr,
  showReview
} from "./chunk-YH5GPF5P.js";
import "./chunk-XEZ3PKA3.js";
import "./chunk-FUCVRUFK.js";
import {
  openWorld
} from "./chunk-FQLQEVPY.js";
import "./chunk-OXK5M3IS.js";
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
