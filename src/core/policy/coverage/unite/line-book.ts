import type { LineSets } from "../../../attempt/coverage-summary.ts";
import type { Ratio } from "../../../reports/coverage-report.ts";
import { type LineRange, readRanges } from "../lines/line-ranges.ts";

/** Lines that several jobs measured: one that ran anywhere has run, and one that only some missed stays missed. */
export class LineBook {
  readonly #hit = new Map<number, boolean>();

  add({ covered, missed }: LineSets): void {
    for (const line of linesOf(readRanges(missed))) if (!this.#hit.has(line)) this.#hit.set(line, false);
    for (const line of linesOf(readRanges(covered))) this.#hit.set(line, true);
  }

  isMissed(line: number): boolean {
    return this.#hit.get(line) === false;
  }

  ratio(): Ratio {
    const covered = [...this.#hit.values()].filter(Boolean).length;
    return { covered, total: this.#hit.size };
  }
}

/** A record is a claim: one that names a million lines must not cost more than any file has. */
const MOST_LINES = 100_000;

export function linesOf(ranges: readonly LineRange[]): number[] {
  const lines: number[] = [];
  for (const [first, last] of ranges)
    for (let line = first; line <= last && lines.length < MOST_LINES; line += 1) lines.push(line);
  return lines;
}
