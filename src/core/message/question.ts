import type { FailureRecord } from "../attempt/evidence.ts";
import { isTestPath } from "../change/is-test-path.ts";
import type { Judgement } from "../decision/judge.ts";
import { primaryFile } from "../memory/primary-file.ts";
import { groupByCause } from "../policy/causes.ts";
import type { Finding } from "../policy/finding.ts";
import { coverageQuestion } from "./coverage-question.ts";
import {
  attemptAndCommit,
  attemptWords,
  failingSince,
  sameValuesSince,
  shortCommit,
  testName,
} from "./names.ts";
import type { Question } from "./one-question.ts";
import { proofQuestion } from "./proof-sentences.ts";
import { names } from "./sentence.ts";
import { code, type Markdown, md } from "./untrusted.ts";

/** The first finding that raises a question asks it: what stopped the loop comes before what is merely wrong. */
export function askQuestion(judgements: readonly Judgement[]): Question | null {
  const latest = judgements.at(-1);
  if (latest?.call.action !== "escalate") return null;
  const { findings, call } = latest;
  const stopped = findings.filter(
    ({ condition }) => condition !== null && condition === call.trigger?.condition,
  );
  for (const finding of [...stopped, ...findings]) {
    const question = questionFor(finding, latest, judgements);
    if (question) return question;
  }
  return null;
}

function questionFor(
  finding: Finding,
  latest: Judgement,
  judgements: readonly Judgement[],
): Question | undefined {
  switch (finding.kind) {
    case "timeout":
      return {
        text: md`The command did not end within ${finding.timeoutSeconds} s. Does something hang, or is the limit too small?`,
        options: [
          md`**It hangs**: the change is looked at for an endless wait.`,
          md`**Too small**: \`execution_config.timeout_seconds\` is raised.`,
        ],
      };
    case "no-evidence":
      return {
        text: md`The run shows no executed test. Is the test set-up broken, or the code that it loads?`,
        options: [
          md`**Set-up**: someone with access repairs how the tests run.`,
          md`**Code**: the last change is taken back.`,
        ],
      };
    case "unreadable-report":
      return {
        text: md`A report could not be read, so the result is unknown. Was the run cut short, or is another file meant?`,
        options: [
          md`**Cut short**: the run is repeated.`,
          md`**Another file**: the report pattern is corrected.`,
        ],
      };
    case "missing-jobs":
      return {
        text: md`Only ${finding.jobs.length} of ${finding.expected} jobs left a record. Did the others break, or are there fewer now?`,
        options: [
          md`**They broke**: those jobs are run again.`,
          md`**There are fewer**: \`expect-shards\` is corrected.`,
        ],
      };
    case "identity-mismatch":
      return {
        text: md`A record does not belong to the run that it was found in. Who wrote it?`,
        options: [
          md`**A mistake of the workflow**: the recording step is repaired, and the tests run again.`,
          md`**Somebody tampered**: the pull request is closed.`,
        ],
      };
    case "details-expired":
      return {
        text: md`The record of the last run is gone. Are its tests to be run again?`,
        options: [md`**Yes**: re-run the workflow.`, md`**No**: the pull request is closed.`],
      };
    case "regression":
      return regressionQuestion(finding, latest, judgements);
    case "failing-tests":
    case "suite-errors":
      return failureQuestion(latest, judgements);
    case "command-failed":
      return {
        text: md`Every reported test passes, yet the command fails. Should the command's other steps decide, or only the tests?`,
        options: [
          md`**All of it**: the step that fails is repaired.`,
          md`**Only the tests**: the command is split, and Umpire runs the tests.`,
        ],
      };
    case "silenced-tests":
    case "removed-tests":
      return {
        text: md`What ran before runs no longer: ${names(finding.tests)}. Was that intended?`,
        options: [
          md`**Yes**: start a new loop with \`umpire ledger reset\`.`,
          md`**No**: the tests come back.`,
        ],
      };
    case "coverage-below":
    case "coverage-no-data":
    case "missing-tests":
      return coverageQuestion(finding, latest);
    case "unproven-fix":
      return proofQuestion(finding);
    case "accidental-green":
    case "flaky-tests":
    case "unknown-error-type":
    case "report-warnings":
      return undefined;
  }
}

type Regression = Extract<Finding, { kind: "regression" }>;

function regressionQuestion(
  { tests }: Regression,
  latest: Judgement,
  judgements: readonly Judgement[],
): Question {
  const [broken] = tests;
  const failure = latest.evidence.failures.find(({ test }) => test === broken.test);
  const passed = judgements.find(({ evidence }) => evidence.id === broken.passedIn.id);
  const before = passed ? attemptAndCommit(passed, latest) : md`an earlier attempt`;
  const since = failingSince({ scope: "test", test: broken.test }, latest, judgements);
  const fixed = latest.comparison.fixed[0];
  const meant = fixed === undefined ? md`` : md` The same change fixed ${code(fixed)}.`;
  return {
    text: md`${code(testName(latest.evidence, broken.test))} passed in ${before} and fails since ${attemptWords(since, latest)}.${meant} Which behaviour is right?`,
    options: [
      md`**The old one**: go back to the code of ${before}${goBack(broken.passedIn.commit)}.`,
      md`**The new one**: the test changes${testPlace(failure)}, and someone says why.`,
    ],
  };
}

function goBack(commit: string | null): Markdown {
  return commit === null ? md`` : md`, with ${code(`git restore --source ${shortCommit(commit)} .`)}`;
}

function failureQuestion(latest: Judgement, judgements: readonly Judgement[]): Question | undefined {
  const [cause] = groupByCause(latest.evidence.failures);
  if (!cause) return undefined;
  const { example } = cause;
  return mismatchQuestion(example, latest, judgements) ?? errorQuestion(example, latest, judgements);
}

/** Only where the two sides can be told apart: long values may differ where both are cut. */
function mismatchQuestion(
  failure: FailureRecord,
  latest: Judgement,
  judgements: readonly Judgement[],
): Question | undefined {
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

function errorQuestion(
  failure: FailureRecord,
  latest: Judgement,
  judgements: readonly Judgement[],
): Question {
  const what = md`${code(failure.rawType || failure.errorType)}: ${code(failure.message)}`;
  const since = attemptAndCommit(failingSince(failure, latest, judgements), latest);
  return {
    text: md`${code(failure.name)} stops with ${what}. It fails since ${since}. Is the code wrong, or what the test gives it?`,
    options: [
      md`**The code**: it must handle this case${codePlace(failure, latest)}.`,
      md`**The test**: its input or set-up changes${testPlace(failure)}.`,
    ],
  };
}

/** Where the code would change: the failing line, unless that is the test itself; then the file this work is about. */
function codePlace({ frame }: FailureRecord, latest: Judgement): Markdown {
  if (frame && !isTestPath(frame.file)) return md` (${code(`${frame.file}:${frame.line}`)})`;
  return md` (${code(primaryFile(latest.evidence))})`;
}

function testPlace(failure: FailureRecord | undefined): Markdown {
  const { frame = null, testFile = null, testLine = null } = failure ?? {};
  if (frame && isTestPath(frame.file)) return md` (${code(`${frame.file}:${frame.line}`)})`;
  if (testFile === null) return md``;
  return md` (${code(testLine === null ? testFile : `${testFile}:${testLine}`)})`;
}
