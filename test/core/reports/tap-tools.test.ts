import { expect, test } from "vitest";
import { problemOf, readTestReport, reportFixture } from "../../support/read-test-report.ts";
import { readOne } from "./failure/read-one.ts";

test.each([
  // 3 tests failed, 1 known failure, 1 test skipped, 1 test todo
  ["ava", 3, 3, 2, []],
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

test("AVA tells the difference in its details, and the place as an address", () => {
  const report = readTestReport(reportFixture("tap/ava.tap"));
  const failure = (name: string) =>
    readOne({ files: ["ava.test.mjs"], ...problemOf(report, name), kind: "failure" });
  expect(failure("is wrong <ü>")).toMatchObject({ expected: "5", actual: "4" });
  expect(failure("deep")).toMatchObject({ expected: "{\n  a: 2,\n}", actual: "{\n  a: 1,\n}" });
  expect(failure("breaks")).toMatchObject({
    message: "Error thrown in test",
    frame: { file: "ava.test.mjs", line: 5 },
  });
});
