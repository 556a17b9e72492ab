import { expect, test } from "vitest";
import { coverageDocument } from "../../../src/core/message/coverage-document.ts";
import { CoverageDocument } from "../../../src/core/message/coverage-schema.ts";
import { aTypedFile, judged } from "../../support/coverage.ts";

test("the document says all of it, and follows its schema", () => {
  const answer = judged({
    files: [
      aTypedFile({ owed: [1, 2, 3, 9] }),
      aTypedFile({ path: "src/lost.ts", owed: [1] }),
      aTypedFile({ path: "README.md", exempt: "docs" }),
    ],
    measured: { "src/app.ts": { 1: 1, 2: 1, 3: 0, 9: 1 } },
    requirements: { required_tests: "off" },
  });
  const document = coverageDocument(answer, ["/elsewhere/x.ts"]);
  expect(CoverageDocument.parse(document)).toEqual(document);
  const evidence = [{ source: "default", saw: "nothing says otherwise", type: "new_function" }];
  expect(document).toEqual({
    schemaVersion: 1,
    patch: { covered: 3, total: 4, percent: 75 },
    files: [
      {
        path: "README.md",
        codeType: null,
        evidence: [],
        covered: [],
        missed: [],
        verdict: "exempt",
        exempt: "docs",
        noDataReason: null,
        gaps: [],
      },
      {
        path: "src/app.ts",
        codeType: "new_function",
        evidence,
        covered: [1, 2, 9],
        missed: [3],
        verdict: "below",
        exempt: null,
        noDataReason: null,
        gaps: [
          {
            codeType: "new_function",
            function: null,
            ranges: [[3, 3]],
            branches: [],
            missed: 1,
            kind: "lines",
            wasMissed: null,
          },
        ],
      },
      {
        path: "src/lost.ts",
        codeType: "new_function",
        evidence,
        covered: [],
        missed: [],
        verdict: "no-data",
        exempt: null,
        noDataReason: "not-in-reports",
        gaps: [],
      },
    ],
    byType: [
      {
        codeType: "new_function",
        required: 80,
        covered: 3,
        total: 4,
        percent: 75,
        verdict: "below",
        base: null,
        noDataReason: "not-in-reports",
        missingTests: [],
        proof: null,
      },
    ],
    noData: ["src/lost.ts"],
    unmatched: ["/elsewhere/x.ts"],
  });
});

test("nothing measured has no percentage", () => {
  const { patch, byType } = coverageDocument(judged({ files: [aTypedFile({ owed: [1] })] }), []);
  expect([patch.percent, byType[0]?.percent]).toEqual([null, null]);
});
