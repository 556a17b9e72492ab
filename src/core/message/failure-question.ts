import type { FailureRecord } from "../attempt/evidence.ts";
import { isTestPath } from "../change/is-test-path.ts";
import type { Judgement } from "../decision/judge.ts";
import { primaryFile } from "../memory/primary-file.ts";
import { type RootCause, rootCauseOf } from "../memory/root-cause.ts";
import { groupByCause } from "../policy/causes.ts";
import { contradictionQuestion } from "./contradiction-question.ts";
import { attemptAndCommit, failingSince, sameValuesSince } from "./names.ts";
import type { Question } from "./one-question.ts";
import { code, type Markdown, md } from "./untrusted.ts";

interface Asked {
  readonly failure: FailureRecord;
  readonly latest: Judgement;
  readonly judgements: readonly Judgement[];
}

/** What can only be answered by a person comes first; what every error can be asked, last. */
export function failureQuestion(latest: Judgement, judgements: readonly Judgement[]): Question | undefined {
  const [cause] = groupByCause(latest.evidence.failures);
  if (!cause) return undefined;
  const asked = { failure: cause.example, latest, judgements };
  return (
    contradictionQuestion(latest.evidence.failures) ??
    missingInputQuestion(asked) ??
    environmentQuestion(asked) ??
    mismatchQuestion(asked) ??
    errorQuestion(asked)
  );
}

/** Something is used that is not there; who was to bring it, the trace does not say. */
function missingInputQuestion(asked: Asked): Question | undefined {
  const { failure, latest } = asked;
  const { frame, callers = [], message, name } = failure;
  if (!frame || failure.errorType === "AssertionError" || isTestPath(frame.file)) return undefined;
  if (rootCauseOf(failure) !== "null_undefined_access") return undefined;
  const where = md`${code(frame.function ?? frame.file)} (${code(`${frame.file}:${frame.line}`)})`;
  const [caller] = callers;
  const from = caller ? md` (${code(`${caller.file}:${caller.line}`)})` : testPlace(failure);
  return {
    text: md`${where} needs a value that never arrives: ${code(message)}. ${code(name)} fails so since ${sinceWords(asked)}. Must the value be there?`,
    options: [
      md`**Yes**: whoever calls it provides the value${from}.`,
      md`**No**: the code does without it${codePlace(failure, latest)}.`,
    ],
  };
}

const OUTSIDE: ReadonlySet<RootCause> = new Set(["configuration_error", "dependency_issue", "resource_leak"]);

function environmentQuestion(asked: Asked): Question | undefined {
  const { failure, latest } = asked;
  const { errorType } = failure;
  const isOutside =
    errorType === "NetworkError" || errorType === "TimeoutError" || OUTSIDE.has(rootCauseOf(failure));
  if (!isOutside || errorType === "AssertionError") return undefined;
  const { runtime, runtimeVersion, os } = latest.evidence.environment;
  return {
    text: md`${code(failure.name)} stops with ${saidBy(failure)} since ${sinceWords(asked)}, on ${code(`${runtime} ${runtimeVersion}, ${os}`)}. Is it the environment or the code?`,
    options: [
      md`**The environment**: someone with access provides what is missing there, and the tests run again.`,
      md`**The code**: it must not depend on it${codePlace(failure, latest)}.`,
    ],
  };
}

/** Only where the two sides can be told apart: long values may differ where both are cut. */
function mismatchQuestion({ failure, latest, judgements }: Asked): Question | undefined {
  if (failure.expected === null || failure.actual === null) return undefined;
  const [expected, actual] = [code(failure.expected), code(failure.actual)];
  if (expected.text === actual.text) return undefined;
  const since = attemptAndCommit(sameValuesSince(failure, latest, judgements), latest);
  return {
    text: md`${code(failure.name)} expects ${expected}; since ${since} the code gives ${actual}. Which is right?`,
    options: [
      md`**${expected}**: the code changes${codePlace(failure, latest)}.`,
      md`**${actual}**: the test changes${testPlace(failure)}.`,
    ],
  };
}

function errorQuestion(asked: Asked): Question {
  const { failure, latest } = asked;
  return {
    text: md`${code(failure.name)} stops with ${saidBy(failure)}. It fails since ${sinceWords(asked)}. Is the code wrong, or what the test gives it?`,
    options: [
      md`**The code**: it must handle this case${codePlace(failure, latest)}.`,
      md`**The test**: its input or set-up changes${testPlace(failure)}.`,
    ],
  };
}

function saidBy({ rawType, errorType, message }: FailureRecord): Markdown {
  return md`${code(rawType || errorType)}: ${code(message)}`;
}

function sinceWords({ failure, latest, judgements }: Asked): Markdown {
  return attemptAndCommit(failingSince(failure, latest, judgements), latest);
}

/** Where the code would change: the failing line, unless that is the test itself; then the file this work is about. */
function codePlace({ frame }: FailureRecord, latest: Judgement): Markdown {
  if (frame && !isTestPath(frame.file)) return md` (${code(`${frame.file}:${frame.line}`)})`;
  return md` (${code(primaryFile(latest.evidence))})`;
}

export function testPlace(failure: FailureRecord | undefined): Markdown {
  const { frame = null, testFile = null, testLine = null } = failure ?? {};
  if (frame && isTestPath(frame.file)) return md` (${code(`${frame.file}:${frame.line}`)})`;
  if (testFile === null) return md``;
  return md` (${code(testLine === null ? testFile : `${testFile}:${testLine}`)})`;
}
