import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-R2N7RX2T.js";
import "./chunk-O3NHKKBR.js";
import "./chunk-WZQIINS6.js";
import "./chunk-5APXZXPZ.js";
import "./chunk-32J4S2J6.js";
import {
  EXIT_CODES,
  sayOnStderr,
  showReview
} from "./chunk-YISN4CN6.js";
import "./chunk-MYMLDVR6.js";
import "./chunk-SSDS6TPO.js";
import {
  openWorld
} from "./chunk-RKOXSGBR.js";
import "./chunk-2IWDZKCG.js";
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
