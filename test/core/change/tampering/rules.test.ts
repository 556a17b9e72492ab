import { describe, expect, test } from "vitest";
import { added, deleted, renamed } from "../../../support/change.ts";
import { edited, kinds } from "./edits.ts";
import { TABLE } from "./rule-rows.ts";

const FILES: readonly (readonly [story: string, diff: string, found: string])[] = [
  ["a jest snapshot", edited("src/__snapshots__/a.test.ts.snap", "-a\n+b"), "snapshot-rewritten"],
  ["a syrupy snapshot", edited("tests/__snapshots__/test_a.ambr", "-a\n+b"), "snapshot-rewritten"],
  ["an insta snapshot", edited("src/snapshots/a.snap", "-a\n+b"), "snapshot-rewritten"],
  ["a golden file", edited("testdata/a.golden", "-a\n+b"), "snapshot-rewritten"],
  ["an approved file", edited("tests/A.approved.txt", "-a\n+b"), "snapshot-rewritten"],
  ["a verified file", edited("tests/A.verified.json", "-a\n+b"), "snapshot-rewritten"],
  [
    "a picture",
    "diff --git a/e2e/a.spec.ts-snapshots/a.png b/e2e/a.spec.ts-snapshots/a.png\nindex 1..2 100644\nBinary files a/e2e/a.spec.ts-snapshots/a.png and b/e2e/a.spec.ts-snapshots/a.png differ\n",
    "snapshot-rewritten",
  ],
  [
    "within a test",
    edited("a.test.ts", "-  expect(a).toMatchInlineSnapshot(`1`);\n+  expect(a).toMatchInlineSnapshot(`2`);"),
    "snapshot-rewritten",
  ],
  [
    "within a Rust test",
    edited("src/a.rs", '-    assert_snapshot!(a, @"1");\n+    assert_snapshot!(a, @"2");'),
    "snapshot-rewritten",
  ],
  [
    "within a Python test",
    edited("tests/test_a.py", "-    assert a == snapshot(1)\n+    assert a == snapshot(2)"),
    "snapshot-rewritten",
  ],
  ["a new snapshot", added("src/__snapshots__/a.test.ts.snap", "a"), ""],
  ["more in a snapshot", edited("src/__snapshots__/a.test.ts.snap", "a\n+b"), ""],
  ["a snapshot that went with its test", deleted("src/__snapshots__/a.test.ts.snap", "a"), ""],
  ["a moved snapshot", renamed("src/__snapshots__/a.snap", "lib/__snapshots__/a.snap"), ""],
  ["a junit report", added("junit.xml", "<testsuites/>"), "report-edited"],
  ["an lcov report", edited("coverage/lcov.info", "-DA:1,0\n+DA:1,1"), "report-edited"],
  ["a surefire report", added("target/surefire-reports/TEST-A.xml", "<testsuite/>"), "report-edited"],
  ["a trx report", added("out/a.trx", "<TestRun/>"), "report-edited"],
  ["a report as a fixture", added("test/fixtures/junit.xml", "<testsuites/>"), ""],
  ["a report that is gone", deleted("junit.xml", "<testsuites/>"), ""],
  ["Umpire's settings", edited(".github/umpire.yml", "+base: main"), "umpire-config-changed"],
  ["new settings for Umpire", added(".github/umpire.yml", "base: main"), "umpire-config-changed"],
  ["no settings for Umpire any more", deleted(".github/umpire.yml", "base: main"), "umpire-config-changed"],
  ["settings of something else", edited(".github/dependabot.yml", "+base: main"), ""],
  [
    "a deleted file of tests",
    deleted("a.test.ts", 'it("a", () => {\n  expect(a()).toBe(1);\n});'),
    "test-removed",
  ],
  ["a deleted helper of tests", deleted("test/make.ts", "export const a = 1;"), ""],
  ["a test that no runner finds", renamed("a.test.ts", "a.test.ts.bak"), "test-removed"],
  ["a test that lost its name", renamed("a.test.ts", "src/a.ts"), "test-removed"],
  ["a helper that became code", renamed("test/make.ts", "src/make.ts"), ""],
  [
    "a link that became the file it led to",
    deleted("a.test.ts", "it.skip();") + added("a.test.ts", "it.skip();"),
    "",
  ],
  ["a moved test", renamed("a.test.ts", "test/a.test.ts"), ""],
  ["a deleted workflow", deleted(".github/workflows/ci.yml", "on: pull_request"), "ci-weakened"],
  ["a workflow out of reach", renamed(".github/workflows/ci.yml", ".github/ci.yml.off"), "ci-weakened"],
  ["a renamed workflow", renamed(".github/workflows/ci.yml", ".github/workflows/test.yml"), ""],
  [
    "a test moved to another file",
    deleted("a.test.ts", 'it("a", () => {\n  expect(a()).toBe(1);\n});') +
      edited("b.test.ts", '+it("a", () => {\n+  expect(a()).toBe(1);\n+});'),
    "",
  ],
  [
    "a test moved to a new file and skipped there",
    deleted("a.test.ts", 'it("a", () => {\n  expect(a()).toBe(1);\n});') +
      added("b.test.ts", 'it.skip("a", () => {\n  expect(a()).toBe(1);\n});'),
    "test-skipped",
  ],
  [
    "a test kept only in a note",
    deleted("a.test.ts", 'it("a", () => {\n  expect(a()).toBe(1);\n});') +
      added("notes.ts", 'it("a", () => {\n  expect(a()).toBe(1);\n});'),
    "test-removed",
  ],
  [
    "one of two tests of one name",
    deleted("a.test.ts", 'it("adds up", () => {\n});') +
      edited("b.test.ts", '-it("adds up", () => {\n+it("adds up", async () => {'),
    "test-removed",
  ],
  [
    "a name that many tests have",
    deleted("a.test.ts", 'it("%s", () => {\n  expect(a(1, 2, 3)).toBe(1);\n});') +
      added("b.test.ts", 'it("%s", () => {\n  open(page);\n  expect(page.title.length).toEqual([]);\n});'),
    "test-removed",
  ],
  [
    "an old test among new ones, and a new suite that waits",
    deleted("a.test.ts", 'it("old one", () => {\n  expect(a()).toBe(1);\n});') +
      added(
        "b.test.ts",
        'it("old one", () => {\n  expect(a()).toBe(1);\n});\ndescribe.skip("later", () => {\n  it("new", () => {\n    expect(a()).toBe(2);\n  });\n});\nit("last", () => {});',
      ),
    "",
  ],
  [
    "an old test within a new suite that waits",
    edited(
      "b.test.ts",
      '-it("old one", () => {\n-});\n+describe.skip("later", () => {\n+  it("old one", () => {\n+  });\n+});',
    ),
    "test-skipped",
  ],
  [
    "a new file of tests that wait",
    added(
      "b.test.ts",
      'this.skip();\ndescribe.skip("later", () => {\n  it("a", () => {\n    expect(a()).toBe(1);\n  });\n});',
    ),
    "",
  ],
];

describe.each(Object.entries(TABLE))("%s", (_, rows) => {
  test.each(rows)("%s: %s", (_story, path, lines, found) => {
    expect(kinds(edited(path, lines))).toBe(found);
  });
});

test.each(FILES)("%s", (_, diff, found) => {
  expect(kinds(diff)).toBe(found);
});
