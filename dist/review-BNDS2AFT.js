import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-477D7HGY.js";
import "./chunk-VUCVEL4P.js";
import "./chunk-JLGG7VN4.js";
import "./chunk-5I4TKYRM.js";
import "./chunk-32J4S2J6.js";
import {
  EXIT_CODES,
  sayOnStderr,
  showReview
} from "./chunk-ZZIISTEY.js";
import "./chunk-3WC5TMZY.js";
import "./chunk-3JRGCPP7.js";
import {
  openWorld
} from "./chunk-XSSLFXTS.js";
import "./chunk-K6DY7TR5.js";
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
