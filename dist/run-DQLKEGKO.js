import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-QO6ZCTYX.js";
import "./chunk-NTRZF2MO.js";
import "./chunk-F57WLRPV.js";
import "./chunk-UYNMHUEU.js";
import "./chunk-Q2ZR4MT3.js";
import "./chunk-AFJAUK4S.js";
import "./chunk-IK4UVTYL.js";
import "./chunk-5K2BLLAI.js";
import "./chunk-44CT5S5U.js";
import "./chunk-EDEWGN2M.js";
import "./chunk-YJM2PNHI.js";
import "./chunk-PZCCNH57.js";
import "./chunk-6ZZDUEFZ.js";
import "./chunk-KU45P5KK.js";
import "./chunk-CM23JTGE.js";
import "./chunk-ZRIGJCED.js";
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
