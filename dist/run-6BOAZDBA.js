import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-IT3SGU66.js";
import "./chunk-PSTICNEV.js";
import "./chunk-T5EE7KXB.js";
import "./chunk-J74P7H2B.js";
import "./chunk-74QZTWEX.js";
import "./chunk-YH5GPF5P.js";
import "./chunk-XEZ3PKA3.js";
import "./chunk-FUCVRUFK.js";
import "./chunk-FQLQEVPY.js";
import "./chunk-OXK5M3IS.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
