import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-75QKOCSJ.js";
import "./chunk-EWMD6PXN.js";
import "./chunk-7NQC223M.js";
import "./chunk-7477QGAS.js";
import {
  reviewReports
} from "./chunk-FEXGV63L.js";
import "./chunk-GXDMD3WV.js";
import "./chunk-MPOS4UWX.js";
import "./chunk-RL2JNOXM.js";
import "./chunk-CJMZRCYG.js";
import "./chunk-G6XXBA3Q.js";
import "./chunk-L2TGGAES.js";
import "./chunk-FETY4OHT.js";
import "./chunk-4J3IG5WM.js";
import {
  withSarif
} from "./chunk-ZGZSONUI.js";
import {
  openWorld
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import "./chunk-RLDAFMYN.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-7MVURXQ7.js";
import "./chunk-VK362HHO.js";
import "./chunk-RU565FZV.js";
import "./chunk-HWFMSSPQ.js";
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
