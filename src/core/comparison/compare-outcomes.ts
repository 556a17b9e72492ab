import type { Outcome } from "../reports/test-report.ts";

export type Change =
  | "broken"
  | "fixed"
  | "still-failing"
  | "new-failure"
  | "silenced"
  | "removed"
  | "added"
  | "revived"
  | "flaky"
  | "unchanged";

export type Outcomes = ReadonlyMap<string, Outcome>;

/** Test ids by what happened to them, each list sorted; `unchanged` is only counted. */
export type Comparison = Readonly<Record<Exclude<Change, "unchanged">, readonly string[]>> & {
  readonly unchanged: number;
};

type Presence = "passed" | "failing" | "skipped" | "absent";

/** Read as: was (row) to is (column). A failing test that vanishes was silenced, not removed: it hid a failure. */
const CHANGES: Readonly<Record<Presence, Readonly<Record<Presence, Change>>>> = {
  passed: { passed: "unchanged", failing: "broken", skipped: "silenced", absent: "removed" },
  failing: { passed: "fixed", failing: "still-failing", skipped: "silenced", absent: "silenced" },
  skipped: { passed: "revived", failing: "new-failure", skipped: "unchanged", absent: "removed" },
  absent: { passed: "added", failing: "new-failure", skipped: "added", absent: "unchanged" },
};

const PRESENCE: Readonly<Record<Outcome, Presence>> = {
  passed: "passed",
  failed: "failing",
  error: "failing",
  skipped: "skipped",
};

/** `flaky` names the tests proven flaky: both results on one code hash. What they did is no change of the code's. */
export function compareOutcomes(was: Outcomes, is: Outcomes, flaky: ReadonlySet<string>): Comparison {
  const lists = emptyLists();
  let unchanged = 0;
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const change = flaky.has(id) && is.has(id) ? "flaky" : CHANGES[presence(was, id)][presence(is, id)];
    if (change === "unchanged") unchanged += 1;
    else lists[change].push(id);
  }
  for (const list of Object.values(lists)) list.sort();
  return { ...lists, unchanged };
}

function presence(outcomes: Outcomes, id: string): Presence {
  const outcome = outcomes.get(id);
  return outcome === undefined ? "absent" : PRESENCE[outcome];
}

export function isFailing(outcome: Outcome | undefined): boolean {
  return outcome === "failed" || outcome === "error";
}

function emptyLists(): Record<Exclude<Change, "unchanged">, string[]> {
  return {
    broken: [],
    fixed: [],
    "still-failing": [],
    "new-failure": [],
    silenced: [],
    removed: [],
    added: [],
    revived: [],
    flaky: [],
  };
}
