import { expect, test } from "vitest";
import { coverageLines } from "../../../src/core/message/coverage-lines.ts";
import { aFileCoverage, aTypedFile, hits, judged, lines } from "../../support/coverage.ts";

test("a person sees how much by type, what to test next, and what is unknown", () => {
  const functions = [{ name: "parseToken", line: 40, endLine: 50, hits: 3 }];
  const answer = judged({
    files: [
      aTypedFile({ owed: lines(41, 48) }),
      aTypedFile({ path: "src/lost.ts", codeType: "bug_fix", owed: [1] }),
      aTypedFile({ path: "src/old.ts", codeType: "refactor", owed: [1] }),
      aTypedFile({ path: "README.md", exempt: "docs" }),
    ],
    measured: {
      "src/app.ts": aFileCoverage({ ...hits(lines(41, 48), 0), 41: 2 }, { functions }),
      "src/old.ts": { 1: 1 },
    },
  });
  expect(coverageLines(answer, ["/elsewhere/x.ts"])).toEqual([
    "Coverage: BELOW  (changed lines that run: 2 of 9 (22.2 %))",
    "  type          required        measured          verdict",
    "  new_function  80 %            1 of 8 (12.5 %)   below",
    "  bug_fix       100 %           nothing measured  no-data",
    "  refactor      as on the base  1 of 1 (100 %)    no-data",
    "To test next:",
    "  `parseToken` in `src/app.ts`, lines 42-48: never run",
    "No data: no coverage report mentions it:",
    "  src/lost.ts",
    expect.stringMatching(/^ {2}Let the tests load these files/),
    "No data: there is no baseline to compare with:",
    "  src/old.ts",
    expect.stringMatching(/^ {2}Record one on the base: /),
    "Not seen (new_function): a test of the normal case",
    "Not seen (new_function): a test of edge cases",
    "Not seen (new_function): a test of error handling",
    "Missing (bug_fix): a new or changed test that fails without the fix",
    "1 exempt file:",
    "  README.md (docs)",
    "Paths of reports that name no file here:",
    "  /elsewhere/x.ts",
  ]);
});

test("long lists are cut, and the rest is counted", () => {
  const unmatched = lines(1, 12).map((number) => `/x/${number}.ts`);
  expect(coverageLines(judged({}), unmatched)).toEqual([
    "Coverage: EXEMPT  (changed lines that run: nothing measured)",
    "Paths of reports that name no file here:",
    ...unmatched.slice(0, 10).map((path) => `  ${path}`),
    "  and 2 more",
  ]);
});
