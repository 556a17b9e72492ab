import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-NC6WBADQ.js";
import "./chunk-IBQWJP2S.js";
import "./chunk-U4AXW5K3.js";
import {
  withSarif
} from "./chunk-VEWVJGUT.js";
import "./chunk-TT3XQU2Y.js";
import "./chunk-Z5DMC7QE.js";
import "./chunk-AB3ESMJE.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import "./chunk-ZGC2XNDA.js";
import "./chunk-667ZVAED.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-H4JC2B63.js";
import "./chunk-PED2W5JY.js";
import "./chunk-Y7A5C4JJ.js";
import "./chunk-R7RXBSLI.js";
import {
  openWorld
} from "./chunk-L24OYCSH.js";
import "./chunk-7477QGAS.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-TRBVMLRL.js";
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
