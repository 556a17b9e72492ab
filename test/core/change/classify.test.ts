import { describe, expect, test } from "vitest";
import { classifyText } from "../../../src/app/classify-change.ts";
import { Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { UserError } from "../../../src/core/errors.ts";
import { added, deleted, modified, renamed, syntax } from "../../support/change.ts";
import { expectValid } from "../../support/schemas.ts";

interface Given {
  readonly diff: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly hints?: Partial<Parameters<typeof classifyText>[1]>;
  readonly commits?: readonly { subject: string; files: ReadonlySet<string> | null }[];
  readonly config?: Config;
}

const SILENT = { labels: [], issueType: null, title: null, branch: null };

async function classified({ diff, texts = {}, hints = {}, commits = [], config = DEFAULT_CONFIG }: Given) {
  const all = new Map(Object.entries(texts));
  const asked: string[] = [];
  const change = {
    diff,
    commits,
    texts: async (paths: readonly string[]) => {
      asked.push(...paths);
      return all;
    },
  };
  const { classification } = await classifyText(change, { ...SILENT, ...hints }, config, { syntax });
  expectValid("classification", classification);
  const byPath = Object.fromEntries(classification.files.map((file) => [file.path, file]));
  return { asked, warnings: classification.warnings, file: (path: string) => byPath[path] };
}

const TOKEN =
  "export function parseToken(text: string) {\n  const [head, body] = text.split('.');\n  return { head, body };\n}\n";
const ROUTE =
  'import express from "express";\nconst app = express();\napp.get("/users", list);\nfunction list(req, res) { res.json([]); }\n';

function newFile(path: string, text: string): Given {
  return { diff: added(path, text.trimEnd()), texts: { [path]: text } };
}

describe("a file's type", () => {
  test("nothing is known: a new function, with what it adds", async () => {
    const { file } = await classified(newFile("src/token.ts", TOKEN));
    expect(file("src/token.ts")).toMatchObject({
      codeType: "new_function",
      evidence: [{ source: "syntax", saw: "adds parseToken", type: "new_function" }],
      disagrees: [],
      exempt: null,
      lines: { added: [1, 2, 3, 4], moved: [], whitespaceOnly: [] },
      functions: [
        { name: "parseToken", line: 1, endLine: 4, change: "new", codeType: "new_function", handler: null },
      ],
    });
  });

  test("a handler makes it an endpoint, also when the title only says feature", async () => {
    const { file } = await classified({ ...newFile("src/users.js", ROUTE), hints: { title: "feat: users" } });
    expect(file("src/users.js")).toMatchObject({
      codeType: "api_endpoint",
      evidence: [
        { source: "title", saw: "feat: users" },
        { source: "syntax", saw: "list answers GET /users (express)", type: "api_endpoint" },
      ],
      disagrees: [],
      functions: [
        {
          name: "list",
          codeType: "api_endpoint",
          handler: { framework: "express", method: "GET", path: "/users" },
        },
      ],
    });
  });

  test("a title that says fix decides, and the code that says otherwise is shown", async () => {
    const { file } = await classified({ ...newFile("src/users.js", ROUTE), hints: { title: "fix: users" } });
    expect(file("src/users.js")).toMatchObject({
      codeType: "bug_fix",
      disagrees: ["syntax"],
      functions: [{ codeType: "bug_fix" }],
    });
  });

  test("commits decide file by file", async () => {
    const { file } = await classified({
      diff: added("a.ts", TOKEN) + added("b.ts", TOKEN.replace("parseToken", "other")),
      texts: { "a.ts": `${TOKEN}\n`, "b.ts": `${TOKEN.replace("parseToken", "other")}\n` },
      commits: [
        { subject: "fix: a", files: new Set(["a.ts"]) },
        { subject: "refactor: b", files: new Set(["b.ts"]) },
      ],
    });
    expect(file("a.ts")?.codeType).toBe("bug_fix");
    expect(file("b.ts")?.codeType).toBe("refactor");
  });

  test("a commit that knew a file by its old name speaks for it too", async () => {
    const diff = `diff --git a/old.ts b/new.ts\nsimilarity index 90%\nrename from old.ts\nrename to new.ts\n--- a/old.ts\n+++ b/new.ts\n@@ -3 +3 @@\n-  return { head };\n+  return { head, body };\n`;
    const commits = [{ subject: "fix: old", files: new Set(["old.ts"]) }];
    const { file } = await classified({ diff, texts: { "new.ts": TOKEN }, commits });
    expect(file("new.ts")).toMatchObject({
      from: "old.ts",
      codeType: "bug_fix",
      functions: [{ name: "parseToken", change: "modified" }],
    });
  });

  test("the path speaks before the code", async () => {
    const { file } = await classified(newFile("src/integrations/mail.ts", TOKEN));
    expect(file("src/integrations/mail.ts")).toMatchObject({
      codeType: "integration",
      evidence: [{ source: "path", saw: "integrations/" }],
      functions: [{ codeType: "integration" }],
    });
  });

  test("the configuration speaks first, and brings back what a rule exempts", async () => {
    const config = Config.parse({
      code_types: [
        { paths: "test/support/**", type: "integration" },
        { paths: ["src/**"], type: "exempt" },
      ],
    });
    const diff =
      added("test/support/a.ts", TOKEN) + added("src/b.ts", TOKEN) + deleted("test/support/gone.ts", "x");
    const { file, asked } = await classified({
      diff,
      texts: { "test/support/a.ts": `${TOKEN}\n` },
      hints: { labels: ["bug"] },
      config,
    });
    expect(asked).toEqual(["test/support/a.ts"]);
    expect(file("test/support/a.ts")).toMatchObject({
      codeType: "integration",
      evidence: [
        { source: "config", saw: "test/support/**" },
        { source: "label", saw: "bug", type: "bug_fix" },
      ],
      disagrees: ["label"],
    });
    expect(file("src/b.ts")).toMatchObject({ codeType: null, exempt: "config-rule" });
    expect(file("test/support/gone.ts")?.exempt).toBe("deleted");
  });
});

describe("functions", () => {
  const old = `${TOKEN}function helper() { return compute(1, 2, 3, "four"); }\nfunction same() { return 1; }\n`;

  test("each is what it is itself where only general words were spoken", async () => {
    const now = `${old.replace("'.'", "';'").replace("helper", "renamed")}${ROUTE}`;
    const diff = modified(
      "src/a.js",
      "@@ -2 +2 @@",
      "-  const [head, body] = text.split('.');",
      "+  const [head, body] = text.split(';');",
      "@@ -5 +5 @@",
      '-function helper() { return compute(1, 2, 3, "four"); }',
      '+function renamed() { return compute(1, 2, 3, "four"); }',
      "@@ -6,0 +7,4 @@",
      ...ROUTE.trimEnd()
        .split("\n")
        .map((line) => `+${line}`),
    );
    const { file } = await classified({ diff, texts: { "src/a.js": now } });
    expect(file("src/a.js")?.codeType).toBe("api_endpoint");
    expect(file("src/a.js")?.functions.map(({ name, change, codeType }) => [name, change, codeType])).toEqual(
      [
        ["parseToken", "modified", "new_function"],
        ["renamed", "renamed", "refactor"],
        ["same", "unchanged", null],
        ["list", "new", "api_endpoint"],
      ],
    );
  });

  test("a function that moved to another file makes it a refactor", async () => {
    const { file } = await classified({
      diff: deleted("src/old.ts", TOKEN.trimEnd()) + added("src/new.ts", TOKEN.trimEnd()),
      texts: { "src/new.ts": TOKEN },
    });
    expect(file("src/new.ts")).toMatchObject({
      codeType: "refactor",
      evidence: [{ source: "syntax", saw: "only renames or moves parseToken", type: "refactor" }],
      lines: { added: [1, 2, 3, 4], moved: [1, 2, 3, 4] },
      functions: [{ change: "moved", codeType: "refactor" }],
    });
    expect(file("src/old.ts")).toMatchObject({ exempt: "deleted", functions: [] });
  });

  test("a moved function of a feature is part of the feature", async () => {
    const { file } = await classified({
      diff: deleted("src/old.ts", TOKEN.trimEnd()) + added("src/new.ts", TOKEN.trimEnd()),
      texts: { "src/new.ts": TOKEN },
      hints: { title: "feat: token" },
    });
    expect(file("src/new.ts")).toMatchObject({
      codeType: "new_function",
      functions: [{ codeType: "new_function" }],
    });
  });

  test("a handler whose route is registered in another changed file", async () => {
    const urls =
      'from django.urls import path\nurlpatterns = [path("a/", pages.show), path("b/", pages.twice)]\n';
    const pages = "def show(incoming):\n    return incoming\n";
    const two = "def twice(a):\n    return a\n";
    const { file } = await classified({
      diff:
        added("shop/urls.py", urls.trimEnd()) +
        added("shop/pages.py", pages + two) +
        added("shop/more.py", two),
      texts: { "shop/urls.py": urls, "shop/pages.py": `${pages}${two}\n`, "shop/more.py": `${two}\n` },
    });
    expect(file("shop/urls.py")).toMatchObject({
      codeType: "api_endpoint",
      evidence: [{ source: "path" }, { source: "syntax", saw: "registers a/ (django)" }],
    });
    expect(file("shop/pages.py")?.functions).toMatchObject([
      { name: "show", handler: { framework: "django", path: "a/" } },
      { name: "twice", handler: null },
    ]);
  });

  test("a route that this change did not touch says nothing about it", async () => {
    const now = `${ROUTE}// ${"x"}\nexport const limit = 1;\n`;
    const diff = modified("src/a.js", "@@ -4,0 +5,2 @@", "+// x", "+export const limit = 1;");
    const { file } = await classified({ diff, texts: { "src/a.js": now } });
    expect(file("src/a.js")).toMatchObject({ codeType: "new_function", evidence: [{ source: "default" }] });
  });

  test("a handler without a name is told by its route, and many names are cut", async () => {
    const inline = 'app.get("/x", () => 1);\n';
    const named = (await classified(newFile("src/a.js", inline))).file("src/a.js");
    expect(named?.evidence[0]?.saw).toBe("answers GET /x (http)");
    const many = ["a", "b", "c", "d", "e"]
      .map((name) => `function ${name}() { return "${name}"; }`)
      .join("\n");
    const { file } = await classified(newFile("src/b.js", `${many}\n`));
    expect(file("src/b.js")?.evidence[0]?.saw).toBe("adds a, b, c and 2 more");
  });

  test("a handler of which only the framework is known", async () => {
    const { file } = await classified(
      newFile("src/a.js", "export function serve(req, res) { res.end(); }\n"),
    );
    expect(file("src/a.js")?.evidence[0]?.saw).toBe("serve answers requests (http)");
  });
});

describe("files that owe nothing", () => {
  test.each([
    ["a pure rename", renamed("src/a.ts", "src/routes/b.ts"), "src/routes/b.ts", "rename-only"],
    ["a mode change", "diff --git a/a.ts b/a.ts\nold mode 100644\nnew mode 100755\n", "a.ts", "mode-only"],
    ["a submodule", "Submodule lib 1111111..2222222:\n", "lib", "submodule"],
    ["a link", added("link.ts", "to.ts").replace("100644", "120000"), "link.ts", "link"],
    [
      "a picture",
      "diff --git a/x.data b/x.data\nindex 1..2 100644\nBinary files a/x.data and b/x.data differ\n",
      "x.data",
      "binary",
    ],
    ["a page of documentation", added("README.md", "x"), "README.md", "docs"],
    ["a test", added("test/a.test.ts", "x"), "test/a.test.ts", "test"],
  ])("%s", async (_name, diff, path, exempt) => {
    const { file, asked, warnings } = await classified({ diff, hints: { title: "fix: x" } });
    expect(file(path)).toMatchObject({ codeType: null, evidence: [], exempt });
    expect([...asked, ...warnings]).toEqual([]);
  });

  test("source whose lines git hides is not let off", async () => {
    const diff =
      "diff --git a/src/a.ts b/src/a.ts\nindex 1..2 100644\nBinary files a/src/a.ts and b/src/a.ts differ\n";
    const { file } = await classified({ diff });
    expect(file("src/a.ts")).toMatchObject({ status: "binary", exempt: null, codeType: "new_function" });
  });

  test("a file that says a tool wrote it", async () => {
    const text = `// Code generated by a tool. DO NOT EDIT.\n${TOKEN}`;
    expect((await classified(newFile("src/api.ts", text))).file("src/api.ts")?.exempt).toBe("generated");
  });

  test("but not when this change brought that mark into an old file", async () => {
    const diff = modified("src/api.ts", "@@ -0,0 +1 @@", "+// @generated");
    const { file } = await classified({ diff, texts: { "src/api.ts": `// @generated\n${TOKEN}` } });
    expect(file("src/api.ts")).toMatchObject({ exempt: null, codeType: "new_function" });
  });
});

describe("what cannot be looked at", () => {
  test("a file that is not at hand keeps its type, with a warning", async () => {
    const { file, warnings } = await classified({ diff: added("src/a.ts", "x"), hints: { title: "fix: x" } });
    expect(file("src/a.ts")).toMatchObject({ codeType: "bug_fix", functions: [] });
    expect(warnings).toEqual([expect.stringMatching(/^src\/a\.ts: its functions were not looked at/)]);
  });

  test("more files than anybody would look at", async () => {
    const paths = Array.from({ length: 501 }, (_, index) => `src/${index}.ts`);
    const { file, asked, warnings } = await classified({
      diff: paths.map((path) => added(path, "x")).join(""),
    });
    expect(file("src/500.ts")).toMatchObject({ codeType: "new_function", functions: [] });
    expect(asked).toEqual([]);
    expect(warnings).toEqual(["501 source files changed; functions are looked at in up to 500."]);
  });

  test("a language without a grammar", async () => {
    const { file, warnings } = await classified({ diff: added("src/a.kt", "fun a() = 1") });
    expect(file("src/a.kt")).toMatchObject({ codeType: "new_function", functions: [] });
    expect(warnings).toEqual([]);
  });

  test("a diff of other files than these is refused", async () => {
    const given = { diff: added("src/a.ts", "x"), texts: { "src/a.ts": "y\n" } };
    await expect(classified(given)).rejects.toThrow(UserError);
  });

  test("source that is broken is read as far as it goes", async () => {
    const { file } = await classified(newFile("src/a.ts", `${TOKEN}export function broken( {{{\n`));
    expect(file("src/a.ts")?.functions.map(({ name }) => name)).toContain("parseToken");
  });
});
