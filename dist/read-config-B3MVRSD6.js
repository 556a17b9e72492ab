import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  readConfig
} from "./chunk-LUXDDD2I.js";
import "./chunk-7MVURXQ7.js";
import "./chunk-5QDPSJR6.js";
import "./chunk-B2YLVUHV.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";
export {
  readConfig
};
