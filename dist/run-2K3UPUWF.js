import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-ELYD5NL4.js";
import "./chunk-WZL3LJ5E.js";
import "./chunk-VUCVEL4P.js";
import "./chunk-JLGG7VN4.js";
import "./chunk-5I4TKYRM.js";
import "./chunk-32J4S2J6.js";
import "./chunk-ZZIISTEY.js";
import "./chunk-3WC5TMZY.js";
import "./chunk-3JRGCPP7.js";
import "./chunk-XSSLFXTS.js";
import "./chunk-K6DY7TR5.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
