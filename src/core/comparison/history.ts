import type { Evidence, FailureRecord } from "../attempt/evidence.ts";
import type { BaseResults } from "../attempt/ledger.ts";
import type { SeenTampering } from "../attempt/seen-tampering.ts";
import type { Outcome } from "../reports/test-report.ts";
import { isFailing } from "./compare-outcomes.ts";

/** What the ledger knew of every test before the run at hand. */
export interface History {
  /** The last result of each test since the last reset. A test that vanished or is skipped stays known by what it did. */
  readonly last: ReadonlyMap<string, Outcome>;
  /** The last run in which a test passed, over the whole ledger. */
  readonly lastPass: ReadonlyMap<string, Passed>;
  /** The first run of the current unbroken series of failures. */
  readonly failingSince: ReadonlyMap<string, Evidence>;
  /** The same for suites that broke outside any test; they have names of their own. */
  readonly brokenSince: ReadonlyMap<string, Evidence>;
  /** Outcomes by code hash: both results on one hash prove a test flaky. */
  readonly byCode: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<boolean>>>;
  /** Every test so proven, on whichever code. */
  readonly flaky: ReadonlySet<string>;
  /** The tests that were there before this work: on the base, else in the first run. */
  readonly first: { readonly codeHash: string | null; readonly tests: ReadonlySet<string> } | null;
  /** The code under which a report was first seen, by the report's digest. */
  readonly digests: ReadonlyMap<string, string>;
  /** What each earlier state already had of tampering: one without a place can tell what was there before it. */
  readonly witnesses: readonly ReadonlySet<string>[];
}

/** Where a test passed. The base is no run, and has an id of its own. */
export interface Passed {
  readonly id: string;
  readonly commit: string | null;
}

export const BASE_ID = "base";

/** What the base showed is known before the first run. */
export function historyFrom(base: BaseResults | null): History {
  const outcomes: BaseResults["outcomes"] = base?.outcomes ?? new Map();
  const passed = [...outcomes].filter(([, outcome]) => outcome === "passed");
  const passedIn = { id: BASE_ID, commit: base?.commit ?? null };
  return {
    last: outcomes,
    lastPass: new Map(passed.map(([id]) => [id, passedIn])),
    failingSince: new Map(),
    brokenSince: new Map(),
    byCode: new Map(),
    flaky: new Set(),
    first: base && { codeHash: null, tests: new Set(outcomes.keys()) },
    digests: new Map(),
    witnesses: base ? [new Set()] : [],
  };
}

export function remember(history: History, evidence: Evidence): History {
  const last = new Map(history.last);
  const lastPass = new Map(history.lastPass);
  const failingSince = new Map(history.failingSince);
  for (const [id, outcome] of evidence.outcomes) {
    // Were a skip remembered, the next run would take it for the normal state and let it pass.
    if (outcome !== "skipped" || !last.has(id)) last.set(id, outcome);
    if (outcome === "passed") lastPass.set(id, { id: evidence.id, commit: evidence.code.commit });
    if (!isFailing(outcome)) failingSince.delete(id);
    else if (!failingSince.has(id)) failingSince.set(id, evidence);
  }
  const seen = resultsOnThisCode(history, evidence);
  return {
    last,
    lastPass,
    failingSince,
    brokenSince: suitesBrokenSince(history, evidence),
    byCode: new Map(history.byCode).set(evidence.code.hash, seen),
    flaky: new Set([...history.flaky, ...withBothResults(seen, evidence)]),
    first: history.first ?? { codeHash: evidence.code.hash, tests: new Set(evidence.outcomes.keys()) },
    digests: new Map([...reportsOf(evidence), ...history.digests]),
    witnesses: [...history.witnesses, new Set(evidence.tampering.map(placeKey))],
  };
}

/** A person who starts a new loop accepts which tests exist now; what once passed still counts. */
export function forgetVanished(history: History): History {
  return { ...history, last: new Map(), witnesses: [...history.witnesses, new Set()] };
}

/** Whether no earlier state, of which anything is known, was without this tampering. */
export function wasAlwaysSo({ witnesses }: History, place: SeenTampering): boolean {
  return witnesses.every((witness) => witness.has(placeKey(place)));
}

/** Lines move; what they say stays. */
function placeKey({ kind, path, text }: SeenTampering): string {
  return [kind, path, text].join("\n");
}

function reportsOf({ reports, code }: Evidence): [string, string][] {
  return reports.filter(({ digest }) => digest !== "").map(({ digest }) => [digest, code.hash]);
}

/** Those of these tests that came with the work. Nothing is new to a first run that has no base. */
export function newSince({ first }: History, { code }: Evidence, tests: ReadonlySet<string>): string[] {
  if (!first || first.codeHash === code.hash) return [];
  return [...tests].filter((test) => !first.tests.has(test));
}

/**
 * Tests with both results on the code of this run, this run included. A failing one that was proven
 * flaky on earlier code is among them: its earlier pass shows nothing that this code could have broken.
 */
export function provenFlaky(history: History, evidence: Evidence): ReadonlySet<string> {
  const flaky = withBothResults(resultsOnThisCode(history, evidence), evidence);
  for (const [id, outcome] of evidence.outcomes)
    if (isFailing(outcome) && history.flaky.has(id)) flaky.add(id);
  return flaky;
}

/** The run since which this fails without a break; undefined when it is new. */
export function failsSince(
  { brokenSince, failingSince }: History,
  { scope, test }: Pick<FailureRecord, "scope" | "test">,
): Evidence | undefined {
  return (scope === "suite" ? brokenSince : failingSince).get(test);
}

type Results = ReadonlyMap<string, ReadonlySet<boolean>>;

function resultsOnThisCode(history: History, { code, outcomes, flaky }: Evidence): Results {
  const earlier = history.byCode.get(code.hash) ?? [];
  const seen = new Map([...earlier].map(([id, results]) => [id, new Set(results)]));
  for (const [id, outcome] of outcomes) {
    if (outcome === "skipped") continue;
    const results = seen.get(id) ?? new Set();
    seen.set(id, results.add(outcome === "passed"));
    if (flaky.has(id)) results.add(true).add(false);
  }
  return seen;
}

/** A test that this run skipped gave no result, whatever it did before. */
function withBothResults(seen: Results, { outcomes }: Evidence): Set<string> {
  const ran = [...outcomes].filter(([, outcome]) => outcome !== "skipped").map(([id]) => id);
  return new Set(ran.filter((id) => seen.get(id)?.size === 2));
}

function suitesBrokenSince({ brokenSince }: History, evidence: Evidence): Map<string, Evidence> {
  const suites = evidence.failures.filter(({ scope }) => scope === "suite");
  return new Map(suites.map(({ test }) => [test, brokenSince.get(test) ?? evidence]));
}
