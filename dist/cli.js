#!/usr/bin/env node
// package.json
var package_default = { version: "0.1.0" };

// src/version.ts
var VERSION = package_default.version;

// src/cli.ts
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
var [first, ...words] = process.argv.slice(2);
if (first === "--version" || first === "-V") process.stdout.write(`${VERSION}
`);
else if (first !== "inspect" || !await inspectPlainly()) {
  const { runProgram } = await import("./program.js");
  process.exitCode = await runProgram(process.argv.slice(2));
}
async function inspectPlainly() {
  const { isPlain, plainInspect } = await import("./plain-inspect.cjs");
  if (!isPlain(words)) return false;
  process.exitCode = await plainInspect(words);
  if (process.exitCode === 0) process.stdout.write("", () => process.exit());
  return true;
}
