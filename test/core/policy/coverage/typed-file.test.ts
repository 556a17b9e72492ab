import { expect, test } from "vitest";
import type { ClassifiedFile } from "../../../../src/core/change/classification.ts";
import { parseDiff } from "../../../../src/core/change/parse-diff.ts";
import { DEFAULT_CONFIG } from "../../../../src/core/config/config.ts";
import { typedFiles } from "../../../../src/core/policy/coverage/typed-file.ts";

const changes = parseDiff(
  "--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1,3 @@\n-old();\n+  old();\n+fresh();\n+\n",
);
const file: ClassifiedFile = {
  path: "src/a.ts",
  from: null,
  status: "modified",
  codeType: "bug_fix",
  evidence: [{ source: "title", saw: "fix: a", type: "bug_fix" }],
  disagrees: [],
  exempt: null,
  lines: { added: [1, 2, 3], moved: [], whitespaceOnly: [1, 3] },
  functions: [{ name: "run", line: 1, endLine: 3, change: "modified", codeType: "bug_fix", handler: null }],
};

test("a file owes the lines that are neither moved nor only whitespace", () => {
  expect(typedFiles(changes, [file], DEFAULT_CONFIG.change)).toMatchObject([
    { codeType: "bug_fix", owed: [2], functions: [{ name: "run", start: 1, end: 3, codeType: "bug_fix" }] },
  ]);
  expect(typedFiles(changes, [file], { ...DEFAULT_CONFIG.change, whitespace_lines: "count" })).toMatchObject([
    { owed: [1, 2, 3] },
  ]);
});

test("an exempt file keeps its rule", () => {
  const exempt = { ...file, codeType: null, exempt: "generated" as const };
  expect(typedFiles(changes, [exempt], DEFAULT_CONFIG.change)).toMatchObject([
    { codeType: null, exempt: "generated" },
  ]);
});

test("the two views of a change must be of the same change", () => {
  expect(() => typedFiles([], [file], DEFAULT_CONFIG.change)).toThrow(
    "src/a.ts was classified but is not in the diff",
  );
});
