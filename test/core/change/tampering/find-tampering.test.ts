import { describe, expect, test } from "vitest";
import { severityOf } from "../../../../src/core/change/tampering/severity.ts";
import { TAMPERING_KINDS } from "../../../../src/core/config/tampering.ts";
import { added, deleted, modified, renamed } from "../../../support/change.ts";
import { edited, kinds, tamperings } from "./edits.ts";

describe("the evidence", () => {
  test("is the new line where there is one", () => {
    const diff = modified(
      "src/a.test.ts",
      "@@ -40 +42 @@",
      '-  it("adds", () => {',
      '+  it.skip("adds", () => {',
    );
    expect(tamperings(diff)).toEqual([
      {
        kind: "test-skipped",
        path: "src/a.test.ts",
        line: 42,
        side: "new",
        text: 'it.skip("adds", () => {',
        detail: "a mark was added that keeps it from running or from counting",
      },
    ]);
  });

  test("is the old line where none took its place, under the file's old name", () => {
    const diff =
      'diff --git a/old/a.test.ts b/a.test.ts\nsimilarity index 90%\nrename from old/a.test.ts\nrename to a.test.ts\nindex 1..2 100644\n--- a/old/a.test.ts\n+++ b/a.test.ts\n@@ -7,3 +6,0 @@\n-it("adds", () => {\n-  expect(add(1, 1)).toBe(2);\n-});\n';
    expect(tamperings(diff)).toEqual([
      {
        kind: "test-removed",
        path: "old/a.test.ts",
        line: 7,
        side: "old",
        text: 'it("adds", () => {',
        detail: 'the test "adds" is gone, and nothing like it was added',
      },
    ]);
  });

  test("is cut, and a line of any length is read in no time", () => {
    const [found] = tamperings(edited("a.test.ts", `-  expect(a).toBe("${"x".repeat(5000)}");`));
    expect(found?.text).toHaveLength(200);
    const hostile = `+${'"\\'.repeat(50_000)}`;
    expect(tamperings(edited("a.test.ts", hostile))).toEqual([]);
  });

  test("is the file where no line can be shown", () => {
    expect(tamperings(renamed("a.test.ts", "a.test.ts.bak"))).toMatchObject([
      { path: "a.test.ts.bak", line: 1, side: "new", text: "" },
    ]);
    expect(tamperings(deleted(".github/workflows/ci.yml", "on: push"))).toMatchObject([
      { line: 1, side: "old" },
    ]);
  });

  test("says what it was before", () => {
    const diff =
      edited("a.test.ts", "-jest.setTimeout(5000);\n+jest.setTimeout(60000);") +
      edited("b.test.ts", "-  expect(a()).toBe(2);\n+  expect(a()).toBeTruthy();") +
      edited("c.test.ts", "-  expect(a()).toBeLessThan(1);\n+  expect(a()).toBeLessThan(5);") +
      edited("d.test.ts", "-  expect(a()).toBe(2);\n+  return;") +
      edited("pyproject.toml", "-fail_under = 90");
    expect(tamperings(diff).map(({ detail }) => detail)).toEqual([
      "the time allowed went from 5000 to 60000",
      "it accepts more than before: expect(a()).toBe(2);",
      "its bound went from 1 to 5",
      "it checked something and no longer does: expect(a()).toBe(2);",
      "the threshold is gone",
    ]);
  });

  test("is told once for each line and kind, sorted by place", () => {
    const diff =
      edited("b.test.ts", '-it("b", () => {\n+it.skip.only("b", () => {') +
      edited(
        "a.test.ts",
        ...Array.from({ length: 12 }, (_, index) => `-  expect(f(${index})).toBe(${index});`),
      );
    const found = tamperings(diff);
    expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual([
      ...Array.from({ length: 12 }, (_, index) => `a.test.ts:${index + 1}`),
      "b.test.ts:1",
    ]);
  });
});

