import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/core/parse-json.ts
function parseJson(text, refuse) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse(`is not complete JSON (${text.length} characters)`, cause);
  }
}

export {
  parseJson
};
