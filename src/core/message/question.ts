import type { Judgement } from "../decision/judge.ts";
import type { Finding } from "../policy/finding.ts";
import { coverageQuestion } from "./coverage-question.ts";
import { failureQuestion } from "./failure-question.ts";
import { attemptAndCommit } from "./names.ts";
import { acceptedWords, newLoopWords } from "./new-loop.ts";
import { holdsEvidence, isTelling, type Question } from "./one-question.ts";
import { proofQuestion } from "./proof-sentences.ts";
import { regressionQuestion } from "./regression-question.ts";
import { reviewQuestion } from "./review-sentences.ts";
import { securityQuestion } from "./security-sentences.ts";
import { names, sentence } from "./sentence.ts";
import { tamperingQuestion } from "./tampering-words.ts";
import { notFixableQuestion, staleQuestion } from "./triage-words.ts";
import { code, type Markdown, md } from "./untrusted.ts";

/**
 * The first finding that raises a question asks it: what stopped the loop comes before what is merely wrong.
 * A question that says nothing is not asked; the evidence of what blocks is asked about instead.
 */
export function askQuestion(judgements: readonly Judgement[]): Question | null {
  const latest = judgements.at(-1);
  if (latest?.call.action !== "escalate") return null;
  const { findings, call } = latest;
  const stopped = findings.filter(
    ({ condition }) => condition !== null && condition === call.trigger?.condition,
  );
  const raised = [...stopped, ...findings].flatMap(
    (finding) => questionFor(finding, latest, judgements) ?? [],
  );
  const blocking = findings.filter(({ severity }) => severity === "blocking");
  const asked = [...raised, ...blocking.map((finding) => lastResort(finding, latest))];
  return asked.map((question) => located(question, latest)).find(isTelling) ?? null;
}

/** What names no value of the run says at least which run. */
function located({ text, options }: Question, latest: Judgement): Question {
  if (holdsEvidence(text)) return { text, options };
  return { text: md`In ${attemptAndCommit(latest, latest)}: ${text}`, options };
}

function lastResort(finding: Finding, latest: Judgement): Question {
  return {
    text: md`The run of ${attemptAndCommit(latest, latest)} is held back: ${sentence(finding)}. Is that a fault of the code, or of how it is tested?`,
    options: [
      md`**The code**: it changes, and ${newLoopWords(latest)}.`,
      md`**The tests**: someone with access repairs how they run, and says why.`,
    ],
  };
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
        text: md`${runWords(latest)} shows no executed test. Is the test set-up broken, or the code that it loads?`,
        options: [
          md`**Set-up**: someone with access repairs how the tests run.`,
          md`**Code**: the last change is taken back.`,
        ],
      };
    case "stale-evidence":
      return finding.severity === "blocking" ? staleQuestion(finding.reports) : undefined;
    case "not-fixable-here":
      return notFixableQuestion(finding);
    case "tampering":
      return tamperingQuestion(finding, latest);
    case "unreadable-report":
      return {
        text: md`${names(finding.reports.map(({ path }) => path))} could not be read, so the result is unknown. Was the run cut short, or is another file meant?`,
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
        text: md`A record claims another ${names(finding.claims)} than the run that it was found in. Who wrote it?`,
        options: [
          md`**A mistake of the workflow**: the recording step is repaired, and the tests run again.`,
          md`**Somebody tampered**: the pull request is closed.`,
        ],
      };
    case "details-expired":
      return {
        text: md`The record of the last run is gone; it ended as ${code(finding.conclusion)}. Are its tests to be run again?`,
        options: [md`**Yes**: re-run the workflow.`, md`**No**: the pull request is closed.`],
      };
    case "regression":
      return regressionQuestion(finding, latest, judgements);
    case "failing-tests":
    case "suite-errors":
      return failureQuestion(latest, judgements);
    case "command-failed":
      return {
        text: md`Every reported test passes, yet the command ${endWords(finding.exitCode)}. Should its other steps decide, or only the tests?`,
        options: [
          md`**All of it**: the step that fails is repaired.`,
          md`**Only the tests**: the command is split, and Umpire runs the tests.`,
        ],
      };
    case "silenced-tests":
    case "removed-tests":
      return {
        text: md`What ran before runs no longer: ${names(finding.tests)}. Was that intended?`,
        options: [md`**Yes**: ${acceptedWords(latest)}.`, md`**No**: the tests come back.`],
      };
    case "coverage-below":
    case "coverage-no-data":
    case "missing-tests":
      return coverageQuestion(finding, latest);
    case "unproven-fix":
      return proofQuestion(finding);
    case "security-issue":
    case "secret-in-output":
    case "no-security-report":
      return securityQuestion(finding, finding.severity);
    case "changes-requested":
      return reviewQuestion(finding);
    case "review-pending":
    case "accidental-green":
    case "execution-skipped":
    case "flaky-tests":
    case "new-flaky-tests":
    case "no-progress":
    case "unanalysed-retry":
    case "unknown-error-type":
    case "report-warnings":
      return undefined;
  }
}

/** "`npm test` of attempt 2 (`5d6e7f8`)" */
function runWords(latest: Judgement): Markdown {
  const { command } = latest.evidence;
  const what = command ? code(command.argv.join(" "), 80) : md`The run`;
  return md`${what} of ${attemptAndCommit(latest, latest)}`;
}

function endWords(exitCode: number | null): Markdown {
  return exitCode === null ? md`is ended by a signal` : md`ends with exit code ${exitCode}`;
}
