import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-VEUD2774.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-WWKK7P7K.js";
import "./chunk-OZD7EBOG.js";
import "./chunk-TKI45ECL.js";
import {
  withSarif
} from "./chunk-GMKGLHKV.js";
import "./chunk-ZDJ3LEEX.js";
import "./chunk-VWM65BTE.js";
import "./chunk-S3YIRHDQ.js";
import "./chunk-SNDC6BSE.js";
import "./chunk-PVD4CYIT.js";
import "./chunk-YEIHBIUQ.js";
import "./chunk-42JHOWL2.js";
import "./chunk-EZR2QFYQ.js";
import {
  openWorld
} from "./chunk-SDWEANFA.js";
import "./chunk-UIET7DDD.js";
import "./chunk-IYHK5JIX.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";

// src/cli/review.ts
async function review(options) {
  const opened = await openWorld({
    folder: process.cwd(),
    config: options.config,
    output: "stderr",
    say: sayOnStderr
  });
  const config = withSarif(opened.config, options.sarif);
  saySettings(config, options);
  const { junit, coverage, base, branch, executionSkip } = options;
  const result = await reviewReports(
    { junit, coverage, base, branch, hints: hintsFrom(options), executionSkip },
    config,
    opened.world
  );
  await showReview(result, options);
  return EXIT_CODES[result.latest.call.action];
}
export {
  review
};
