import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "../cache.ts";

/** Installs packages that only the bench needs, beside its data; a second run finds them there. */
export function installed(specifiers: readonly string[]): string {
  const folder = cached("node_modules");
  const missing = specifiers.filter((specifier) => !existsSync(join(folder, nameOf(specifier))));
  if (missing.length > 0) install(missing);
  return folder;
}

function install(specifiers: readonly string[]): void {
  process.stderr.write(`installing ${specifiers.join(", ")}\n`);
  const manifest = cached("package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, `{ "private": true }\n`);
  const done = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...specifiers], {
    cwd: cached("."),
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (done.status !== 0) throw new Error(`npm could not install ${specifiers.join(", ")}:\n${done.stderr}`);
}

function nameOf(specifier: string): string {
  return specifier.replace(/(?<=.)@.*$/, "");
}
