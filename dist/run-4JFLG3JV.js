import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-G4XCQXXF.js";
import "./chunk-5DDKDZAS.js";
import "./chunk-X6IIQJDX.js";
import "./chunk-KXM4L5HZ.js";
import "./chunk-P44IPX3N.js";
import "./chunk-K5XKI2GM.js";
import "./chunk-H3VLB6EW.js";
import "./chunk-CH6SNSWT.js";
import "./chunk-44CT5S5U.js";
import "./chunk-HVZHPY4V.js";
import "./chunk-SEI3OR4G.js";
import "./chunk-YK2OKXNS.js";
import "./chunk-XJR6PN5P.js";
import "./chunk-4IEB24XD.js";
import "./chunk-QBB3FF5H.js";
import "./chunk-RIIWRW3X.js";
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
