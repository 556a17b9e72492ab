import { expect, test } from "vitest";
import { sentence } from "../../../src/core/message/sentence.ts";
import type { Observation } from "../../../src/core/policy/finding.ts";
import { anUnreadableReport } from "../../support/builders.ts";

const passedIn = { id: "1", commit: null };
const { error } = anUnreadableReport();
const reports = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    path: `r${number}.xml`,
    error: error ?? { code: "", message: "", hint: "" },
  }));

test.each<[Observation, string]>([
  [{ kind: "failing-tests", tests: ["a", "b|c"] }, "2 tests fail: `a`, `b|c`"],
  [
    { kind: "failing-tests", tests: ["1", "2", "3", "4", "5", "6", "7"] },
    "7 tests fail: `1`, `2`, `3`, `4`, `5` and 2 more",
  ],
  [{ kind: "suite-errors", suites: ["setup"] }, "1 suite broke outside any test: `setup`"],
  [
    { kind: "command-failed", exitCode: 2 },
    "the command ended with exit code 2 although no reported test failed",
  ],
  [
    { kind: "command-failed", exitCode: null },
    "the command was ended by a signal although no reported test failed",
  ],
  [{ kind: "timeout", timeoutSeconds: 5 }, "the command was killed after 5 s (`timeout_exceeded`)"],
  [
    { kind: "no-evidence", reason: "no-report", refusedSkip: false },
    "the run left no test report, so nothing shows that a test ran",
  ],
  [
    { kind: "no-evidence", reason: "no-test", refusedSkip: false },
    "the reports hold no test case, so nothing shows that a test ran",
  ],
  [
    { kind: "no-evidence", reason: "all-skipped", refusedSkip: false },
    "every test was skipped, so nothing shows that the code works",
  ],
  [
    { kind: "unreadable-report", reports: reports(1) },
    "`r0.xml` is unreadable: `reports/cut.xml ends too soon`",
  ],
  [{ kind: "regression", tests: [{ test: "a", passedIn }] }, "1 test that passed before fails now: `a`"],
  [{ kind: "failing-tests", tests: ["a"] }, "1 test fails: `a`"],
  [{ kind: "suite-errors", suites: ["a", "b"] }, "2 suites broke outside any test: `a`, `b`"],
  [
    {
      kind: "regression",
      tests: [
        { test: "a", passedIn },
        { test: "b", passedIn },
      ],
    },
    "2 tests that passed before fail now: `a`, `b`",
  ],
  [
    { kind: "silenced-tests", tests: ["a", "b"], places: [] },
    "2 tests were silenced (now skipped, or gone while failing): `a`, `b`",
  ],
  [{ kind: "removed-tests", tests: ["a", "b"], places: [] }, "2 tests are no longer there: `a`, `b`"],
  [
    { kind: "flaky-tests", tests: ["a", "b"] },
    "2 tests gave both results on the same code (flaky): `a`, `b`",
  ],
  [
    { kind: "silenced-tests", tests: ["a"], places: [] },
    "1 test was silenced (now skipped, or gone while failing): `a`",
  ],
  [{ kind: "removed-tests", tests: ["a"], places: [] }, "1 test is no longer there: `a`"],
  [{ kind: "flaky-tests", tests: ["a"] }, "1 test gave both results on the same code (flaky): `a`"],
  [{ kind: "unknown-error-type", tests: ["a"] }, "no failure has a known error type (`unknown_error_type`)"],
  [
    { kind: "report-warnings", warnings: ["a.xml: odd", "b.xml: odd"] },
    "reports: `a.xml: odd`, `b.xml: odd`",
  ],
])("$kind in words: %#", (observation, words) => {
  expect(sentence({ ...observation, severity: "blocking", condition: null }).text).toBe(words);
});

test("a list of anything stays short", () => {
  const found = sentence({
    kind: "unreadable-report",
    reports: reports(9),
    severity: "blocking",
    condition: null,
  });
  expect(found.text).toMatch(/^`r0\.xml` is .*; `r4\.xml` is unreadable: `[^`]+` and 4 more$/);
});
