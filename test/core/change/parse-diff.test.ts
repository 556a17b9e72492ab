import { describe, expect, test } from "vitest";
import { parseDiff } from "../../../src/core/change/parse-diff.ts";
import { UserError } from "../../../src/core/errors.ts";
import { added, deleted, modified, renamed } from "../../support/change.ts";

function only(diff: string) {
  const files = parseDiff(diff);
  expect(files).toHaveLength(1);
  const [file] = files;
  if (!file) throw new Error("no file");
  return file;
}

function refusal(diff: string): UserError {
  try {
    parseDiff(diff);
  } catch (error) {
    if (error instanceof UserError) return error;
  }
  throw new Error("The diff was not refused.");
}

describe("what happened to a file", () => {
  const table: readonly [string, string, object][] = [
    ["an added file", added("src/a.ts", "one\ntwo"), { path: "src/a.ts", status: "added", added: [1, 2] }],
    ["a deleted file", deleted("src/a.ts", "one\ntwo"), { status: "deleted", added: [], removedCount: 2 }],
    [
      "a modified file",
      modified("src/a.ts", "@@ -3 +3,2 @@", "-old", "+new", "+more"),
      { status: "modified", added: [3, 4], removedCount: 1, from: null, mode: "100644" },
    ],
    [
      "a pure rename",
      renamed("src/a.ts", "lib/b c.ts"),
      { path: "lib/b c.ts", from: "src/a.ts", status: "renamed" },
    ],
    [
      "a rename with an edit",
      "diff --git a/x.ts b/y.ts\nsimilarity index 95%\nrename from x.ts\nrename to y.ts\nindex 1..2 100644\n--- a/x.ts\n+++ b/y.ts\n@@ -3 +3 @@\n-a\n+b\n",
      { path: "y.ts", from: "x.ts", status: "renamed", added: [3] },
    ],
    [
      "a copy",
      "diff --git a/x.ts b/y.ts\nsimilarity index 100%\ncopy from x.ts\ncopy to y.ts\n",
      { path: "y.ts", from: "x.ts", status: "copied" },
    ],
    [
      "a mode change",
      "diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\n",
      { path: "run.sh", status: "mode", mode: "100755" },
    ],
    [
      "a mode change with an edit",
      "diff --git a/run b/run\nold mode 100644\nnew mode 100755\nindex 1..2\n--- a/run\n+++ b/run\n@@ -1 +1 @@\n-a\n+b\n",
      { status: "modified", added: [1] },
    ],
    [
      "a binary file",
      "diff --git a/a b.png b/a b.png\nindex 1..2 100644\nBinary files a/a b.png and b/a b.png differ\n",
      { path: "a b.png", status: "binary" },
    ],
    [
      "a binary patch",
      "diff --git a/x.bin b/x.bin\nnew file mode 100644\nindex 0..1\nGIT binary patch\nliteral 3\nKc$@d+++ \n\nliteral 0\nHcmV?d00001\n\n",
      { path: "x.bin", status: "binary" },
    ],
    [
      "a deleted binary file",
      "diff --git a/x.bin b/x.bin\ndeleted file mode 100644\nindex 1..0\nBinary files a/x.bin and /dev/null differ\n",
      { path: "x.bin", status: "deleted" },
    ],
    [
      "a submodule",
      "diff --git a/lib b/lib\nindex 1111111..2222222 160000\n--- a/lib\n+++ b/lib\n@@ -1 +1 @@\n-Subproject commit 1\n+Subproject commit 2\n",
      { path: "lib", status: "submodule" },
    ],
    [
      "a submodule with diff.submodule=log",
      "Submodule lib/x 1111111..2222222:\n  > Work\n",
      { path: "lib/x", status: "submodule" },
    ],
    [
      "a removed submodule",
      "diff --git a/lib b/lib\ndeleted file mode 160000\nindex 1..0\n--- a/lib\n+++ /dev/null\n@@ -1 +0,0 @@\n-Subproject commit 1\n",
      { path: "lib", status: "submodule" },
    ],
    [
      "an empty new file",
      "diff --git a/x b/x\nnew file mode 100644\nindex 0000000..e69de29\n",
      { path: "x", status: "added", added: [] },
    ],
    [
      "a link that became a file",
      `${deleted("x", "to").replace("100644", "120000")}${added("x", "text")}`,
      { path: "x", status: "modified", mode: "100644", added: [1], removedCount: 1 },
    ],
  ];
  test.each(table)("%s", (_name, diff, expected) => {
    expect(only(diff)).toMatchObject(expected);
  });

  test("an empty diff changes nothing", () => {
    expect(parseDiff("")).toEqual([]);
    expect(parseDiff("\n \n")).toEqual([]);
  });
});

