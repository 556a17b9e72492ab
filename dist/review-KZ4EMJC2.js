import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-POO6RQFW.js";
import "./chunk-CAEVKTGO.js";
import {
  withSarif
} from "./chunk-YDA3GFAW.js";
import "./chunk-7HMRLTQC.js";
import "./chunk-MIABJ77V.js";
import "./chunk-U2KAGMJZ.js";
import "./chunk-PN5N3BIJ.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import "./chunk-MHZCVJKV.js";
import "./chunk-WERUKNKZ.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-AXWJKKF7.js";
import "./chunk-L7JVO4KE.js";
import "./chunk-P2JQO6AR.js";
import "./chunk-CGVMARTK.js";
import {
  openWorld
} from "./chunk-WBBHY7GH.js";
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
