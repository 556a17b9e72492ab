import { VERSION } from "./version.ts";

// The version is asked for by scripts: it must not wait for anything that it does not need.
const [, , first] = process.argv;
if (first === "--version" || first === "-V") process.stdout.write(`${VERSION}\n`);
else {
  const { runProgram } = await import("./cli/program.ts");
  process.exitCode = await runProgram(process.argv.slice(2));
}
