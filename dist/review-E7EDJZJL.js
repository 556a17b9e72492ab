import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-GOTNH2ZW.js";
import "./chunk-X6IIQJDX.js";
import {
  withSarif
} from "./chunk-KXM4L5HZ.js";
import "./chunk-P44IPX3N.js";
import "./chunk-K5XKI2GM.js";
import "./chunk-H3VLB6EW.js";
import "./chunk-CH6SNSWT.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import "./chunk-HVZHPY4V.js";
import "./chunk-SEI3OR4G.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-YK2OKXNS.js";
import "./chunk-XJR6PN5P.js";
import "./chunk-4IEB24XD.js";
import "./chunk-QBB3FF5H.js";
import {
  openWorld
} from "./chunk-RIIWRW3X.js";
import "./chunk-66JN3P3K.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-B2YLVUHV.js";
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
