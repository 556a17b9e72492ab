import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-V4L4VEFB.js";
import "./chunk-7OTDP5AA.js";
import "./chunk-GUEV3CS4.js";
import "./chunk-TID65ZZC.js";
import "./chunk-B5DT6PZH.js";
import "./chunk-32J4S2J6.js";
import "./chunk-ETPY7EJ6.js";
import "./chunk-B2PX2J3X.js";
import "./chunk-27N7Q5PP.js";
import "./chunk-5GJWHUXE.js";
import "./chunk-TS4MR3OM.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
