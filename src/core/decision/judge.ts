import type { Evidence } from "../attempt/evidence.ts";
import { type BaseResults, inTime, type Ledger, type Reset } from "../attempt/ledger.ts";
import type { ReviewResult } from "../attempt/review-result.ts";
import { missingJobs, type RunState, runState } from "../attempt/run-state.ts";
import { isDocumentationPath } from "../change/is-documentation-path.ts";
import { type Comparison, compareOutcomes } from "../comparison/compare-outcomes.ts";
import { forgetVanished, type History, historyFrom, provenFlaky, remember } from "../comparison/history.ts";
import type { Config } from "../config/config.ts";
import type { TriageKind } from "../config/triage.ts";
import { findAll } from "../policy/find.ts";
import type { Finding } from "../policy/finding.ts";
import { type Gate, gateOf } from "../policy/gate.ts";
import { progressFindings } from "../policy/progress-findings.ts";
import { isStale } from "../policy/stale-evidence.ts";
import { isBeyondTheCode } from "../policy/triage.ts";
import { unanalysedRetry } from "../policy/unanalysed-retry.ts";
import type { Call } from "./call.ts";
import { decide } from "./decide.ts";
import { seniorPhase } from "./senior.ts";

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
  readonly gate: Gate;
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
  let history = historyFrom(ledger.base ?? null);
  const newest = ledger.evidence.toSorted(inTime).at(-1);
  for (const event of eventsOf(ledger)) {
    if (event.kind === "reset") {
      history = forgetVanished(history);
      loop = loop.judgements.length === 0 ? loop : nextLoop(loop);
      continue;
    }
    if (loop.ended && !isSameCode(loop, event.evidence)) loop = nextLoop(loop);
    const review = event.evidence === newest ? (ledger.review ?? null) : null;
    const known = { history, base: ledger.base ?? null, review };
    const judgement = judgeRun(event.evidence, loop, known, config);
    if (!isStale(judgement.findings)) history = remember(history, event.evidence);
    loop = { ...loop, ended: isEnd(judgement, loop), judgements: [...loop.judgements, judgement] };
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

/** A run that shows nothing of the code ends no loop, and opens none that a person was asked about. */
function isEnd({ call }: Judgement, { ended, judgements }: Loop): boolean {
  if (call.rule === "gate_skipped") return ended;
  if (call.rule === "not_charged") return ended && judgements.at(-1)?.call.action !== "proceed";
  return call.action !== "retry";
}

/** What is known of a run besides its own evidence. */
interface Known {
  readonly history: History;
  readonly base: BaseResults | null;
  readonly review: ReviewResult | null;
}

function judgeRun(
  evidence: Evidence,
  loop: Loop,
  { history, base, review }: Known,
  config: Config,
): Judgement {
  const earlier = loop.judgements.filter((judgement) => judgement.evidence.code.hash === evidence.code.hash);
  const flaky = provenFlaky(history, evidence);
  const comparison = compareOutcomes(comparable(history, evidence), evidence.outcomes, flaky);
  const seen = (cause: TriageKind) => timesLeft(loop, cause);
  const found = findAll({ evidence, comparison, history, flaky, base, review, config, seen });
  const free = isDocumentationOnly(evidence, loop) || isBeyondTheCode(found);
  const attempt = earlier.find(({ charged }) => charged)?.attempt ?? nextAttempt(loop, free);
  const before = telling(loop);
  const work = [
    ...unanalysedRetry(before, evidence),
    ...progressFindings([...before, { attempt, evidence }]),
  ];
  const findings = free ? found : [...found, ...work];
  const isNewAttempt = !free && !earlier.some(({ charged }) => charged);
  const senior = seniorPhase(loop.judgements, isNewAttempt, config.senior_agent);
  const call = decide({ findings, attempt, config, senior });
  const charged = isNewAttempt && call.action !== "proceed" && call.rule !== "review_pending";
  return {
    loop: loop.number,
    attempt,
    try: earlier.length + 1,
    evidence,
    state: runState(evidence),
    charged,
    comparison,
    findings,
    gate: gateOf(evidence, findings),
    call,
    history,
  };
}

/** Runs of the loop that were left uncounted for this cause. */
function timesLeft({ judgements }: Loop, cause: TriageKind): number {
  return judgements.filter(
    ({ findings }) =>
      isBeyondTheCode(findings) &&
      findings.some((finding) => finding.kind === "not-fixable-here" && finding.cause === cause),
  ).length;
}

/** Runs that say something of the progress: not those that the world around the code broke. */
function telling({ judgements }: Loop): readonly Judgement[] {
  return judgements.filter(({ findings }) => !isBeyondTheCode(findings));
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
  return free ? Math.max(1, spent) : spent + 1;
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
