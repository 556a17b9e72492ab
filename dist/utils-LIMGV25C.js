import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
} from "./chunk-ARQCPCEU.js";
import "./chunk-55RZY7CO.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-KPOE4I3O.js";
export {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
};
