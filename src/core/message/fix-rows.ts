import { type RunState, tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { hasCause } from "../memory/analyse-causes.ts";
import { diffSummary } from "../memory/fix-words.ts";
import { type Cause, groupByCause } from "../policy/causes.ts";
import { percentOf } from "./coverage-words.ts";
import { headline } from "./failure-views.ts";
import { counted, shortCommit } from "./names.ts";
import { cell, joined, Markdown, md } from "./untrusted.ts";

/** What was tried, attempt by attempt. */
export interface FixRow {
  readonly attempt: number;
  readonly what: Markdown;
  readonly by: Markdown;
  /** "6 of 8 (+1)": with the change from the attempt before. */
  readonly tests: string;
  /** "86 % (+15)" of the changed lines; a dash where nothing was measured. */
  readonly coverage: string;
  readonly happened: Markdown;
}

const SHOWN_COMMITS = 3;
const SHOWN_AUTHORS = 3;

/** What a run amounts to, where its failures and changes do not say it. */
const STATE_WORDS: Readonly<Record<RunState, Markdown>> = {
  passed: md`all tests pass`,
  failed: md`no test fails, but the command does`,
  timeout: md`killed by the time limit`,
  "no-evidence": md`no test ran`,
  unreadable: md`a report could not be read`,
};

/** The last run of each attempt of this loop. */
export function fixRows(judgements: readonly Judgement[], loop: number): FixRow[] {
  const byCode = new Map<string, Judgement>();
  for (const judgement of judgements)
    if (judgement.loop === loop) byCode.set(judgement.evidence.code.hash, judgement);
  const attempts = [...byCode.values()];
  return attempts.map((judgement, position) => toRow(judgement, attempts.slice(0, position)));
}

function toRow(judgement: Judgement, earlier: readonly Judgement[]): FixRow {
  const before = earlier.at(-1);
  return {
    attempt: judgement.attempt,
    what: whatWasDone(judgement),
    by: doneBy(judgement),
    tests: testsOf(judgement, before),
    coverage: coverageOf(judgement, before),
    happened: whatHappened(judgement, earlier),
  };
}

function testsOf({ evidence }: Judgement, before: Judgement | undefined): string {
  if (evidence.workflow?.expired) return "–";
  const { passed, total } = tally(evidence);
  return `${passed} of ${total}${changeWords(passed, before ? tally(before.evidence).passed : null)}`;
}

function coverageOf({ evidence }: Judgement, before: Judgement | undefined): string {
  const percent = percentOf(evidence.coverage?.patch);
  if (percent === null) return "–";
  return `${percent} %${changeWords(percent, percentOf(before?.evidence.coverage?.patch))}`;
}

/** " (+2)"; nothing where nothing changed, or there is nothing to compare with. */
function changeWords(now: number, before: number | null): string {
  if (before === null || now === before) return "";
  const change = Math.round((now - before) * 10) / 10;
  return ` (${change > 0 ? "+" : ""}${change})`;
}

function whatWasDone({ evidence: { fix, code: state } }: Judgement): Markdown {
  if (!fix) return md`${cell(shortCommit(state.commit))} first run`;
  const hidden = fix.commits.length - SHOWN_COMMITS;
  const commits = fix.commits
    .slice(-SHOWN_COMMITS)
    .map((commit) => md`${cell(shortCommit(commit.sha))} ${cell(commit.subject)}`);
  if (hidden > 0) commits.unshift(new Markdown(counted(hidden, "earlier commit")));
  if (fix.uncommitted) commits.push(md`uncommitted changes`);
  const done = commits.length > 0 ? joined(commits, "; ") : md`no change`;
  const stated = fix.commits.findLast((commit) => commit.rootCause !== null)?.rootCause ?? null;
  const why = stated === null ? md`` : md` because ${cell(stated)}`;
  return md`${done}${why} (${cell(diffSummary(fix))})`;
}

function doneBy({ evidence: { fix } }: Judgement): Markdown {
  const authors = [...new Set(fix?.commits.map((commit) => commit.author) ?? [])];
  if (authors.length === 0) return md`–`;
  const shown = joined(
    authors.slice(0, SHOWN_AUTHORS).map((author) => cell(author, 60)),
    ", ",
  );
  return authors.length > SHOWN_AUTHORS ? md`${shown} and ${authors.length - SHOWN_AUTHORS} more` : shown;
}

const HELD_BACK: ReadonlyMap<string, Markdown> = new Map([
  ["coverage-below", md`too little coverage`],
  ["coverage-no-data", md`coverage unknown`],
  ["missing-tests", md`a test is missing`],
  ["unproven-fix", md`the fix is not proven`],
  ["security-issue", md`a security issue`],
  ["secret-in-output", md`a secret in the output`],
  ["no-security-report", md`no security scan`],
  ["changes-requested", md`changes requested`],
]);

function whatHappened(
  { comparison, evidence, state, call }: Judgement,
  earlier: readonly Judgement[],
): Markdown {
  const parts: Markdown[] = [];
  const ended = evidence.workflow?.expired ?? null;
  if (ended !== null) return md`details expired: the run ended as ${cell(ended)}`;
  if (comparison.broken.length > 0) parts.push(md`**broke ${comparison.broken.length}**`);
  if (comparison.fixed.length > 0) parts.push(md`fixed ${comparison.fixed.length}`);
  if (comparison["still-failing"].length > 0)
    parts.push(md`${comparison["still-failing"].length} still failing`);
  const silent = comparison.silenced.length + comparison.removed.length;
  if (silent > 0) parts.push(md`${silent} no longer ran`);
  const [cause] = groupByCause(evidence.failures);
  if (cause) parts.push(cell(headline(cause.example), 90), ...sameCause(cause, earlier));
  const isSaid = cause ? state === "failed" : state === "passed" && parts.length > 0;
  if (!isSaid) parts.push(STATE_WORDS[state]);
  parts.push(...call.because.flatMap((kind) => HELD_BACK.get(kind) ?? []));
  return joined(parts, "; ");
}

/** What was tried in between changed nothing about it. */
function sameCause({ fingerprint }: Cause, earlier: readonly Judgement[]): Markdown[] {
  const last = earlier.findLast((judgement) => hasCause(judgement, fingerprint));
  return last ? [md`same cause as attempt ${last.attempt}`] : [];
}