describe("names", () => {
  const table: readonly [string, string, string][] = [
    [
      "octal bytes",
      'diff --git "a/src/\\303\\274n\\303\\257.py" "b/src/\\303\\274n\\303\\257.py"\n--- "a/src/\\303\\274n\\303\\257.py"\n+++ "b/src/\\303\\274n\\303\\257.py"\n@@ -1 +1 @@\n-a\n+b\n',
      "src/ünï.py",
    ],
    [
      "escapes",
      'diff --git "a/q\\"\\t\\\\\\a.ts" "b/q\\"\\t\\\\\\a.ts"\nold mode 100644\nnew mode 100755\n',
      'q"\t\\\u0007.ts',
    ],
    ["an unknown escape", 'diff --git "a/\\e.ts" "b/\\e.ts"\nold mode 100644\nnew mode 100755\n', "e.ts"],
    [
      "quotes on one side only",
      'diff --git a/x.ts "b/\\303\\274.ts"\nsimilarity index 100%\nrename from x.ts\nrename to "\\303\\274.ts"\n',
      "ü.ts",
    ],
    [
      "blanks",
      "diff --git a/my file.ts b/my file.ts\n--- a/my file.ts\t\n+++ b/my file.ts\t\n@@ -1 +1 @@\n-a\n+b\n",
      "my file.ts",
    ],
    [
      "no prefix",
      "diff --git src/a.ts src/a.ts\n--- src/a.ts\n+++ src/a.ts\n@@ -1 +1 @@\n-a\n+b\n",
      "src/a.ts",
    ],
    [
      "no prefix, in a folder called b",
      "diff --git b/a.ts b/a.ts\n--- b/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-a\n+b\n",
      "b/a.ts",
    ],
    ["mnemonic prefixes", "diff --git i/a.ts w/a.ts\n--- i/a.ts\n+++ w/a.ts\n@@ -1 +1 @@\n-a\n+b\n", "a.ts"],
    [
      "mnemonic prefixes and nothing else",
      "diff --git c/a.ts w/a.ts\nold mode 100644\nnew mode 100755\n",
      "a.ts",
    ],
    [
      "a plain diff",
      "--- a/src/x.ts\t2026-01-25 10:00:00\n+++ b/src/x.ts\t2026-01-25 10:00:01\n@@ -1 +1 @@\n-a\n+b\n",
      "src/x.ts",
    ],
    ["a plain diff without prefixes", "--- x.ts\n+++ x.ts\n@@ -1 +1 @@\n-a\n+b\n", "x.ts"],
  ];
  test.each(table)("%s", (_name, diff, path) => {
    expect(only(diff).path).toBe(path);
  });

  test("a plain diff tells new and deleted files by /dev/null", () => {
    expect(only("--- /dev/null\n+++ b/x.ts\n@@ -0,0 +1 @@\n+a\n")).toMatchObject({
      path: "x.ts",
      status: "added",
    });
    expect(only("--- a/x.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")).toMatchObject({
      path: "x.ts",
      status: "deleted",
    });
  });

  test.each(["/etc/passwd", "../x.ts", "a/../../x.ts", "C:\\x.ts"])(
    "%s is outside of the repository",
    (name) => {
      const error = refusal(`diff --git x y\nrename from a.ts\nrename to ${name}\n`);
      expect(error).toMatchObject({ code: "diff-path", message: expect.stringContaining(name) });
    },
  );

  test("a file without a name is refused", () => {
    expect(refusal("diff --git one three\nold mode 100644\n").code).toBe("diff-path");
  });
});

