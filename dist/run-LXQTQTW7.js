import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-X4EJ3CHX.js";
import "./chunk-5MKAVFSJ.js";
import "./chunk-XAGITZFX.js";
import "./chunk-MYFI756P.js";
import "./chunk-RQQHIXQY.js";
import "./chunk-WCDV2FHM.js";
import "./chunk-MVLQV5KU.js";
import "./chunk-Q45JHG4Q.js";
import "./chunk-44CT5S5U.js";
import "./chunk-N3NWH5CY.js";
import "./chunk-MXX67HZX.js";
import "./chunk-7ER665KK.js";
import "./chunk-BXH3Y2O5.js";
import "./chunk-XQ72JVLI.js";
import "./chunk-B2JYXZHB.js";
import "./chunk-XMMUHOWT.js";
import "./chunk-66JN3P3K.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-B2YLVUHV.js";
import "./chunk-IYHK5JIX.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
