// Does any test notice when a rule of the policy is changed? `npm run test:mutation -- [file,...]`
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = "test/mutation";
const [files] = process.argv.slice(2);
const shared = { stdio: "inherit", shell: process.platform === "win32" } as const;

if (!existsSync(join(folder, "node_modules/@stryker-mutator/core")))
  spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { ...shared, cwd: folder });
const stryker = join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");
const chosen = files === undefined ? [] : ["--mutate", files];
const { status } = spawnSync(
  process.execPath,
  [stryker, "run", join(folder, "stryker.config.mjs"), ...chosen],
  shared,
);
process.exitCode = status ?? 1;
