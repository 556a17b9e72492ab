import { VERSION } from "./version.ts";

// Whoever reads our output may stop early, as `| head` does: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

// The version is asked for by scripts: it must not wait for anything that it does not need.
const [, , first] = process.argv;
if (first === "--version" || first === "-V") process.stdout.write(`${VERSION}\n`);
else {
  const { runProgram } = await import("./cli/program.ts");
  process.exitCode = await runProgram(process.argv.slice(2));
}
