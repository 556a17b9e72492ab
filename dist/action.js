import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/action.ts
var { runAction } = await import("./run-action-B3DWVHOX.js");
await runAction();
