import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aRepository, type TestRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";
import { umpire } from "../support/umpire.ts";

const SERVER = 'import express from "express";\nexport const app = express();\n';
const ROUTE = 'app.get("/users", (req, res) => {\n  res.json([]);\n});\n';
const TOKEN = 'export function parseToken(text) {\n  return text.split(".");\n}\n';

async function aBranch(): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { "src/server.js": SERVER, "src/token.js": TOKEN, "README.md": "x\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("feat: users", { "src/server.js": SERVER + ROUTE, "README.md": "y\n" });
  await repository.commit("fix: tokens", { "src/token.js": TOKEN.replace('"."', '";"') });
  return repository;
}

describe("umpire classify", () => {
  test("tells each file and function with its evidence", async () => {
    const { root } = await aBranch();
    const ran = await umpire(root, "classify", "--base", "main");
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toBe(
      [
        "README.md: exempt (docs)",
        "src/server.js: api_endpoint, 3 added or modified lines",
        "     commits  new_function  feat: users",
        "     syntax   api_endpoint  answers GET /users (express)",
        "    new  GET /users  lines 3-5  api_endpoint  GET /users (express)",
        "src/token.js: bug_fix, 1 added or modified line",
        "     commits  bug_fix  fix: tokens",
        "    modified  parseToken  lines 1-3  bug_fix",
        "3 files: 1 exempt, 1 api_endpoint, 1 bug_fix",
        "",
      ].join("\n"),
    );
  });

  test("prints one document that fits its schema", async () => {
    const { root } = await aBranch();
    const ran = await umpire(
      root,
      "classify",
      "--base",
      "main",
      "--json",
      "--label",
      "kind/bug",
      "--label",
      "big",
    );
    expectValid("classification", ran.json());
    expect(ran.json()).toMatchObject({
      schemaVersion: 1,
      warnings: [],
      files: [
        { path: "README.md", exempt: "docs", codeType: null },
        {
          path: "src/server.js",
          codeType: "bug_fix",
          evidence: [
            { source: "label", saw: "kind/bug", type: "bug_fix" },
            { source: "commits" },
            { source: "syntax" },
          ],
          disagrees: ["commits", "syntax"],
        },
        { path: "src/token.js", codeType: "bug_fix", disagrees: [] },
      ],
    });
  });

  test("listens to title, issue and branch", async () => {
    const { root } = await aBranch();
    const typeWith = async (...args: string[]) => {
      const document: { files: { codeType: string }[] } = JSON.parse(
        (await umpire(root, "classify", "--base", "main", "--json", ...args)).stdout,
      );
      return document.files.at(-1)?.codeType;
    };
    expect(await typeWith("--title", "refactor: all")).toBe("refactor");
    expect(await typeWith("--issue-type", "Feature", "--title", "refactor: all")).toBe("new_function");
    expect(await typeWith("--branch", "feature/x")).toBe("bug_fix");
  });

  test("takes the base from the configuration, and works on a detached HEAD", async () => {
    const repository = await aBranch();
    await repository.write({
      ".github/umpire.yml": "base: main\ncode_types:\n  - paths: src/**\n    type: integration\n",
    });
    await repository.git("switch", "--quiet", "--detach");
    const ran = await umpire(repository.root, "classify");
    expect(ran.stdout).toMatch(/src\/token\.js: integration/);
    expect(ran.stdout).toMatch(/ {3}config {3}integration {2}src\/\*\*\n {2}! {2}commits {2}bug_fix/);
  });

  test("reads a diff from a file, with the new versions from the work tree", async () => {
    const repository = await aBranch();
    const diff = await repository.git("diff", "main", "work");
    await repository.write({ "change.diff": diff });
    const ran = await umpire(
      repository.root,
      "classify",
      "--diff",
      join(repository.root, "change.diff"),
      "--json",
    );
    expect(ran.json()).toMatchObject({
      files: [
        { path: "README.md" },
        {
          path: "src/server.js",
          codeType: "api_endpoint",
          functions: [{ name: "GET /users", change: "new" }],
        },
        { path: "src/token.js", functions: [{ name: "parseToken", change: "modified" }] },
      ],
    });
  });

  test("a rename alone, moved lines and whitespace", async () => {
    const repository = await aBranch();
    await repository.git("mv", "src/token.js", "src/tokens.js");
    await repository.commit("Move", {
      "src/server.js": `${SERVER}{\n${ROUTE.replace(/^/gm, "  ").trimEnd()}\n}\n`,
    });
    const ran = await umpire(repository.root, "classify", "--base", "work~2");
    expect(ran.stdout).toMatch(/src\/tokens\.js \(was src\/token\.js\)/);
    const again = await umpire(repository.root, "classify", "--base", "HEAD~1");
    expect(again.stdout).toMatch(/src\/tokens\.js \(was src\/token\.js\): exempt \(rename-only\)/);
    expect(again.stdout).toMatch(/src\/server\.js: .*5 added or modified lines \(3 whitespace only\)/);
  });

  test("nothing changed", async () => {
    const { root } = await aBranch();
    expect((await umpire(root, "classify", "--base", "HEAD")).stdout).toBe("Nothing changed.\n");
  });
});

describe("what it cannot read", () => {
  test.each([
    [["--base", "nowhere"], "base-missing"],
    [["--diff", "nowhere.diff"], "diff-missing"],
    [["--diff", "broken.diff"], "diff-broken"],
    [["--diff", "page.html"], "diff-unreadable"],
    [["--diff", "other.diff"], "diff-does-not-fit"],
  ])("%j is refused with exit code 2 and %s", async (args, code) => {
    const repository = await aBranch();
    await repository.write({
      "broken.diff": "diff --git a/x.ts b/x.ts\n--- a/x.ts\n+++ b/x.ts\n@@ -1,4 +1,2 @@\n-a\n+b\n",
      "page.html": "<html></html>",
      "other.diff":
        "diff --git a/src/token.js b/src/token.js\n--- a/src/token.js\n+++ b/src/token.js\n@@ -1 +1 @@\n-a\n+b\n",
    });
    const ran = await umpire(repository.root, "classify", "--json", ...args);
    expect(ran.exitCode).toBe(2);
    expect(ran.json()).toMatchObject({
      schemaVersion: 1,
      error: { code, hint: expect.stringMatching(/\w/) },
    });
    expect(ran.stderr).not.toMatch(/\n\s+at .*:\d+/);
  });

  test("both a base and a diff", async () => {
    const { root } = await aBranch();
    const ran = await umpire(root, "classify", "--base", "main", "--diff", "x.diff");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/cannot be used with/);
  });

  test("a rule with an unknown type", async () => {
    const repository = await aBranch();
    await repository.write({ ".github/umpire.yml": "code_types:\n  - paths: src/**\n    typ: api\n" });
    const ran = await umpire(repository.root, "classify", "--base", "main");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/code_types\.0\.typ`; did you mean `type`/);
  });

  test("files that are missing keep their type, with a warning", async () => {
    const repository = await aBranch();
    await repository.write({ "new.diff": "--- /dev/null\n+++ b/src/x.ts\n@@ -0,0 +1 @@\n+a\n" });
    const ran = await umpire(repository.root, "classify", "--diff", "new.diff", "--title", "fix: x");
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toMatch(/src\/x\.ts: bug_fix[\s\S]*\n! src\/x\.ts: its functions were not looked at/);
  });
});
