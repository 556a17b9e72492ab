import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reviewReports
} from "./chunk-XN5MTOFK.js";
import {
  EXIT_CODES,
  sayOnStderr,
  showReview
} from "./chunk-63E2WFCP.js";
import "./chunk-DIAOM3PE.js";
import "./chunk-VX5ABEUX.js";
import "./chunk-YWSXRQC5.js";
import {
  openWorld
} from "./chunk-MU3HSBF4.js";
import "./chunk-NCA7Z3EL.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/cli/review.ts
async function review(options) {
  const { world, config } = await openWorld({
    folder: process.cwd(),
    config: options.config,
    output: "stderr",
    say: sayOnStderr
  });
  const { junit, coverage, base, branch } = options;
  const result = await reviewReports({ junit, coverage, base, branch }, config, world);
  await showReview(result, options);
  return EXIT_CODES[result.latest.call.action];
}
export {
  review
};
