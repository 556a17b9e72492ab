import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "../cache.ts";
import { VERSION } from "./data-file.ts";
import { type Counts, junitSuite } from "./junit-suite.ts";
import { seededRandom } from "./random.ts";

export interface SmallFiles {
  readonly folder: string;
  readonly names: readonly string[];
  readonly facts: Counts & { readonly bytes: number };
}

/** A report for every class, as JVM builds leave them: two cases and half a kilobyte each. */
export function smallFilesData(files: number): SmallFiles {
  const folder = cached("data", `v${VERSION}-small-${files}`);
  const names = Array.from({ length: files }, (_, index) => `TEST-${index}.xml`);
  const factsPath = `${folder}.facts.json`;
  if (!existsSync(factsPath)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(factsPath, JSON.stringify(fill(folder, names)));
  }
  return { folder, names, facts: JSON.parse(readFileSync(factsPath, "utf8")) };
}

function fill(folder: string, names: readonly string[]): SmallFiles["facts"] {
  const random = seededRandom(2);
  const counts: Counts = { cases: 0, failed: 0, errors: 0, skipped: 0 };
  let bytes = 0;
  for (const [number, name] of names.entries()) {
    const suite = junitSuite(random, { number, cases: 2, output: false }, counts);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n${suite}`;
    writeFileSync(join(folder, name), text);
    bytes += Buffer.byteLength(text);
  }
  return { ...counts, bytes };
}
