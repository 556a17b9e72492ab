import { VERSION } from "./version.ts";

// Whoever reads our output may stop early, as `| head` does: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

// The version is asked for by scripts, and reports are looked at in a hurry: neither waits for what it does not need.
const [first, ...words] = process.argv.slice(2);
if (first === "--version" || first === "-V") process.stdout.write(`${VERSION}\n`);
else if (first !== "inspect" || !(await inspectPlainly())) {
  const { runProgram } = await import("./cli/program.ts");
  process.exitCode = await runProgram(process.argv.slice(2));
}

async function inspectPlainly(): Promise<boolean> {
  const { isPlain, plainInspect } = await import("./cli/plain-inspect.ts");
  if (!isPlain(words)) return false;
  process.exitCode = await plainInspect(words);
  // As soon as all is written: else the garbage of a large report is collected first, for nobody.
  if (process.exitCode === 0) process.stdout.write("", () => process.exit());
  return true;
}
