import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lcov } from "../support/lcov.ts";
import { age, aRepository, type TestRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";
import { umpire } from "../support/umpire.ts";

const OLD = ["export function add(a, b) {", "  return a + b;", "}", ""].join("\n");
const NEW = [
  "export function add(a, b) {",
  "  return a + b;",
  "}",
  "",
  "export function parseToken(text) {",
  "  if (text === '') {",
  "    throw new Error('empty');",
  "  }",
  "  return text.split('.');",
  "}",
  "",
].join("\n");

/** A branch that adds a function to src/token.js. */
async function aBranch(): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { "src/token.js": OLD, ".gitignore": "coverage/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Parse tokens", { "src/token.js": NEW });
  return repository;
}

const MOST = { "src/token.js": { 1: 3, 2: 3, 5: 2, 6: 2, 7: 0, 9: 2 } };
const ALL = { "src/token.js": { 1: 3, 2: 3, 5: 2, 6: 2, 7: 1, 9: 2 } };

async function withReport(text: string): Promise<TestRepository> {
  const repository = await aBranch();
  await repository.write({ "coverage/lcov.info": text });
  return repository;
}

const REPORT = ["--report", "coverage/lcov.info"];

describe("umpire coverage", () => {
  test("below what the type asks for exits 10 and says what to test next", async () => {
    const { root } = await withReport(lcov(MOST));
    const ran = await umpire(root, "coverage", ...REPORT, "--base", "main");
    expect(ran.exitCode).toBe(10);
    expect(ran.stdout).toMatch(/^Coverage: BELOW {2}\(changed lines that run: 3 of 4 \(75 %\)\)$/m);
    expect(ran.stdout).toMatch(/^ {2}new_function {2}80 % {6}3 of 4 \(75 %\) {2}below$/m);
    expect(ran.stdout).toMatch(
      /^ {2}`parseToken` in `src\/token.js`, line 7: the branch `text === ''` never runs$/m,
    );
  });

  test("met exits 0, and the document follows its schema", async () => {
    const { root } = await withReport(lcov(ALL));
    const ran = await umpire(root, "coverage", ...REPORT, "--base", "main", "--json");
    expectValid("coverage", ran.json());
    expect(ran.json()).toMatchObject({
      schemaVersion: 1,
      patch: { covered: 4, total: 4, percent: 100 },
      files: [
        { path: "src/token.js", codeType: "new_function", covered: [5, 6, 7, 9], missed: [], verdict: "met" },
      ],
      byType: [
        { codeType: "new_function", required: 80, covered: 4, total: 4, percent: 100, verdict: "met" },
      ],
      noData: [],
      unmatched: [],
    });
    expect(ran.exitCode).toBe(0);
  });

  test("a line that a statement continues on is missed with it, though LCOV lists only its first line", async () => {
    const repository = await aRepository();
    const text = (word: string) =>
      ["export function never() {", "  return [", `    "${word}",`, "  ].join();", "}", ""].join("\n");
    await repository.commit("Start", { "src/a.ts": text("old"), ".gitignore": "coverage/\n" });
    await repository.git("switch", "--quiet", "--create", "work");
    await repository.commit("Change", { "src/a.ts": text("new") });
    await repository.write({ "coverage/lcov.info": lcov({ "src/a.ts": { 2: 0 } }) });
    const ran = await umpire(repository.root, "coverage", ...REPORT, "--base", "main", "--json");
    expect(ran.json()["files"]).toMatchObject([{ covered: [], missed: [3], verdict: "below" }]);
    expect(ran.exitCode).toBe(10);
  });

  test("title and label say what the change is, and so what it owes", async () => {
    const { root } = await withReport(lcov(MOST));
    const typesWith = async (...args: string[]) => {
      const ran = await umpire(root, "coverage", ...REPORT, "--base", "main", "--json", ...args);
      const byType: readonly { codeType: string; required: number }[] = ran.json()["byType"] ?? [];
      return byType.map(({ codeType, required }) => [codeType, required]);
    };
    expect(await typesWith("--title", "fix: parse tokens")).toEqual([["bug_fix", 100]]);
    expect(await typesWith("--title", "fix: parse tokens", "--label", "integration")).toEqual([
      ["integration", 70],
    ]);
  });

  test("a fix without a test is no pass, however much of it runs", async () => {
    const { root } = await withReport(lcov(ALL));
    const ran = await umpire(root, "coverage", ...REPORT, "--base", "main", "--title", "fix: tokens");
    expect(ran.stdout).toMatch(/^Missing \(bug_fix\): a new or changed test that fails without the fix$/m);
    expect(ran.exitCode).toBe(10);
  });

  test("uncommitted and untracked source owes coverage too, and no data exits 10", async () => {
    const repository = await withReport(lcov(ALL));
    await repository.write({ "src/fresh.js": "export const fresh = () => 1;\n" });
    const ran = await umpire(repository.root, "coverage", ...REPORT, "--base", "main", "--json");
    expect(ran.json()).toMatchObject({ noData: ["src/fresh.js"], patch: { covered: 4, total: 4 } });
    expect(ran.exitCode).toBe(10);
    await repository.write({ "coverage/lcov.info": lcov({ ...ALL, "src/fresh.js": { 1: 1 } }) });
    expect((await umpire(repository.root, "coverage", ...REPORT, "--base", "main")).exitCode).toBe(0);
  });

  test("takes a diff, and several reports that each know a part", async () => {
    const repository = await aBranch();
    await repository.write({
      "change.diff": await repository.git("diff", "main...work"),
      "coverage/a.info": lcov({ "src/token.js": { 5: 1, 6: 1, 7: 0 } }),
      "coverage/b.info": lcov({
        "/build/checkout/src/token.js": { 7: 1, 9: 1 },
        "/build/checkout/gone.js": { 1: 1 },
      }),
    });
    const reports = ["--report", "coverage/a.info", "coverage/b.info"];
    const ran = await umpire(repository.root, "coverage", ...reports, "--diff", "change.diff", "--json");
    expect(ran.json()).toMatchObject({
      patch: { covered: 4, total: 4 },
      unmatched: ["/build/checkout/gone.js"],
    });
    expect(ran.exitCode).toBe(0);
  });

  test("Go files are found by their module", async () => {
    const repository = await aRepository();
    await repository.commit("Start", { "svc/go.mod": "module example.com/team/svc/v2\n\ngo 1.22\n" });
    await repository.git("switch", "--quiet", "--create", "work");
    await repository.commit("Add", {
      "svc/lib/add.go": "package lib\n\nfunc Add(a, b int) int {\n\treturn a + b\n}\n",
    });
    await repository.write({ "cover.out": "mode: set\nexample.com/team/svc/v2/lib/add.go:3.26,5.2 1 1\n" });
    const ran = await umpire(
      repository.root,
      "coverage",
      "--report",
      "cover.out",
      "--base",
      "main",
      "--json",
    );
    expect(ran.json()).toMatchObject({ files: [{ path: "svc/lib/add.go", verdict: "met" }], unmatched: [] });
  });
});

