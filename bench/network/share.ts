// How much of a whole review is waiting for GitHub: `npm run bench:network`, on Node 24.
// A loopback GitHub answers each call after the given time; api.github.com takes about 150 ms.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { checkout } from "../../test/github/checkout.ts";
import { pullRequestEvent } from "../../test/github/events.ts";
import { spawnAction } from "../../test/github/spawn-action.ts";
import { missingParts, startGitHub } from "../../test/github/start-github.ts";
import { junitXml } from "../../test/support/junit.ts";

const TESTS = 5_000;
const LATENCY_MS = 150;
const ROUNDS = 5;
const BAR = 80;

if (missingParts !== null) throw new Error(missingParts);
const github = await startGitHub();
const shares: number[] = [];
try {
  for (let round = 1; round <= ROUNDS; round += 1) shares.push(await oneReview());
} finally {
  await github.stop();
}
const share = shares.toSorted((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0;
process.stdout.write(
  `A review of ${TESTS} tests, ${LATENCY_MS} ms a call: ${share.toFixed(1)} % of its time is waiting (bar: ${BAR} %, median of ${ROUNDS}).\n`,
);
process.exitCode = share >= BAR ? 0 : 1;

async function oneReview(): Promise<number> {
  await github.reset();
  const { number } = await github.openPull({ branch: "work", files: { "src/app.js": "1;\n" } });
  const event = await pullRequestEvent(github, number);
  const workspace = await checkout(github, event);
  const cases = Array.from({ length: TESTS }, (_, test) =>
    test % 500 === 0 ? { name: `case ${test}`, failure: "expected 1 to be 2" } : `case ${test}`,
  );
  await mkdir(join(workspace, "reports"));
  await writeFile(join(workspace, "reports/junit.xml"), junitXml(cases));
  await github.latency({ milliseconds: LATENCY_MS });
  const run = await github.addRun({ pull: number });
  const program = resolve("bench/network/with-usage.mjs");
  const env = { UMPIRE_ACTION: pathToFileURL(resolve("dist/action.js")).href };
  const { seconds, stderr, stdout } = await spawnAction(github, { event, workspace, run, program, env });
  await github.latency({ milliseconds: 0 });
  await rm(workspace, { recursive: true, force: true });
  const processor = Number(/processor ([\d.]+) ms/.exec(stderr)?.[1] ?? Number.NaN) / 1000;
  if (!stdout.includes("Umpire: RETRY")) throw new Error(`The review went wrong:\n${stdout}`);
  process.stdout.write(`${seconds.toFixed(2)} s in all, ${processor.toFixed(2)} s of processor time\n`);
  return (1 - processor / seconds) * 100;
}
