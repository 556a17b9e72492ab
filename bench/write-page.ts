import { readFileSync, writeFileSync } from "node:fs";

const page = "docs/benchmarks.md";
const start = "<!-- measured -->";
const end = "<!-- /measured -->";

/** Puts the last figures into the page, between its two marks. */
export function writePage(report: string): void {
  const text = readFileSync(page, "utf8");
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has lost its marks ${start} and ${end}.`);
  writeFileSync(page, `${text.slice(0, from)}${start}\n${report}\n${text.slice(to)}`);
}