describe("what a team may set", () => {
  const protectedTests = ["test/contract/**"];

  test.each([
    ["an edit", edited("test/contract/a.test.ts", "+// more"), "protected-test-changed"],
    ["a deletion", deleted("test/contract/a.json", "{}"), "protected-test-changed"],
    ["a move out of it", renamed("test/contract/a.test.ts", "test/a.test.ts"), "protected-test-changed"],
    ["a new test beside it", added("test/contract/b.test.ts", "const a = 1;"), ""],
    ["another test", edited("test/a.test.ts", "+// more"), ""],
  ])("protected tests: %s", (_, diff, found) => {
    expect(kinds(diff, { protectedTests })).toBe(found);
  });

  test("reports under names of their own", () => {
    const diff = added("build/results.xml", "<testsuites/>");
    expect(kinds(diff)).toBe("");
    expect(kinds(diff, { reports: ["build/*.xml"] })).toBe("report-edited");
  });

  test("how much a kind weighs", () => {
    const blocking = TAMPERING_KINDS.filter((kind) => severityOf(kind, {}) === "blocking");
    expect(blocking).toEqual(["test-removed", "test-skipped", "test-emptied", "protected-test-changed"]);
    expect(TAMPERING_KINDS.filter((kind) => severityOf(kind, {}) === "warning")).toHaveLength(11);
    expect(severityOf("test-removed", { "test-removed": "note" })).toBe("note");
    expect(severityOf("ci-weakened", { "ci-weakened": "blocking", "lint-weakened": "off" })).toBe("blocking");
  });
});

describe("with the whole text at hand", () => {
  const emptied = 'it("a", () => {\n  const b = a();\n});\n\nit("c", () => {\n  expect(c()).toBe(1);\n});\n';
  const others = 'it("a", () => {\n  const b = a();\n  expect(b).toBe(1);\n});\n';
  const nested =
    'describe("x", () => {\n  it("a", () => {\n    const b = a();\n    it("b", () => {\n      expect(b).toBe(1);\n    });\n  });\n  it("c", () => {});\n});\n';
  const nestedEmpty =
    'it("a", () => {\n  const b = a();\n  it("b", () => {\n    b();\n  });\n});\nit("c", () => {\n  expect(c()).toBe(1);\n});\n';
  const helper = "def test_a():\n    run()\n\ndef helper():\n    run()\n";

  test.each([
    [
      "a test that lost its last assertion is empty",
      "a.test.ts",
      "@@ -3 +2,0 @@",
      "-  expect(b).toBe(2);",
      emptied,
      "test-emptied",
    ],
    [
      "one that lost one of many is not",
      "a.test.ts",
      "@@ -4 +3,0 @@",
      "-  expect(b).toBe(2);",
      others,
      "assertion-removed",
    ],
    [
      "a test within it may hold what is left",
      "a.test.ts",
      "@@ -3 +2,0 @@",
      "-    expect(b).toBe(2);",
      nested,
      "assertion-removed",
    ],
    [
      "or hold nothing either",
      "a.test.ts",
      "@@ -3 +2,0 @@",
      "-  expect(b).toBe(2);",
      nestedEmpty,
      "test-emptied",
    ],
    [
      "outside of tests nothing more is known",
      "test_a.py",
      "@@ -6 +5,0 @@",
      "-    assert b",
      helper,
      "assertion-removed",
    ],
    [
      "before all tests neither",
      "a.test.ts",
      "@@ -1 +0,0 @@",
      "-expect(b).toBe(2);",
      `\n${emptied}`,
      "assertion-removed",
    ],
  ])("%s", (_, path, hunk, line, text, found) => {
    expect(kinds(modified(path, hunk, line), { textOf: () => text })).toBe(found);
  });

  test("a file whose text is not known is judged by its lines", () => {
    const diff = edited("tests/test_a.py", "-    assert a() == 1\n+    pass");
    expect(kinds(diff, { textOf: () => null })).toBe("test-emptied");
  });
});
