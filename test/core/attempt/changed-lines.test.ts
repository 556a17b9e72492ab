import { expect, test } from "vitest";
import { failingLines, withLineCommits } from "../../../src/core/attempt/changed-lines.ts";
import type { CodeState } from "../../../src/core/attempt/evidence.ts";
import { aFailure, anEvidence } from "../../support/builders.ts";

const CODE: CodeState = {
  ...anEvidence().code,
  files: [
    { path: "src/app.js", added: 3, removed: 0, lines: [[2, 4]] },
    { path: "src/other.js", added: 1, removed: 0 },
  ],
};
const at = (file: string, line: number) => ({ file, line, function: null });

test("asks only for changed lines that failures lead to, each once", () => {
  const failures = [
    aFailure({ frame: at("src/app.js", 3), callers: [at("src/app.js", 9), at("src/other.js", 1)] }),
    aFailure({ frame: at("src/app.js", 3) }),
    aFailure({ frame: at("src/new.js", 1), callers: [at("src/app.js", 2)] }),
    aFailure({ frame: null }),
  ];
  expect(failingLines(CODE, failures)).toEqual([
    { file: "src/app.js", line: 3 },
    { file: "src/app.js", line: 2 },
  ]);
});

test("keeps who wrote each, where a commit has it", () => {
  const lines = [
    { file: "src/app.js", line: 2 },
    { file: "src/app.js", line: 3 },
  ];
  expect(withLineCommits(CODE, lines, [null, "1a2b3c4"]).files).toEqual([
    { ...CODE.files[0], commits: [{ line: 3, commit: "1a2b3c4" }] },
    CODE.files[1],
  ]);
});
