import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-LI4F53PL.js";
import "./chunk-IYNH46QZ.js";
import "./chunk-IBQWJP2S.js";
import "./chunk-U4AXW5K3.js";
import "./chunk-VEWVJGUT.js";
import "./chunk-TT3XQU2Y.js";
import "./chunk-Z5DMC7QE.js";
import "./chunk-AB3ESMJE.js";
import "./chunk-44CT5S5U.js";
import "./chunk-ZGC2XNDA.js";
import "./chunk-667ZVAED.js";
import "./chunk-H4JC2B63.js";
import "./chunk-PED2W5JY.js";
import "./chunk-Y7A5C4JJ.js";
import "./chunk-R7RXBSLI.js";
import "./chunk-L24OYCSH.js";
import "./chunk-7477QGAS.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
