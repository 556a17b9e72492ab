import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  showError
} from "./chunk-T3LFNAA6.js";
import {
  inspect
} from "./chunk-KGLNT75V.js";
import "./chunk-ZGO2EZM5.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/cli/plain-inspect.ts
function isPlain(words) {
  const files = words.filter((word) => word !== "--json");
  return files.length > 0 && files.every((file) => !file.startsWith("-"));
}
async function plainInspect(words) {
  const json = words.includes("--json");
  try {
    return await inspect(
      words.filter((word) => word !== "--json"),
      { json }
    );
  } catch (error) {
    return showError(error, json);
  }
}
export {
  isPlain,
  plainInspect
};
