import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-YMJCKPQS.js";
import "./chunk-Z4BNCMBD.js";
import "./chunk-F5J3ALGJ.js";
import "./chunk-BAGLE4WJ.js";
import "./chunk-MQX32DLZ.js";
import "./chunk-GYG5TWS4.js";
import "./chunk-YSCCANWG.js";
import "./chunk-3JOJT7P3.js";
import "./chunk-44CT5S5U.js";
import "./chunk-CMP5O6KD.js";
import "./chunk-C7ZHUFOO.js";
import "./chunk-3YVEGCVY.js";
import "./chunk-IRSMH2DF.js";
import "./chunk-JART744G.js";
import "./chunk-WGKWUF2W.js";
import "./chunk-2EB4WJIS.js";
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
