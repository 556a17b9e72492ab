import type { FailureRecord } from "../attempt/evidence.ts";
import type { Judgement } from "../decision/judge.ts";
import { analyseCauses, type CauseAnalysis } from "../memory/analyse-causes.ts";
import type { Pattern } from "../memory/patterns/pattern-schema.ts";
import type { RootCause } from "../memory/root-cause.ts";
import type { Cause } from "../policy/causes.ts";
import { knownWords } from "./known-fixes.ts";
import { attemptWords, failingSince, shortCommit } from "./names.ts";
import { cell, code, fence, joined, Markdown, md, oneLine } from "./untrusted.ts";

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
  patterns: readonly Pattern[] = [],
): CauseView[] {
  return analyseCauses(judgements, latest, patterns).map((analysis) => ({
    headline: causeHeadline(analysis.cause.example),
    tests: testsOf(analysis.cause),
    evidence: evidenceOf(analysis, latest, judgements),
    trace: traces && analysis.cause.example.stack ? fence(analysis.cause.example.stack, "text", 2_000) : null,
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

/** Where to look and what makes that more than a guess, what was tried there, and what memory knows of it. */
function evidenceOf(analysis: CauseAnalysis, latest: Judgement, judgements: readonly Judgement[]): Markdown {
  const { cause, category, known } = analysis;
  const since = attemptWords(failingSince(cause.example, latest, judgements), latest);
  return md`Since ${since}. ${placeWords(analysis)}${triedWords(analysis)}${kindWords(category)}${knownWords(known)}`;
}

/** What the words of the error let it look like. That something is wrong, the failure says already. */
const KINDS: Readonly<Record<RootCause, string | null>> = {
  null_undefined_access: "a value that is not there",
  type_mismatch: "a value of another type",
  missing_validation: "input that nobody checks",
  off_by_one: "one step too many or too few",
  race_condition: "two parts that do not wait for each other",
  resource_leak: "something that is never closed",
  missing_error_handling: "an error that nobody handles",
  api_misuse: "a call of something that is not there, or is called otherwise",
  configuration_error: "a missing setting",
  dependency_issue: "a missing dependency",
  logic_error: null,
  other: null,
};

function kindWords(category: RootCause): Markdown {
  const words = KINDS[category];
  return words === null ? md`` : md` Looks like ${new Markdown(words)} (${code(category)}).`;
}

/** The place is said again only where another than the headline's is the one to look at. */
function placeWords({ cause, place, commit }: CauseAnalysis): Markdown {
  if (!place) return md`The report names no line of this repository.`;
  const { frame, changed } = place;
  if (changed === "no") return md`${code(frame.file)} is not changed by this work.`;
  const isThrown = frame === cause.example.frame;
  const line = isThrown ? md`That line` : md`On the way there ${code(`${frame.file}:${frame.line}`)}`;
  const what = changed === "line" ? line : code(frame.file);
  if (commit === null) return md`${what} is changed by this work.`;
  const last = changed === "line" ? md`changed` : md`last changed`;
  return md`${what} was ${last} in commit ${code(shortCommit(commit))}.`;
}

function triedWords({ tried }: CauseAnalysis): Markdown {
  if (tried.length === 0) return md``;
  const numbers = tried.map(({ attempt }) => attempt).join(", ");
  return new Markdown(` Worked on, in vain, in attempt${tried.length === 1 ? "" : "s"} ${numbers}.`);
}

/** The failure in a few words: the two values where they are known, else the first line of its message. */
export function headline({ message, expected, actual }: FailureRecord): string {
  if (expected !== null && actual !== null)
    return `expected ${oneLine(expected, 60)}, got ${oneLine(actual, 60)}`;
  return message.trim().split("\n", 1)[0] || "no message";
}
