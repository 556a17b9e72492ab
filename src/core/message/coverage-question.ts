import type { Judgement } from "../decision/judge.ts";
import type { CoverageUnknown, Finding, MissingTest, TypeBelow } from "../policy/finding.ts";
import { belowWords, coverageUnknown, missingWords } from "./coverage-sentences.ts";
import { gapSentence } from "./coverage-words.ts";
import { listed } from "./listed.ts";
import type { Question } from "./one-question.ts";
import { md } from "./untrusted.ts";

type CoverageFinding = Extract<Finding, { kind: "coverage-below" | "coverage-no-data" | "missing-tests" }>;

/** What is merely noticed asks nothing. */
export function coverageQuestion(finding: CoverageFinding, latest: Judgement): Question | undefined {
  if (finding.severity !== "blocking") return undefined;
  if (finding.kind === "coverage-below") return belowQuestion(finding.types, latest);
  return finding.kind === "coverage-no-data" ? unknownQuestion(finding) : testsQuestion(finding.tests);
}

function belowQuestion(types: readonly TypeBelow[], { evidence }: Judgement): Question {
  const gap = evidence.coverage?.judged?.gaps[0];
  const first = gap ? md` First: ${gapSentence(gap)}.` : md``;
  return {
    text: md`The tests pass, but too little of the change runs in them: ${listed(types, "; ", belowWords)}. Are tests missing, or is less enough here?`,
    options: [
      md`**Tests are missing**: they are written.${first}`,
      md`**Less is enough**: \`coverage_requirements\` or a rule in \`code_types\` changes, and someone says why.`,
    ],
  };
}

function unknownQuestion(finding: CoverageUnknown): Question {
  return {
    text: md`The tests pass, but ${coverageUnknown(finding)}. Is the coverage set-up incomplete, or can this have none?`,
    options: [
      md`**Incomplete**: someone with access repairs how coverage is measured.`,
      md`**None**: a rule \`exempt\` in \`code_types\` says so.`,
    ],
  };
}

function testsQuestion(tests: readonly MissingTest[]): Question {
  return {
    text: md`The tests pass, but the change brings no such test: ${listed(tests, "; ", missingWords)}. Can it be tested?`,
    options: [
      md`**Yes**: the test is written, and fails without the change.`,
      md`**No**: \`required_tests\` changes, and someone says why.`,
    ],
  };
}