describe("a refactoring", () => {
  const refactor = ["--title", "refactor: tokens", "--base", "main"];

  test("without a baseline has no verdict, and is told how to get one", async () => {
    const { root } = await withReport(lcov(ALL));
    const ran = await umpire(root, "coverage", ...REPORT, ...refactor);
    expect(ran.exitCode).toBe(10);
    expect(ran.stdout).toMatch(/Record one on the base: `umpire coverage --report FILE --write-baseline`/);
  });

  test("is compared with the baseline that the base recorded", async () => {
    const repository = await aBranch();
    await repository.git("switch", "--quiet", "main");
    await repository.write({ "coverage/lcov.info": lcov({ "src/token.js": { 1: 1, 2: 1 } }) });
    const recorded = await umpire(repository.root, "coverage", ...REPORT, "--write-baseline");
    expect(recorded).toMatchObject({ exitCode: 0 });
    expect(recorded.stdout).toMatch(/coverage-baseline\.json: coverage of 1 files on main\.$/m);
    const document = await umpire(
      repository.root,
      "coverage",
      ...REPORT,
      "--write-baseline",
      "coverage/b.json",
      "--json",
    );
    expectValid("coverage-baseline", document.json());
    await repository.git("switch", "--quiet", "work");

    const callWith = async (hits: typeof ALL) => {
      await repository.write({ "coverage/lcov.info": lcov(hits) });
      return await umpire(repository.root, "coverage", ...REPORT, ...refactor, "--json");
    };
    expect((await callWith(ALL)).exitCode).toBe(0);
    const below = await callWith(MOST);
    expect(below.json()).toMatchObject({
      byType: [
        {
          codeType: "refactor",
          required: -1,
          covered: 5,
          total: 6,
          base: { covered: 2, total: 2 },
          verdict: "below",
        },
      ],
    });
    expect(below.exitCode).toBe(10);
    const named = await umpire(
      repository.root,
      "coverage",
      ...REPORT,
      ...refactor,
      "--baseline",
      "coverage/b.json",
    );
    expect(named.exitCode).toBe(10);
  });

  test("refuses a baseline of another branch", async () => {
    const repository = await withReport(lcov(ALL));
    await umpire(repository.root, "coverage", ...REPORT, "--write-baseline", "coverage/b.json");
    const ran = await umpire(
      repository.root,
      "coverage",
      ...REPORT,
      ...refactor,
      "--baseline",
      "coverage/b.json",
    );
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toMatch(
      /The baseline was recorded on work at [0-9a-f]{7}, which is not in the history of `main`/,
    );
  });
});

