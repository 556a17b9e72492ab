import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/app/github/ports.ts
var AnswerLost = class extends Error {
  name = "AnswerLost";
};

export {
  AnswerLost
};
