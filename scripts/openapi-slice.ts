// Cuts test/github/openapi-slice.json out of GitHub's OpenAPI description: the operations Umpire calls, with everything
// they refer to, closed so that a misspelt field is refused. The description is 417 MB installed, so it is no
// dependency: this script fetches it into a temporary folder and forgets it.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeBodies, nullTypes, type OpenApi, sliceOf } from "./openapi/slice.ts";

const source = "@octokit/openapi@23.0.2";
const folder = "test/github";
const operations: readonly string[] = JSON.parse(readFileSync(join(folder, "operations.json"), "utf8"));

const temporary = mkdtempSync(join(tmpdir(), "openapi-"));
try {
  writeFileSync(join(temporary, "package.json"), "{}");
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", source], {
    cwd: temporary,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const installed = join(temporary, "node_modules/@octokit/openapi");
  const whole: OpenApi = JSON.parse(readFileSync(join(installed, "generated/api.github.com.json"), "utf8"));
  const { slice, missing } = sliceOf(whole, operations);
  if (missing.length > 0) throw new Error(`${source} has no operation ${missing.join(", ")}`);
  closeBodies(slice);
  nullTypes(slice);
  writeFileSync(join(folder, "openapi-slice.json"), `${JSON.stringify(slice, undefined, 1)}\n`);
  execFileSync("npx", ["biome", "format", "--write", join(folder, "openapi-slice.json")], {
    shell: process.platform === "win32",
  });
  copyFileSync(join(installed, "LICENSE"), join(folder, "openapi-slice.LICENSE"));
  console.log(`${operations.length} operations of ${source} written to ${folder}/openapi-slice.json`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
