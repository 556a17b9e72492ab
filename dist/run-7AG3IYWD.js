import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-ZUONHG57.js";
import "./chunk-GGJAL7UK.js";
import "./chunk-O3NHKKBR.js";
import "./chunk-WZQIINS6.js";
import "./chunk-5APXZXPZ.js";
import "./chunk-32J4S2J6.js";
import "./chunk-YISN4CN6.js";
import "./chunk-MYMLDVR6.js";
import "./chunk-SSDS6TPO.js";
import "./chunk-RKOXSGBR.js";
import "./chunk-2IWDZKCG.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
