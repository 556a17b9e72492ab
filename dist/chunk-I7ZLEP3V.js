import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// package.json
var package_default = { version: "0.1.0" };

// src/version.ts
var VERSION = package_default.version;

export {
  VERSION
};
