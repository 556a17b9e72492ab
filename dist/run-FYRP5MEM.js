import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-BTQ3HAKN.js";
import "./chunk-MPS57FPP.js";
import "./chunk-44CT5S5U.js";
import "./chunk-BXFRMJMI.js";
import "./chunk-54F2BMO5.js";
import "./chunk-PT4D2XKV.js";
import "./chunk-7477QGAS.js";
import "./chunk-VHOPQCAC.js";
import "./chunk-VHI32NIY.js";
import "./chunk-B5IJHW3J.js";
import "./chunk-EEXRDVIR.js";
import "./chunk-EYVLYEOV.js";
import "./chunk-QCVN5TAE.js";
import "./chunk-H5FLJUWF.js";
import "./chunk-WN3YX3QC.js";
import "./chunk-YUSCSSLF.js";
import "./chunk-5EAZQDFI.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import "./chunk-7MVURXQ7.js";
import "./chunk-5QDPSJR6.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-B2YLVUHV.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
