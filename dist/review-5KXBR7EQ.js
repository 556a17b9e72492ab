import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-V7KRRT5F.js";
import "./chunk-XAGITZFX.js";
import {
  withSarif
} from "./chunk-MYFI756P.js";
import "./chunk-RQQHIXQY.js";
import "./chunk-WCDV2FHM.js";
import "./chunk-MVLQV5KU.js";
import "./chunk-Q45JHG4Q.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import "./chunk-N3NWH5CY.js";
import "./chunk-MXX67HZX.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-7ER665KK.js";
import "./chunk-BXH3Y2O5.js";
import "./chunk-XQ72JVLI.js";
import "./chunk-B2JYXZHB.js";
import {
  openWorld
} from "./chunk-XMMUHOWT.js";
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
