import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, loadavg, totalmem, type } from "node:os";
import { join } from "node:path";
import { installed } from "./setup/npm-packages.ts";

/** Where and with what it was measured: figures without this mean nothing. */
export function machineLines(node: string, loadBefore: number): string {
  const [cpu] = cpus();
  const load = `${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  return [
    `- machine: ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 1e9)} GB, ${type()} ${process.arch}`,
    `- load average: ${load}`,
    `- Node ${said(node, "--version")}, ${said("xmllint", "--version").replace(/^.*using libxml version /, "libxml2 ")}, ${said("grep", "--version")}`,
    `- junit2json ${versionIn("node_modules", "junit2json")}, saxes ${versionIn("node_modules", "saxes")}, parse-lcov ${versionIn(installed([]), "parse-lcov")}, @friedemannsommer/lcov-parser ${versionIn(installed([]), "@friedemannsommer/lcov-parser")}`,
  ].join("\n");
}

function said(program: string, question: string): string {
  const { stdout, stderr, error } = spawnSync(program, [question], { encoding: "utf8" });
  return error ? `no ${program}` : (`${stdout}${stderr}`.split("\n")[0] ?? "").trim();
}

function versionIn(folder: string, name: string): string {
  const path = join(folder, name, "package.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).version : "(not installed)";
}
