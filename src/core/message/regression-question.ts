import { BASE_ID, type Passed } from "../comparison/history.ts";
import type { Judgement } from "../decision/judge.ts";
import type { Finding } from "../policy/finding.ts";
import { testPlace } from "./failure-question.ts";
import { attemptAndCommit, attemptWords, failingSince, shortCommit, testName } from "./names.ts";
import type { Question } from "./one-question.ts";
import { code, type Markdown, md } from "./untrusted.ts";

type Regression = Extract<Finding, { kind: "regression" }>;

export function regressionQuestion(
  { tests }: Regression,
  latest: Judgement,
  judgements: readonly Judgement[],
): Question {
  const [broken] = tests;
  const failure = latest.evidence.failures.find(({ test }) => test === broken.test);
  const passed = judgements.find(({ evidence }) => evidence.id === broken.passedIn.id);
  const before = passed ? attemptAndCommit(passed, latest) : elsewhere(broken.passedIn);
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

function elsewhere({ id, commit }: Passed): Markdown {
  return id === BASE_ID ? md`the base (${code(shortCommit(commit))})` : md`an earlier attempt`;
}

function goBack(commit: string | null): Markdown {
  return commit === null ? md`` : md`, with ${code(`git restore --source ${shortCommit(commit)} .`)}`;
}
