import { expect, test } from "vitest";
import { type ClassifiedFile, classification } from "../../../src/core/change/classification.ts";
import { classificationLines } from "../../../src/core/message/classification-lines.ts";

function aFile(parts: Partial<ClassifiedFile> = {}): ClassifiedFile {
  return {
    path: "src/a.ts",
    from: null,
    status: "modified",
    codeType: "bug_fix",
    evidence: [{ source: "title", saw: "fix: a", type: "bug_fix" }],
    disagrees: [],
    exempt: null,
    lines: { added: [1, 2, 3], moved: [], whitespaceOnly: [] },
    functions: [],
    ...parts,
  };
}

function lines(...files: readonly ClassifiedFile[]): string[] {
  return classificationLines(classification(files, []));
}

test("lines that owe nothing are told beside those that were added", () => {
  expect(lines(aFile({ lines: { added: [1, 2, 3], moved: [1], whitespaceOnly: [2] } }))[0]).toBe(
    "src/a.ts: bug_fix, 3 added or modified lines (1 moved, 1 whitespace only)",
  );
});

test("sources that disagree are marked", () => {
  const evidence = [
    { source: "title", saw: "fix: a", type: "bug_fix" },
    { source: "path", saw: "routes/", type: "api_endpoint" },
  ] as const;
  expect(lines(aFile({ evidence, disagrees: ["path"] })).slice(1, 3)).toEqual([
    "     title  bug_fix       fix: a",
    "  !  path   api_endpoint  routes/",
  ]);
});

test("functions that did not change are left out, and one line is one line", () => {
  const same = {
    name: "same",
    line: 1,
    endLine: 3,
    change: "unchanged",
    codeType: null,
    handler: null,
  } as const;
  const edited = {
    name: "f",
    line: 5,
    endLine: 5,
    change: "modified",
    codeType: "bug_fix",
    handler: null,
  } as const;
  expect(lines(aFile({ functions: [same, edited] }))[2]).toBe("    modified  f  line 5  bug_fix");
  expect(lines(aFile({ functions: [same] }))).toHaveLength(3);
});

test("what others wrote cannot reach the terminal as it is", () => {
  const hostile = "\u001b[31mred\n::error::now";
  const handler = { framework: hostile, method: hostile, path: hostile };
  const shown = lines(
    aFile({
      path: hostile,
      from: hostile,
      evidence: [{ source: "branch", saw: hostile, type: "bug_fix" }],
      functions: [{ name: hostile, line: 1, endLine: 2, change: "new", codeType: "bug_fix", handler }],
    }),
  );
  expect(shown.join("\n")).not.toContain("\u001b");
  expect(shown.join("\n")).not.toMatch(/^\s*::/m);
  expect(shown).toHaveLength(4);
});

test("warnings come last", () => {
  expect(classificationLines(classification([aFile()], ["src/a.ts: too large"])).at(-1)).toBe(
    "! src/a.ts: too large",
  );
});
