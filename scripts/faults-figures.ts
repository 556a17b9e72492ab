import { readFileSync } from "node:fs";
import { type KindLine, linesIn, type SameLine } from "../test/github/faults/playbook.ts";
import { FAULT_KINDS } from "../test/github/server/faults.ts";

export interface Expected {
  /** Stories that there are. */
  readonly stories: readonly string[];
  readonly file: string;
}

interface Row {
  readonly story: string;
  readonly runs: number;
  readonly calls: number;
  readonly plays: number;
  readonly atOnce: number;
  readonly again: number;
  readonly wrong: number;
  readonly processes: number;
  readonly same: readonly string[];
  /** Kinds at runs that are not in the file. */
  readonly missing: number;
}

/** The figures of a file of plays, in markdown. What is not in it is said to be missing. */
export function figures({ stories, file }: Expected): string {
  const { kinds, same } = linesIn(file);
  const rows = stories.map((story): Row => {
    const twins = same.filter((line) => line.story === story && !isWhole(line, kinds));
    const isTwin = ({ run }: KindLine) => twins.some((line) => line.run === run);
    const own = kinds.filter((line) => line.story === story && !isTwin(line));
    const runs = new Map([...own, ...twins].map((line) => [line.run, line.calls]));
    const sum = (pick: (line: KindLine) => number) => own.reduce((total, line) => total + pick(line), 0);
    return {
      story,
      runs: runs.size,
      calls: [...runs.values()].reduce((total, calls) => total + calls, 0),
      plays: sum(({ atOnce, again, wrong }) => atOnce + again + wrong),
      atOnce: sum(({ atOnce }) => atOnce),
      again: sum(({ again }) => again),
      wrong: sum(({ wrong }) => wrong),
      processes: sum(({ processes }) => processes),
      same: twins.map(({ run, sameAs }) => `run ${run} as ${sameAs.replace(/ (\d+)$/, ", run $1")}`),
      missing: (runs.size - twins.length) * FAULT_KINDS.length - own.length,
    };
  });
  const total = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const all = {
    story: "**all**",
    runs: total(({ runs }) => runs),
    calls: total(({ calls }) => calls),
    plays: total(({ plays }) => plays),
    atOnce: total(({ atOnce }) => atOnce),
    again: total(({ again }) => again),
    wrong: total(({ wrong }) => wrong),
  };
  return [
    "| story | runs | calls | faults played | ended the same at once | after one re-run | otherwise | |",
    "|---|---:|---:|---:|---:|---:|---:|---|",
    ...rows.map((row) => line(row, note(row))),
    line(all, ""),
    "",
    `${total(({ processes }) => processes)} of them in a process of their own. ${others(file)}`,
  ].join("\n");
}

function isWhole({ story, run }: SameLine, kinds: readonly KindLine[]): boolean {
  return kinds.filter((line) => line.story === story && line.run === run).length === FAULT_KINDS.length;
}

function line(
  { story, runs, calls, plays, atOnce, again, wrong }: Omit<Row, "processes" | "same" | "missing">,
  said: string,
): string {
  return `| ${story} | ${runs} | ${calls} | ${plays} | ${atOnce} | ${again} | ${wrong} | ${said} |`;
}

function note({ runs, missing, same }: Row): string {
  if (runs === 0) return "not played";
  const left = missing > 0 ? [`${missing} times a kind at a run of it not played yet`] : [];
  return [...left, ...same].join("; ");
}

/** Races and crashes say theirs in the same file. */
function others(file: string): string {
  const lines: Record<string, unknown>[] = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((text) => JSON.parse(text));
  const races = lines.findLast((entry) => "races" in entry);
  const crashes = new Map(lines.filter((entry) => "crash" in entry).map((entry) => [entry["crash"], entry]));
  const raced =
    races && `Races: ${races["races"]} interleavings of ${races["runs"]} runs, ${races["calls"]} calls.`;
  const crashed = [...crashes.values()].map(
    ({ crash, calls, writes }) => `${crash} before each of ${calls} calls (${writes} writes)`,
  );
  return [raced, crashed.length > 0 && `Crashes: ${crashed.join(", ")}.`].filter(Boolean).join(" ");
}
