import type { MissingTests } from "../../../attempt/coverage-summary.ts";
import type { CodeType } from "../../../config/code-types.ts";
import type { CoverageRequirements, TestKind } from "../../../config/coverage-requirements.ts";
import type { TypedFile } from "../typed-file.ts";
import { type TestWords, testWords } from "./test-words.ts";

/**
 * Whether a new or changed test exists can be seen; what kind it is can only be read from its words, so that only
 * warns unless somebody asks for more. Two kinds are not looked for here: that existing tests pass is what the
 * comparison of runs shows, and that a test reproduces the bug needs a run of the old code.
 */
export function missingTests(
  type: CodeType,
  files: readonly TypedFile[],
  requirements: CoverageRequirements,
): MissingTests[] {
  if (requirements.required_tests === "off") return [];
  const tests = files.map(testWords).filter((words) => words.lines.length > 0);
  return requirements[type].required_tests
    .filter((kind) => !IS_THERE[kind](tests))
    .map((kind) => ({
      kind,
      enforced: kind === "regression_test" || requirements.required_tests === "enforce",
    }));
}

type Check = (tests: readonly TestWords[]) => boolean;

const ERRORS =
  /throw|reject|error|fail|exception|raise|refus|den(?:y|ie)|forbid|unauthori[sz]|not.?found|time.?out|panic|invalid|bad.?request|\b[45]\d\d\b/i;
const EDGES =
  /edge|corner|empty|blank|null|undefined|\bnone\b|\bnil\b|\bnan\b|zero|negative|boundar|limit|\bmax|\bmin|overflow|large|huge|long|unicode|duplicate|missing|without|\bno\b|only|single|twice/i;
const VALIDATION = /valid|schema|sanit|malformed|required|bad.?request|unprocessable|\b4(?:00|22)\b/i;
const INTEGRATION =
  /integration|e2e|end.?to.?end|functional|acceptance|system.?test|supertest|testclient|mockmvc|testcontainers|httptest|requests?[/(.]|\bapi\b/i;

const found = (pattern: RegExp): Check => {
  return (tests) =>
    tests.some(({ path, lines }) => pattern.test(path) || lines.some((line) => pattern.test(line)));
};
const anyTest: Check = (tests) => tests.length > 0;
const notLookedFor: Check = () => true;

const IS_THERE: Readonly<Record<TestKind, Check>> = {
  happy_path: (tests) => tests.some(({ lines }) => lines.some((line) => !ERRORS.test(line))),
  edge_cases: found(EDGES),
  error_handling: found(ERRORS),
  error_cases: found(ERRORS),
  validation_test: found(VALIDATION),
  integration_test: found(INTEGRATION),
  regression_test: anyTest,
  original_bug_reproduction: notLookedFor,
  existing_tests_pass: notLookedFor,
};
