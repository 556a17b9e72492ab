import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  UserError,
  errorInfo
} from "./chunk-HWFMSSPQ.js";

// src/cli/show-error.ts
var OUR_FAILURE = 1;
var UNREADABLE_INPUT = 2;
function showError(error, asJson) {
  const info = errorInfo(error);
  if (asJson) process.stdout.write(`${JSON.stringify({ schemaVersion: 1, error: info })}
`);
  process.stderr.write(`umpire: ${info.message}
${info.hint}
`);
  return error instanceof UserError ? UNREADABLE_INPUT : OUR_FAILURE;
}

export {
  showError
};
