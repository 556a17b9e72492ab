import { type RunState, tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { diffSummary } from "../memory/fix-words.ts";
import { groupByCause } from "../policy/causes.ts";
import { headline } from "./failure-views.ts";
import { counted, shortCommit } from "./names.ts";
import { cell, joined, Markdown, md } from "./untrusted.ts";

/** What was tried, attempt by attempt. */
export interface FixRow {
  readonly attempt: number;
  readonly what: Markdown;
  readonly by: Markdown;
  readonly tests: string;
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
  return [...byCode.values()].map(toRow);
}

function toRow(judgement: Judgement): FixRow {
  const { passed, total } = tally(judgement.evidence);
  return {
    attempt: judgement.attempt,
    what: whatWasDone(judgement),
    by: doneBy(judgement),
    tests: `${passed} of ${total}`,
    happened: whatHappened(judgement),
  };
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

const COVERAGE_WORDS: ReadonlyMap<string, Markdown> = new Map([
  ["coverage-below", md`too little coverage`],
  ["coverage-no-data", md`coverage unknown`],
  ["missing-tests", md`a test is missing`],
  ["unproven-fix", md`the fix is not proven`],
]);

function whatHappened({ comparison, evidence, state, call }: Judgement): Markdown {
  const parts: Markdown[] = [];
  if (comparison.broken.length > 0) parts.push(md`**broke ${comparison.broken.length}**`);
  if (comparison.fixed.length > 0) parts.push(md`fixed ${comparison.fixed.length}`);
  if (comparison["still-failing"].length > 0)
    parts.push(md`${comparison["still-failing"].length} still failing`);
  const silent = comparison.silenced.length + comparison.removed.length;
  if (silent > 0) parts.push(md`${silent} no longer ran`);
  const [cause] = groupByCause(evidence.failures);
  if (cause) parts.push(cell(headline(cause.example), 90));
  const isSaid = cause ? state === "failed" : state === "passed" && parts.length > 0;
  if (!isSaid) parts.push(STATE_WORDS[state]);
  parts.push(...call.because.flatMap((kind) => COVERAGE_WORDS.get(kind) ?? []));
  return joined(parts, "; ");
}
