import { describe, expect, test } from "vitest";
import { diffOfFiles, type PullFile } from "../../../../src/core/change/diff/pull-files.ts";
import { parseDiff } from "../../../../src/core/change/parse-diff.ts";

const file = (given: Partial<PullFile>): PullFile => ({
  path: "src/a.js",
  previousPath: null,
  status: "modified",
  changes: 1,
  patch: "@@ -1,2 +1,3 @@\n one\n+two\n three",
  ...given,
});

test("the files of a pull request are one diff, as git would write it", () => {
  const diff = diffOfFiles([
    file({}),
    file({ path: "src/new.js", status: "added", patch: "@@ -0,0 +1 @@\n+one" }),
    file({ path: "src/gone.js", status: "removed", patch: "@@ -1 +0,0 @@\n-one" }),
    file({ path: "src/now.js", previousPath: "src/then.js", status: "renamed", changes: 0, patch: null }),
    file({ path: "logo.png", changes: 0, patch: null }),
  ]);
  expect(parseDiff(diff ?? "").map(({ path, status }) => `${status} ${path}`)).toEqual([
    "modified logo.png",
    "modified src/a.js",
    "deleted src/gone.js",
    "added src/new.js",
    "renamed src/now.js",
  ]);
});

describe("the list is not the whole change", () => {
  test.each([
    ["when a large file has no patch", [file({ changes: 9_000, patch: null })]],
    ["when a name would need quotes", [file({ path: "src/\t.js" })]],
    ["when an old name would", [file({ previousPath: 'src/".js', status: "renamed" })]],
    ["when it is as long as GitHub makes it", Array.from({ length: 3_000 }, () => file({}))],
  ])("%s", (_, files) => {
    expect(diffOfFiles(files)).toBeNull();
  });
});
