import { numberAt } from "../../coverage/model/pair-list.ts";
import { outcomeOf } from "../../outcome-of.ts";
import type { DistinctCounts } from "../../test-report.ts";
import type { CaseColumns, Place } from "./case-columns.ts";
import { hashOfText, mix } from "./name-hash.ts";
import { addNew, clearTable, createNameTable, type NameTable } from "./name-table.ts";
import { nameAt } from "./names-of.ts";
import { partAt } from "./part-at.ts";

/** Cases that follow one another in one place. */
interface Stretch {
  readonly from: number;
  to: number;
  readonly place: Place;
}

/** Undefined when two cases are, or may be, tries of one test: place by place, because tests of two places never are. */
export function countIfUnrepeated(columns: CaseColumns): DistinctCounts | undefined {
  const stretches = stretchesOf(columns);
  const named = stretches.every(({ place }) => place.suite !== undefined);
  const hashes = named ? columns.hashes : columns.hashes.slice(0, columns.length);
  if (!named) for (const stretch of stretches) addSuite(hashes, stretch);
  const table = createNameTable(hashes, (left, right) => keyOf(columns, left) === keyOf(columns, right));
  for (const group of byPlace(stretches, named)) if (!areNew(table, group)) return undefined;
  const flaky = columns.problems.filter((found) => outcomeOf(found) === "passed").length;
  return { distinctTests: columns.length, flaky };
}

function stretchesOf({ runs, length }: CaseColumns): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { from, place } of runs) {
    const before = stretches.at(-1);
    if (before) before.to = from;
    if (before?.place !== place) stretches.push({ from, to: length, place });
    else before.to = length;
  }
  return stretches;
}

/** Where a suite may be the name once more, places differ by file and variant alone, and cases by suite and name. */
function byPlace(stretches: readonly Stretch[], named: boolean): Iterable<readonly Stretch[]> {
  const groups = new Map<string, Stretch[]>();
  for (const stretch of stretches) {
    const { file, variant, suite } = stretch.place;
    const key = named ? `${file}\n${variant}\n${suite}` : `${file}\n${variant}`;
    const group = groups.get(key);
    if (group) group.push(stretch);
    else groups.set(key, [stretch]);
  }
  return groups.values();
}

function addSuite(hashes: Uint32Array, { from, to, place: { suite } }: Stretch): void {
  const hash = suite === undefined ? undefined : hashOfText(suite);
  for (let at = from; at < to; at++) {
    const name = numberAt(hashes, at);
    hashes[at] = mix(name) ^ (hash ?? name);
  }
}

function keyOf(columns: CaseColumns, index: number): string {
  const name = nameAt(columns, index);
  const { suite = name } = partAt(columns.runs, index).place;
  return `${suite}\n${name}`;
}

function areNew(table: NameTable, stretches: readonly Stretch[]): boolean {
  clearTable(
    table,
    stretches.reduce((sum, { from, to }) => sum + to - from, 0),
  );
  for (const { from, to } of stretches) {
    for (let at = from; at < to; at++) if (!addNew(table, at)) return false;
  }
  return true;
}