describe("lines", () => {
  test("context counts on both sides, and separates groups", () => {
    const file = only(
      modified(
        "a.ts",
        "@@ -10,5 +10,6 @@ function x() {",
        " same",
        "-old",
        "+new",
        " same",
        "",
        "+more",
        "+end",
        "-gone",
      ),
    );
    expect(file).toMatchObject({ added: [11, 14, 15], removedCount: 2 });
    expect(file.groups).toEqual([
      { oldStart: 11, newStart: 11, removed: ["old"], added: ["new"] },
      { oldStart: 14, newStart: 14, removed: ["gone"], added: ["more", "end"] },
    ]);
  });

  test("a side without lines names the line before", () => {
    const file = only(modified("a.ts", "@@ -9,0 +10,2 @@", "+x", "+y", "@@ -16 +18,0 @@", "-z"));
    expect(file.groups).toMatchObject([
      { oldStart: 10, newStart: 10 },
      { oldStart: 16, newStart: 19 },
    ]);
  });

  test("a missing line break at the end is no line", () => {
    const file = only(
      modified(
        "a.ts",
        "@@ -1 +1 @@",
        "-a",
        "\\ No newline at end of file",
        "+b",
        "\\ No newline at end of file",
      ),
    );
    expect(file).toMatchObject({ added: [1], removedCount: 1 });
  });

  test("a diff that was saved with CRLF is read as if it were not", () => {
    const file = only(modified("a.ts", "@@ -1 +1 @@", "-a", "+b").replaceAll("\n", "\r\n"));
    expect(file).toMatchObject({ path: "a.ts", added: [1], groups: [{ added: ["b"] }] });
  });

  test("a file that changes to CRLF keeps its carriage returns, and owes nothing for them", () => {
    const file = only(modified("a.ts", "@@ -1,2 +1,2 @@", "-one();", "-two();", "+one();\r", "+two();\r"));
    expect(file).toMatchObject({
      added: [1, 2],
      whitespaceOnly: [1, 2],
      groups: [{ added: ["one();\r", "two();\r"] }],
    });
  });

  test("mails with patches: text before, signature behind", () => {
    const mail = `From 1 Mon Sep 17 00:00:00 2001\nSubject: [PATCH] x\n\nSubmodule or not, this is prose.\n---\n a.ts | 2 +-\n\n${modified("a.ts", "@@ -1 +1 @@", "-a", "+b")}-- \n2.39.5\n\nFrom 2\n${modified("b.ts", "@@ -1 +1 @@", "-a", "+b")}--\n2.39.5\n`;
    expect(parseDiff(mail).map(({ path }) => path)).toEqual(["a.ts", "b.ts"]);
  });

  test("plain diffs in a row", () => {
    const plain = (name: string) => `--- ${name}\n+++ ${name}\n@@ -1 +1 @@\n-a\n+b\n`;
    expect(parseDiff(plain("b.ts") + plain("a.ts")).map(({ path }) => path)).toEqual(["a.ts", "b.ts"]);
  });

  test("a byte order mark does not matter", () => {
    expect(only(`\uFEFF${added("a.ts", "x")}`).status).toBe("added");
  });
});

describe("diffs that cannot be trusted", () => {
  const table: readonly [string, string, string, RegExp][] = [
    [
      "too few lines at the end",
      modified("a.ts", "@@ -1,3 +1,3 @@", "-a", "+b").trimEnd(),
      "diff-broken",
      /ends within a hunk.*promises 3 old and 3 new/,
    ],
    [
      "another file too early",
      modified("a.ts", "@@ -1,3 +1,3 @@", "-a", "+b") + added("b.ts", "x"),
      "diff-broken",
      /line 8: this line does not fit/,
    ],
    [
      "too many added lines",
      modified("a.ts", "@@ -1 +1 @@", "-a", "+b", "+c"),
      "diff-broken",
      /line 8: a hunk has more lines/,
    ],
    [
      "too many removed lines",
      modified("a.ts", "@@ -1 +1 @@", "+b", "-a", "-c"),
      "diff-broken",
      /more lines/,
    ],
    [
      "more removed lines than promised within the hunk",
      modified("a.ts", "@@ -1 +1,2 @@", "-a", "-b", "+c", "+d"),
      "diff-broken",
      /does not fit/,
    ],
    [
      "a header that is none",
      modified("a.ts", "@@ -x +1 @@", "+a"),
      "diff-broken",
      /`@@ -x \+1 @@` is no hunk header/,
    ],
    ["a hunk without a file", "@@ -1 +1 @@\n-a\n+b\n", "diff-broken", /before any file name/],
    [
      "a combined diff",
      "diff --cc a.ts\nindex 1,2..3\n--- a/a.ts\n+++ b/a.ts\n@@@ -1,1 -1,1 +1,1 @@@\n",
      "diff-combined",
      /combined/,
    ],
    ["combined hunks", modified("a.ts", "@@@ -1 -1 +1 @@@", "++a"), "diff-combined", /combined/],
    ["a page", "<!DOCTYPE html>\n<html></html>\n", "diff-unreadable", /no unified diff/],
    [
      "two diffs of one file",
      modified("a.ts", "@@ -1 +1 @@", "-a", "+b").repeat(2),
      "diff-twice",
      /a\.ts twice/,
    ],
  ];
  test.each(table)("%s", (_name, diff, code, message) => {
    const error = refusal(diff);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.hint).toMatch(/git (?:diff|show)/);
  });
});
