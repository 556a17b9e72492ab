import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-VG6A4ZBZ.js";
import "./chunk-CQJOMPV2.js";
import "./chunk-T4WOSFUR.js";
import "./chunk-U7QMOB4F.js";
import "./chunk-ISTIQIOZ.js";
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
