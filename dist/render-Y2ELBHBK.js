import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  templateRenderer
} from "./chunk-L4G27WTS.js";
import "./chunk-RLDAFMYN.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  templateRenderer
};
