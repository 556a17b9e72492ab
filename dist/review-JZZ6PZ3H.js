import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-J2RBKQN4.js";
import "./chunk-NGYADHHR.js";
import "./chunk-CEOUL7BU.js";
import {
  withSarif
} from "./chunk-GKDUO4HE.js";
import "./chunk-CVDFHWYO.js";
import "./chunk-GNDCAUM2.js";
import "./chunk-I4OM4RFW.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import "./chunk-OHEE7F2H.js";
import "./chunk-3B7KZACU.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-BDS4M35R.js";
import "./chunk-UOVHSO2X.js";
import "./chunk-MVPI74DC.js";
import "./chunk-OG6TXQCC.js";
import {
  openWorld
} from "./chunk-WWZBJHA7.js";
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
