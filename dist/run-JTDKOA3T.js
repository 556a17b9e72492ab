import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-OXTW46SV.js";
import "./chunk-V3O34WJO.js";
import "./chunk-44CT5S5U.js";
import "./chunk-WWKK7P7K.js";
import "./chunk-OZD7EBOG.js";
import "./chunk-TKI45ECL.js";
import "./chunk-GMKGLHKV.js";
import "./chunk-ZDJ3LEEX.js";
import "./chunk-VWM65BTE.js";
import "./chunk-S3YIRHDQ.js";
import "./chunk-SNDC6BSE.js";
import "./chunk-PVD4CYIT.js";
import "./chunk-YEIHBIUQ.js";
import "./chunk-42JHOWL2.js";
import "./chunk-EZR2QFYQ.js";
import "./chunk-SDWEANFA.js";
import "./chunk-UIET7DDD.js";
import "./chunk-IYHK5JIX.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
