import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { percentOf } from "./coverage-words.ts";
import { shortCommit } from "./names.ts";
import { cell, type Markdown, md } from "./untrusted.ts";
import { type Attempted, whatHappened } from "./what-happened.ts";
import { doneBy, whatWasDone } from "./what-was-done.ts";

/** What was tried, attempt by attempt: figures for a table, words for a list. */
export interface FixRow {
  readonly attempt: number;
  /** False of a run that spent none of the attempts and passed nothing: it only stands with this one. */
  readonly charged: boolean;
  readonly commit: Markdown;
  readonly by: Markdown;
  /** "6 of 8 (+1)": with the change from the attempt before. */
  readonly tests: string;
  /** "6 (+1)" */
  readonly passed: string;
  readonly failed: string;
  readonly skipped: string;
  /** "86 % (+15)" of the changed lines; a dash where nothing was measured. */
  readonly coverage: string;
  readonly broken: Markdown;
  readonly fixed: number;
  readonly still_failing: number;
  readonly call: Judgement["call"]["action"];
  readonly what: Markdown;
  readonly happened: Markdown;
}

export function fixRows(judgements: readonly Judgement[], loop: number): FixRow[] {
  const byCode = new Map<string, Attempted>();
  for (const judgement of judgements.filter((each) => each.loop === loop)) {
    const { code, outcomes } = judgement.evidence;
    const before = byCode.get(code.hash);
    const isShown = before !== undefined && before.latest.evidence.outcomes.size > 0;
    const comparison = isShown && outcomes.size > 0 ? before.comparison : judgement.comparison;
    const charged = before?.charged || judgement.charged || judgement.call.action === "proceed";
    byCode.set(code.hash, { latest: judgement, comparison, charged });
  }
  const attempts = [...byCode.values()];
  return attempts.map((attempt, position) => toRow(attempt, attempts.slice(0, position)));
}

function toRow(attempted: Attempted, earlier: readonly Attempted[]): FixRow {
  const { latest, comparison, charged } = attempted;
  const before = earlier.at(-1)?.latest;
  const runs = earlier.map((each) => each.latest);
  const broke = comparison.broken.length;
  return {
    attempt: latest.attempt,
    charged,
    commit: commitOf(latest),
    by: doneBy(latest),
    ...testsOf(latest, before),
    coverage: coverageOf(latest, before),
    broken: broke > 0 ? md`**${broke}**` : md`0`,
    fixed: comparison.fixed.length,
    still_failing: comparison["still-failing"].length,
    call: latest.call.action,
    what: whatWasDone(latest),
    happened: whatHappened(attempted, runs),
  };
}

function commitOf({ evidence: { code, fix } }: Judgement): Markdown {
  const commit = cell(shortCommit(code.commit));
  return fix?.uncommitted ? md`${commit}, uncommitted` : commit;
}

const NOT_KNOWN = "–";

function testsOf({ evidence }: Judgement, before: Judgement | undefined) {
  if (evidence.workflow?.expired)
    return { tests: NOT_KNOWN, passed: NOT_KNOWN, failed: NOT_KNOWN, skipped: NOT_KNOWN };
  const { passed, total, failed, errors, skipped } = tally(evidence);
  const was = before && tally(before.evidence);
  return {
    tests: `${passed} of ${total}${changeWords(passed, was?.passed)}`,
    passed: `${passed}${changeWords(passed, was?.passed)}`,
    failed: `${failed + errors}${changeWords(failed + errors, was && was.failed + was.errors)}`,
    skipped: `${skipped}${changeWords(skipped, was?.skipped)}`,
  };
}

function coverageOf({ evidence }: Judgement, before: Judgement | undefined): string {
  const percent = percentOf(evidence.coverage?.patch);
  if (percent === null) return NOT_KNOWN;
  return `${percent} %${changeWords(percent, percentOf(before?.evidence.coverage?.patch) ?? undefined)}`;
}

/** " (+2)"; nothing where nothing changed, or there is nothing to compare with. */
function changeWords(now: number, before: number | undefined): string {
  if (before === undefined || now === before) return "";
  const change = Math.round((now - before) * 10) / 10;
  return ` (${change > 0 ? "+" : ""}${change})`;
}
