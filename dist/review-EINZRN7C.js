import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-MYFO526K.js";
import "./chunk-F57WLRPV.js";
import "./chunk-UYNMHUEU.js";
import {
  withSarif
} from "./chunk-Q2ZR4MT3.js";
import "./chunk-AFJAUK4S.js";
import "./chunk-IK4UVTYL.js";
import "./chunk-5K2BLLAI.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import "./chunk-EDEWGN2M.js";
import "./chunk-YJM2PNHI.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-PZCCNH57.js";
import "./chunk-6ZZDUEFZ.js";
import "./chunk-KU45P5KK.js";
import "./chunk-CM23JTGE.js";
import {
  openWorld
} from "./chunk-ZRIGJCED.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-IYHK5JIX.js";
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
