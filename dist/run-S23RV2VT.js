import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-OO2AI77Q.js";
import "./chunk-BBZIZTU3.js";
import "./chunk-CAEVKTGO.js";
import "./chunk-YDA3GFAW.js";
import "./chunk-7HMRLTQC.js";
import "./chunk-MIABJ77V.js";
import "./chunk-U2KAGMJZ.js";
import "./chunk-PN5N3BIJ.js";
import "./chunk-44CT5S5U.js";
import "./chunk-MHZCVJKV.js";
import "./chunk-WERUKNKZ.js";
import "./chunk-AXWJKKF7.js";
import "./chunk-L7JVO4KE.js";
import "./chunk-P2JQO6AR.js";
import "./chunk-CGVMARTK.js";
import "./chunk-WBBHY7GH.js";
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
