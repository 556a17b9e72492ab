import { readFileSync } from "node:fs";

interface ParsedFile {
  readonly lines: { readonly found: number; readonly hit: number };
}

// Behind a variable, because the bench installs it for itself: the project does not depend on it.
const packageName: string = "parse-lcov";
const { default: module }: { default: { default: (text: string) => ParsedFile[] } } = await import(
  packageName
);

const [path = ""] = process.argv.slice(2);
const parsed = module.default(readFileSync(path, "utf8"));
let total = 0;
let covered = 0;
for (const { lines } of parsed) {
  total += lines.found;
  covered += lines.hit;
}
process.stdout.write(`${JSON.stringify({ files: parsed.length, total, covered })}\n`);
