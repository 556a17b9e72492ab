import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-PXUHIJVZ.js";
import "./chunk-T4WOSFUR.js";
import "./chunk-U7QMOB4F.js";
import "./chunk-ISTIQIOZ.js";
import {
  EXIT_CODES,
  sayOnStderr,
  showReview
} from "./chunk-ETPY7EJ6.js";
import "./chunk-B2PX2J3X.js";
import "./chunk-27N7Q5PP.js";
import {
  openWorld
} from "./chunk-5GJWHUXE.js";
import "./chunk-TS4MR3OM.js";
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
