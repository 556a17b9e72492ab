import type { FailureRecord } from "../attempt/evidence.ts";
import type { Judgement } from "../decision/judge.ts";
import { type Cause, groupByCause } from "../policy/causes.ts";
import { attemptWords, failingSince } from "./names.ts";
import { cell, code, fence, joined, type Markdown, md, oneLine } from "./untrusted.ts";

export interface FailureRow {
  readonly test: Markdown;
  readonly since: Markdown;
  readonly expected: Markdown;
  readonly actual: Markdown;
}

export interface CauseView {
  readonly headline: Markdown;
  readonly tests: Markdown;
  readonly evidence: Markdown;
  readonly trace: Markdown | null;
}

export function failureRows(latest: Judgement, judgements: readonly Judgement[]): FailureRow[] {
  return latest.evidence.failures.map((failure) => ({
    test: cell(failure.name),
    since: attemptWords(failingSince(failure, latest, judgements), latest),
    expected: failure.expected === null ? md`` : cell(failure.expected, 80),
    actual: cell(failure.actual ?? headline(failure), 80),
  }));
}

export function causeViews(
  latest: Judgement,
  judgements: readonly Judgement[],
  traces: boolean,
): CauseView[] {
  return groupByCause(latest.evidence.failures).map((cause) => ({
    headline: causeHeadline(cause.example),
    tests: testsOf(cause),
    evidence: evidenceOf(cause.example, latest, judgements),
    trace: traces && cause.example.stack ? fence(cause.example.stack, "text", 2_000) : null,
  }));
}

/** "**TypeError** in `validate`, `src/validate.js:3`: `Cannot read ...`" */
function causeHeadline(failure: FailureRecord): Markdown {
  const { frame, rawType, errorType } = failure;
  const type = md`**${code(rawType || errorType)}**`;
  const said = code(headline(failure));
  if (!frame) return md`${type}: ${said}`;
  const within = frame.function === null ? md`` : md`${code(frame.function)}, `;
  return md`${type} in ${within}${code(`${frame.file}:${frame.line}`)}: ${said}`;
}

function testsOf({ failures }: Cause): Markdown {
  const shown = joined(
    failures.slice(0, 3).map(({ name }) => code(name)),
    ", ",
  );
  return failures.length > 3 ? md`${shown} and ${failures.length - 3} more` : shown;
}

/** What makes the place more than a guess: this pull request changed the file it fails in. */
function evidenceOf(failure: FailureRecord, latest: Judgement, judgements: readonly Judgement[]): Markdown {
  const since = md`Since ${attemptWords(failingSince(failure, latest, judgements), latest)}.`;
  const { frame } = failure;
  if (!frame) return md`${since} The report names no line of this repository.`;
  const changed = latest.evidence.code.files.some((file) => file.path === frame.file);
  return changed
    ? md`${since} ${code(frame.file)} is changed by this work.`
    : md`${since} ${code(frame.file)} is not changed by this work.`;
}

/** The failure in a few words: the two values where they are known, else the first line of its message. */
export function headline({ message, expected, actual }: FailureRecord): string {
  if (expected !== null && actual !== null)
    return `expected ${oneLine(expected, 60)}, got ${oneLine(actual, 60)}`;
  return message.trim().split("\n", 1)[0] || "no message";
}
