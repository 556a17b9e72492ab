import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-TLZNKSU2.js";
import "./chunk-5YFHWSUB.js";
import "./chunk-NROO75I3.js";
import "./chunk-SB4SPM5L.js";
import "./chunk-CT6GWJHA.js";
import "./chunk-BPOPR7KR.js";
import "./chunk-4CMYFIVE.js";
import "./chunk-65D3ZUTK.js";
import "./chunk-44CT5S5U.js";
import "./chunk-L4U7GZ6G.js";
import "./chunk-JAWR7LQO.js";
import "./chunk-XZ6H6RZK.js";
import "./chunk-C7CLVDMM.js";
import "./chunk-HEVSL4X2.js";
import "./chunk-MNOPWWT5.js";
import "./chunk-6GLT6FU5.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-IYHK5JIX.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
