import { describe, expect, test } from "vitest";
import { aRepository, type TestRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";
import { umpire } from "../support/umpire.ts";

const NODE = process.execPath;
const HEAD = `import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { sum } from "../src/sum.js";\n`;
const OLD_TEST = `${HEAD}test("adds nothing", () => assert.equal(sum(0, 0), 0));\n`;
const WRONG = "export const sum = (a, b) => a - b;\n";
const RIGHT = "export const sum = (a, b) => a + b;\n";

/** A bug on main, and a branch that fixes it with the given test file. */
async function aFix(testFile: string, source = RIGHT): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("A bug", {
    "package.json": '{"type":"module"}',
    ".gitignore": ".aiwg/\n",
    "src/sum.js": WRONG,
    "test/sum.test.js": OLD_TEST,
  });
  await repository.git("switch", "--quiet", "--create", "fix");
  await repository.commit("Fix it", { "src/sum.js": source, "test/sum.test.js": testFile });
  return repository;
}

function proveIn({ root }: TestRepository) {
  return umpire(root, "prove-fix", "--base", "main", "--json", "--", NODE, "--test");
}

describe("umpire prove-fix", () => {
  test("a test that fails on the old code and passes on the new proves the fix", async () => {
    const repository = await aFix(`${OLD_TEST}test("adds two numbers", () => assert.equal(sum(1, 2), 3));\n`);
    const ran = await proveIn(repository);
    expect(ran.exitCode).toBe(0);
    expectValid("proof", ran.json());
    expect(ran.json()).toMatchObject({
      schemaVersion: 1,
      proven: true,
      proofs: [
        { test: expect.stringContaining("adds two numbers"), failedWith: expect.stringContaining("3") },
      ],
      accidentalGreen: [],
      testFiles: ["test/sum.test.js"],
    });
    expect((await repository.git("worktree", "list")).trim().split("\n")).toHaveLength(1);
    expect((await repository.git("status", "--porcelain")).trim()).toBe("");
  });

  test("a new test that passes on the old code too is accidentally green, and no proof", async () => {
    const repository = await aFix(`${OLD_TEST}test("adds zero", () => assert.equal(sum(1, 0), 1));\n`);
    const ran = await proveIn(repository);
    expect(ran.exitCode).toBe(10);
    expect(ran.json()).toMatchObject({
      proven: false,
      accidentalGreen: [expect.stringContaining("adds zero")],
    });
  });

  test("a test that cannot be loaded on the old code proves nothing", async () => {
    const text = `${OLD_TEST.replace("{ sum }", "{ sum, total }")}test("totals", () => assert.equal(total([1, 2]), 3));\n`;
    const repository = await aFix(text, `${RIGHT}export const total = (all) => all.reduce(sum, 0);\n`);
    const ran = await proveIn(repository);
    expect(ran.exitCode).toBe(10);
    expect(ran.json()).toMatchObject({ proven: false, proofs: [] });
  });

  test("a test that still fails on the new code is told", async () => {
    const repository = await aFix(`${OLD_TEST}test("adds two numbers", () => assert.equal(sum(1, 2), 4));\n`);
    const ran = await proveIn(repository);
    expect(ran.json()).toMatchObject({ proven: false, refused: [{ why: "it still fails on the new code" }] });
  });

  test("without a changed test there is nothing to prove with", async () => {
    const repository = await aFix(OLD_TEST);
    const ran = await proveIn(repository);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/No test file differs from `main`/);
  });

  test("the human form says which tests prove it", async () => {
    const repository = await aFix(`${OLD_TEST}test("adds two numbers", () => assert.equal(sum(1, 2), 3));\n`);
    const ran = await umpire(repository.root, "prove-fix", "--base", "main", "--", NODE, "--test");
    expect(ran.stdout).toMatch(
      /^The fix is proven by 1 test: failing on the old code \(main, [0-9a-f]{7}\)/m,
    );
    expect(ran.stdout).toMatch(/✓ .*adds two numbers/);
  });
});