describe("what cannot be read", () => {
  const told = async (...args: string[]) => {
    const { root } = await withReport(lcov(ALL));
    await writeFile(join(root, "coverage/page.html"), "<!doctype html><title>Not found</title>");
    await writeFile(
      join(root, "coverage/junit.xml"),
      '<testsuites><testsuite name="s"><testcase name="t"/></testsuite></testsuites>',
    );
    await writeFile(
      join(root, "coverage/other.diff"),
      "--- a/src/token.js\n+++ b/src/token.js\n@@ -1 +1 @@\n-x\n+nothing like it\n",
    );
    const ran = await umpire(root, "coverage", ...args, "--json");
    expect(ran.exitCode).toBe(2);
    const error: { code: string; message: string } = ran.json()["error"] ?? { code: "", message: "" };
    return error;
  };
  const base = ["--base", "main"];

  test.each([
    ["no report at all", base, "no-report", /no report is never a pass/],
    [
      "a missing report",
      ["--report", "gone.info", ...base],
      "report-unreadable",
      /gone\.info cannot be opened/,
    ],
    [
      "a page instead of a report",
      ["--report", "coverage/page.html", ...base],
      "report-unreadable",
      /1 of 1 coverage reports/,
    ],
    [
      "a test report",
      ["--report", "coverage/junit.xml", ...base],
      "report-unreadable",
      /it is no coverage report/,
    ],
    ["a base that is not there", [...REPORT, "--base", "gone"], "base-missing", /no commit named `gone`/],
    [
      "a diff of other code",
      [...REPORT, "--diff", "coverage/other.diff"],
      "diff-does-not-fit",
      /its lines are others/,
    ],
    [
      "a baseline that is not there",
      [...REPORT, ...base, "--baseline", "gone.json"],
      "baseline-missing",
      /There is no baseline/,
    ],
    [
      "a baseline of nothing here",
      ["--report", "coverage/empty.info", "--write-baseline"],
      "report-unreadable",
      /empty\.info/,
    ],
  ])("%s is told, and is never met", async (_what, args, code, message) => {
    const error = await told(...args);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  test("a report that is older than the code is of other code", async () => {
    const repository = await withReport(lcov(ALL));
    await age(join(repository.root, "coverage/lcov.info"), -600);
    // The commit is older than the report, so only the checkout can be younger.
    expect((await umpire(repository.root, "coverage", ...REPORT, ...base)).exitCode).toBe(0);
    await repository.write({ "src/token.js": `${NEW}\nadd(1, 2);\n` });
    const ran = await umpire(repository.root, "coverage", ...REPORT, ...base);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/coverage\/lcov\.info is older than the code[\s\S]*again/);
  });

  test.each([
    ["to a file that is not here", "src/gone.js", /src\/gone\.js, which is not here/],
    ["to other lines, in a language without a grammar", "src/token.kt", /src\/token\.kt as it lies here/],
  ])("a diff that leads %s is refused", async (_what, path, message) => {
    const repository = await withReport(lcov({ [path]: { 1: 1 } }));
    await repository.write({
      "src/token.kt": "fun a() = 1\n",
      "coverage/other.diff": `--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-fun a() = 0\n+fun a() = 2\n`,
    });
    const ran = await umpire(repository.root, "coverage", ...REPORT, "--diff", "coverage/other.diff");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(message);
  });

  test("a shallow clone without the base is told, also when no base was named", async () => {
    const repository = await withReport(lcov(ALL));
    const clone = await aRepository();
    await clone.git("fetch", "--quiet", "--depth=1", `file://${repository.root}`, "HEAD:work");
    await clone.git("switch", "--quiet", "work");
    await clone.write({ "coverage/lcov.info": lcov(ALL) });
    const ran = await umpire(clone.root, "coverage", ...REPORT);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/shallow[\s\S]*fetch-depth: 0/);
  });

  test("reports of other files make no baseline", async () => {
    const { root } = await withReport(lcov({ "/elsewhere/other.js": { 1: 1 } }));
    const ran = await umpire(root, "coverage", ...REPORT, "--write-baseline");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/None of the reports names a file of this repository/);
  });

  test("a report of another state of the file is no data", async () => {
    const { root } = await withReport(lcov({ "src/token.js": { ...ALL["src/token.js"], 90: 1 } }));
    const ran = await umpire(root, "coverage", ...REPORT, ...base);
    expect(ran.exitCode).toBe(10);
    expect(ran.stdout).toMatch(/the report has lines beyond the end of the file, so it is of other code/);
  });
});
