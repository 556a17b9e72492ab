import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  readConfig
} from "./chunk-GLPSYZ5K.js";
import "./chunk-7MVURXQ7.js";
import "./chunk-VK362HHO.js";
import "./chunk-RU565FZV.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  readConfig
};
