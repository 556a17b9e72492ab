// Faults at every call, races in every order, crashes between any two writes:
// `npm run test:faults -- [--write] [--figures] [--quick] [--lanes=N] [story,...]`. Stopped and started again, it goes on where it was, as long
// as dist/ is the same. With --write the figures go to docs/reliability.md; --figures plays nothing and tells them.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { figures } from "./faults-figures.ts";

const SCENARIOS = "test/github/scenarios";
const PAGE = "docs/reliability.md";
const BLOCK = /(<!-- figures -->\n)[\s\S]*?(\n<!-- \/figures -->)/;

const given = process.argv.slice(2);
const [named = "all"] = given.filter((word) => !word.startsWith("--"));
const lanes = /^--lanes=(\d+)$/.exec(given.find((word) => word.startsWith("--lanes")) ?? "")?.[1];
const isQuick = given.includes("--quick");
const stories = readdirSync(SCENARIOS).sort();

const folder = resolve("node_modules/.cache/umpire-faults");
mkdirSync(folder, { recursive: true });
const file =
  process.env["UMPIRE_FAULTS_FILE"] ?? join(folder, `${buildDigest()}${isQuick ? "-quick" : ""}.jsonl`);

const isTold = given.includes("--figures");
const isOk =
  isTold ||
  [
    tested("test/app/github/races.test.ts", "test/app/github/crash.test.ts"),
    tested("test/github/faults.test.ts"),
  ].every(Boolean);
const text = figures({ stories, file });
process.stdout.write(`${text}\n${file}\n`);
if (given.includes("--write")) writeFileSync(PAGE, readFileSync(PAGE, "utf8").replace(BLOCK, `$1${text}$2`));
process.exitCode = isOk ? 0 : 1;

function tested(...files: string[]): boolean {
  const { status } = spawnSync(
    "npx",
    ["vitest", "run", ...files, "--testTimeout=3600000", "--maxWorkers=1"],
    {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: {
        ...process.env,
        UMPIRE_FAULTS: named,
        UMPIRE_FAULTS_FILE: file,
        UMPIRE_FAULTS_LANES: lanes ?? String(availableParallelism()),
        UMPIRE_FAULTS_QUICK: isQuick ? "1" : "",
        UMPIRE_RACES: "1000",
      },
    },
  );
  return status === 0;
}

/** Plays of another build prove nothing of this one. */
function buildDigest(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync("dist").sort()) hash.update(name).update(readFileSync(join("dist", name)));
  return hash.digest("hex").slice(0, 16);
}
