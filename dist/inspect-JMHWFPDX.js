import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  inspect
} from "./chunk-KGLNT75V.js";
import "./chunk-ZGO2EZM5.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  inspect
};
