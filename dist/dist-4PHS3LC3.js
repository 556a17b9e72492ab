import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  convertPathToPattern,
  escapePath,
  glob,
  globSync,
  isDynamicPattern
} from "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";
export {
  convertPathToPattern,
  escapePath,
  glob,
  globSync,
  isDynamicPattern
};
