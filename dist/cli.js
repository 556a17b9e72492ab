#!/usr/bin/env node
import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  VERSION
} from "./chunk-I7ZLEP3V.js";
import "./chunk-KPOE4I3O.js";

// src/cli.ts
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
var [, , first] = process.argv;
if (first === "--version" || first === "-V") process.stdout.write(`${VERSION}
`);
else {
  const { runProgram } = await import("./program-COFS3VUO.js");
  process.exitCode = await runProgram(process.argv.slice(2));
}
