import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { junitXml } from "../support/junit.ts";
import { lcov } from "../support/lcov.ts";
import { age, aRepository, type TestRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";
import { umpire } from "../support/umpire.ts";

const SOURCE = "export function half(n) {\n  if (n < 0) return 0;\n  return n / 2;\n}\n";
const HALF = lcov({ "src/half.js": { 1: 1, 2: 1, 3: 0 } });
const WHOLE = lcov({ "src/half.js": { 1: 1, 2: 1, 3: 1 } });

async function aBranch(files: Readonly<Record<string, string>>): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Halve", { "src/half.js": SOURCE });
  await repository.write({ "reports/junit.xml": junitXml(["halves"]), ...files });
  return repository;
}

async function review({ root }: TestRepository, ...args: string[]) {
  const ran = await umpire(root, "review", "--junit", "reports/junit.xml", "--json", ...args);
  expectValid("case", ran.json());
  return { exitCode: ran.exitCode, ...ran.json() };
}

describe("a run", () => {
  test("without coverage is called by its tests alone, and says that nothing was measured", async () => {
    const repository = await aBranch({});
    expect(await review(repository)).toMatchObject({ exitCode: 0, coverage: null });
    const { stdout } = await umpire(repository.root, "review", "--junit", "reports/junit.xml");
    expect(stdout).toMatch(/^ {2}coverage: not measured$/m);
  });

  test("with a report in a usual place is judged by it", async () => {
    const repository = await aBranch({ "reports/lcov.info": HALF });
    expect(await review(repository)).toMatchObject({
      exitCode: 10,
      call: { action: "retry" },
      coverage: {
        lines: { covered: 2, total: 3 },
        patch: { covered: 2, total: 3 },
        judged: {
          verdict: "below",
          expected: false,
          gaps: [{ path: "src/half.js", function: "half", ranges: [[3, 3]] }],
        },
      },
    });
    await repository.write({ "reports/lcov.info": WHOLE });
    expect(await review(repository)).toMatchObject({ exitCode: 0, coverage: { judged: { verdict: "met" } } });
  });

  test("is judged by a coverage report that lies among the test reports, too", async () => {
    const repository = await aBranch({ "reports/lcov.info": WHOLE });
    const ran = await umpire(repository.root, "review", "--junit", "reports/*", "--json");
    expect(ran.json()).toMatchObject({
      attempt: { reports: [{ kind: "test" }, { kind: "coverage" }] },
      coverage: { judged: { verdict: "met" } },
    });
  });

  test("whose tests fail shows coverage, and is retried because of the tests", async () => {
    const failing = junitXml([{ name: "halves", failure: "1 !== 2" }]);
    const repository = await aBranch({ "reports/lcov.info": HALF, "reports/junit.xml": failing });
    const finding = expect.objectContaining({ kind: "coverage-below", severity: "warning", condition: null });
    expect(await review(repository)).toMatchObject({
      call: { action: "retry", reasons: ["1 test fails: `suite > halves`"] },
      findings: expect.arrayContaining([finding]),
    });
  });

  test("must leave the report that somebody named", async () => {
    const repository = await aBranch({});
    expect(await review(repository, "--coverage", "reports/*.info")).toMatchObject({
      exitCode: 10,
      coverage: { judged: { verdict: "no-data", problem: "no-report", expected: true } },
      call: { reasons: ["no coverage report was found where one is expected"] },
    });
  });

  test("is not shown by a report that is older than the code", async () => {
    const repository = await aBranch({ "reports/lcov.info": WHOLE });
    await age(join(repository.root, "reports/lcov.info"), -600);
    expect(await review(repository)).toMatchObject({
      exitCode: 0,
      coverage: { judged: { problem: "stale-report" } },
    });
    expect(await review(repository, "--coverage", "reports/*.info")).toMatchObject({ exitCode: 10 });
  });

  test("without a base can only tell the whole", async () => {
    const repository = await aRepository();
    await repository.git("branch", "--move", "only");
    await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n", "src/half.js": SOURCE });
    await repository.write({ "reports/junit.xml": junitXml(["halves"]), "reports/lcov.info": HALF });
    expect(await review(repository)).toMatchObject({
      exitCode: 0,
      coverage: {
        lines: { covered: 2, total: 3 },
        patch: null,
        judged: { verdict: "no-data", problem: "no-base" },
      },
    });
    expect(await review(repository, "--coverage", "reports/*.info")).toMatchObject({ exitCode: 10 });
  });
});
