import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/core/errors.ts
var UserError = class extends Error {
  name = "UserError";
  code;
  hint;
  constructor(code, message, hint, options) {
    super(message, options);
    this.code = code;
    this.hint = hint;
  }
};
function errorInfo(error) {
  if (error instanceof UserError) return { code: error.code, message: error.message, hint: error.hint };
  const detail = error instanceof Error ? error.stack ?? error.message : String(error);
  return {
    code: "internal",
    message: `Unexpected: ${detail}`,
    hint: "This is a bug in Umpire. Please report it with the lines above."
  };
}

export {
  UserError,
  errorInfo
};
