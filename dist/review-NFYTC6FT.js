import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-FLXSHXUC.js";
import "./chunk-F5J3ALGJ.js";
import "./chunk-BAGLE4WJ.js";
import {
  withSarif
} from "./chunk-MQX32DLZ.js";
import "./chunk-GYG5TWS4.js";
import "./chunk-YSCCANWG.js";
import "./chunk-3JOJT7P3.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import "./chunk-CMP5O6KD.js";
import "./chunk-C7ZHUFOO.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-3YVEGCVY.js";
import "./chunk-IRSMH2DF.js";
import "./chunk-JART744G.js";
import "./chunk-WGKWUF2W.js";
import {
  openWorld
} from "./chunk-2EB4WJIS.js";
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
