import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-KUXBZSPJ.js";
import "./chunk-NROO75I3.js";
import "./chunk-SB4SPM5L.js";
import {
  withSarif
} from "./chunk-CT6GWJHA.js";
import "./chunk-BPOPR7KR.js";
import "./chunk-4CMYFIVE.js";
import "./chunk-65D3ZUTK.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import "./chunk-L4U7GZ6G.js";
import "./chunk-JAWR7LQO.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-XZ6H6RZK.js";
import "./chunk-C7CLVDMM.js";
import "./chunk-HEVSL4X2.js";
import "./chunk-MNOPWWT5.js";
import {
  openWorld
} from "./chunk-6GLT6FU5.js";
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
