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
var [first, ...words] = process.argv.slice(2);
if (first === "--version" || first === "-V") process.stdout.write(`${VERSION}
`);
else if (first !== "inspect" || !await inspectPlainly()) {
  const { runProgram } = await import("./program-DU6GGNMY.js");
  process.exitCode = await runProgram(process.argv.slice(2));
}
async function inspectPlainly() {
  const { isPlain, plainInspect } = await import("./plain-inspect-XQFLP452.js");
  if (!isPlain(words)) return false;
  process.exitCode = await plainInspect(words);
  if (process.exitCode === 0) process.stdout.write("", () => process.exit());
  return true;
}
