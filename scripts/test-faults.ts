// Faults at every call, races in every order, crashes between any two writes: `npm run test:faults -- [story,...]`.
// Takes hours for all stories; docs/reliability.md keeps the figures.
import { spawnSync } from "node:child_process";

const [stories = "all"] = process.argv.slice(2);
const { status } = spawnSync(
  "npx",
  [
    "vitest",
    "run",
    "test/app/github/races.test.ts",
    "test/app/github/crash.test.ts",
    "test/github/faults.test.ts",
    "--testTimeout=3600000",
  ],
  {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, UMPIRE_FAULTS: stories, UMPIRE_RACES: "1000" },
  },
);
process.exitCode = status ?? 1;
