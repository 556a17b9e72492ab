import type { Evidence } from "../attempt/evidence.ts";
import { inTime, type Ledger, type Reset } from "../attempt/ledger.ts";
import { missingJobs, type RunState, runState } from "../attempt/run-state.ts";
import { isDocumentationPath } from "../change/is-documentation-path.ts";
import { type Comparison, compareOutcomes } from "../comparison/compare-outcomes.ts";
import { forgetVanished, type History, NO_HISTORY, provenFlaky, remember } from "../comparison/history.ts";
import type { Config } from "../config/config.ts";
import { findAll } from "../policy/find.ts";
import type { Finding } from "../policy/finding.ts";
import type { Call } from "./call.ts";
import { decide } from "./decide.ts";

/** One run, judged by all that was known before it. */
export interface Judgement {
  /** Loops of one ledger, from 1. A loop ends with a pass, an escalation or an abort. */
  readonly loop: number;
  readonly attempt: number;
  /** Runs of the same code within the attempt, from 1. */
  readonly try: number;
  readonly evidence: Evidence;
  readonly state: RunState;
  /** Whether it spent one of the allowed attempts. */
  readonly charged: boolean;
  readonly comparison: Comparison;
  readonly findings: readonly Finding[];
  readonly call: Call;
  readonly history: History;
}

interface Loop {
  readonly number: number;
  readonly ended: boolean;
  readonly judgements: readonly Judgement[];
}

const FIRST_LOOP: Loop = { number: 1, ended: false, judgements: [] };

/** Numbers, comparisons and calls are derived by walking the ledger in time: nothing of it is a stored counter. */
export function judge(ledger: Ledger, config: Config): Judgement[] {
  const all: Judgement[] = [];
  let loop = FIRST_LOOP;
  let history = NO_HISTORY;
  for (const event of eventsOf(ledger)) {
    if (event.kind === "reset") {
      history = forgetVanished(history);
      loop = loop.judgements.length === 0 ? loop : nextLoop(loop);
      continue;
    }
    if (loop.ended && !isSameCode(loop, event.evidence)) loop = nextLoop(loop);
    const judgement = judgeRun(event.evidence, loop, history, config);
    history = remember(history, event.evidence);
    loop = { ...loop, ended: judgement.call.action !== "retry", judgements: [...loop.judgements, judgement] };
    all.push(judgement);
  }
  return all;
}

type Event = { readonly kind: "evidence"; readonly evidence: Evidence } | { readonly kind: "reset" };

function eventsOf({ evidence, resets }: Ledger): Event[] {
  const dated: { readonly item: Evidence | Reset; readonly event: Event }[] = [
    ...evidence.map((item) => ({ item, event: { kind: "evidence", evidence: item } as const })),
    ...resets.map((item) => ({ item, event: { kind: "reset" } as const })),
  ];
  return dated.sort((left, right) => inTime(left.item, right.item)).map(({ event }) => event);
}

function judgeRun(evidence: Evidence, loop: Loop, history: History, config: Config): Judgement {
  const earlier = loop.judgements.filter((judgement) => judgement.evidence.code.hash === evidence.code.hash);
  const free = isDocumentationOnly(evidence, loop);
  const attempt = earlier[0]?.attempt ?? nextAttempt(loop, free);
  const flaky = provenFlaky(history, evidence);
  const comparison = compareOutcomes(comparable(history, evidence), evidence.outcomes, flaky);
  const findings = findAll({ evidence, comparison, history, flaky });
  const call = decide({ findings, attempt, config });
  const charged = call.action !== "proceed" && !free && !earlier.some((judgement) => judgement.charged);
  return {
    loop: loop.number,
    attempt,
    try: earlier.length + 1,
    evidence,
    state: runState(evidence),
    charged,
    comparison,
    findings,
    call,
    history,
  };
}

/** What a broken run does not show is unknown, not removed: such a run is compared only on the tests it shows. */
function comparable({ last }: History, evidence: Evidence): History["last"] {
  const state = runState(evidence);
  const broke = evidence.outcomes.size === 0 || evidence.failures.some(({ scope }) => scope === "suite");
  const lost = evidence.workflow !== null && missingJobs(evidence.workflow) > 0;
  const isWhole = !broke && !lost && state !== "timeout" && state !== "unreadable";
  return isWhole ? last : new Map([...last].filter(([id]) => evidence.outcomes.has(id)));
}

/** Each code spends at most one attempt, however often it ran; a free run stays with the attempt before it. */
function nextAttempt({ judgements }: Loop, free: boolean): number {
  const spent = judgements.filter((judgement) => judgement.charged).length;
  return free ? spent : spent + 1;
}

function isSameCode(loop: Loop, evidence: Evidence): boolean {
  return loop.judgements.at(-1)?.evidence.code.hash === evidence.code.hash;
}

/** Words change nothing that a test can see, so they spend nothing. The first attempt of a loop has nothing to differ from. */
function isDocumentationOnly({ fix }: Evidence, loop: Loop): boolean {
  if (loop.judgements.length === 0 || !fix || fix.files.length === 0) return false;
  return fix.files.every((file) => isDocumentationPath(file.path));
}

function nextLoop({ number }: Loop): Loop {
  return { number: number + 1, ended: false, judgements: [] };
}
