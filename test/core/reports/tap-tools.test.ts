import { expect, test } from "vitest";
import { readTestReport, reportFixture } from "../../support/read-test-report.ts";

test.each([
  // 1 success / 2 failures / 3 errors / 2 pending
  ["busted", 1, 5, 2, []],
  // 9 planned; the two tests behind a set-up that failed are one line
  ["bats-set-up", 1, 4, 3, ["Planned 9 tests, but ran 8."]],
  // 6 tests run, 1 passed, 1 skipped, 4 failed
  ["cmocka", 1, 4, 1, []],
  // Tests: 13, failed: 2-3, 9, 11, 13; three skipped and two to do. Test 9 is a group: its two tests are here
  ["test-more-subtests", 4, 5, 5, []],
  ["test-more-bail-out", 1, 0, 0, ["Bail out! no stock"]],
])("TAP of %s is counted as the tool did", (name, passed, failed, skipped, problems) => {
  const { counts, suiteProblems } = readTestReport(reportFixture(`tap/${name}.tap`));
  expect(counts).toEqual({ cases: passed + failed + skipped, passed, failed, errors: 0, skipped });
  expect(suiteProblems.map(({ problem }) => problem.message)).toEqual(problems);
});
