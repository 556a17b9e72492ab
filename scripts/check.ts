// Runs every check:* script of package.json, in the order they stand there, and tells all results at the end.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { finish } from "./finish.ts";

const npm = process.env["npm_execpath"];
if (npm === undefined) throw new Error("Start this with `npm run check`.");

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const checks = Object.keys(scripts).filter((name) => name.startsWith("check:"));
if (checks.length === 0) throw new Error("package.json has no check:* scripts.");

const results = checks.map((name) => {
  console.log(`\n> ${name}`);
  const start = Date.now();
  const { status } = spawnSync(process.execPath, [npm, "run", "--silent", name], { stdio: "inherit" });
  return { name, passed: status === 0, seconds: ((Date.now() - start) / 1000).toFixed(1) };
});

console.log("");
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? "ok  " : "FAIL"} ${name.padEnd(20)} ${seconds.padStart(6)} s`);
}
finish(
  results.filter(({ passed }) => !passed).map(({ name }) => `npm run ${name}`),
  `all ${results.length} checks passed`,
  "Run the failed ones by themselves to see more.",
);
