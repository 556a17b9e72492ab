import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { distinctTests } from "../../../../src/core/reports/distinct-tests.ts";
import { readReport } from "../../../../src/core/reports/index.ts";
import { fileChunks } from "../../../../src/shell/files/chunks.ts";

/** Reports outside of the project, in the CI: UMPIRE_CORPUS names their folder. */
const CORPUS = process.env["UMPIRE_CORPUS"];

interface Trap {
  readonly why: string;
  readonly expect: Readonly<Record<string, unknown>>;
}

describe.skipIf(CORPUS === undefined)("trap files", () => {
  const folder = join(CORPUS ?? "", "junit", "traps");
  const traps: Record<string, Trap> = CORPUS
    ? JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"))
    : {};

  test.each(Object.entries(traps))("%s", (name, { expect: wanted }) => {
    const result = readReport(fileChunks(join(folder, name)));
    if ("error" in wanted) {
      expect(result.kind).not.toBe("test");
      return;
    }
    if (result.kind !== "test") throw new Error(JSON.stringify(result));
    const tests = distinctTests(result.cases);
    const told = {
      tests: result.counts.cases,
      failures: result.counts.failed,
      errors: result.counts.errors,
      skipped: result.counts.skipped,
      unique: tests.length,
      flaky: tests.filter(({ flaky }) => flaky).length,
      suite_errors: result.suiteProblems.length,
    };
    for (const [key, value] of Object.entries(told))
      if (key in wanted) expect({ [key]: value }).toEqual({ [key]: wanted[key] });
    if (wanted["must_not"] === "be success") expect(result.suiteProblems.length).toBeGreaterThan(0);
    if ("final" in wanted) expect(tests[0]?.outcome).toBe(wanted["final"]);
  });
});

describe.skipIf(CORPUS === undefined)("hostile XML", () => {
  const folder = join(CORPUS ?? "", "coverage", "hostile-xml");
  const files = CORPUS ? readdirSync(folder) : [];

  test.each(files)("%s is read or refused, and nothing is opened or expanded", (name) => {
    const result = readReport(fileChunks(join(folder, name)));
    const declaresEntities = /<!ENTITY/.test(readFileSync(join(folder, name), "utf8"));
    if (declaresEntities)
      expect(result).toMatchObject({ kind: "unreadable", error: { code: "xml-doctype" } });
    if (name.startsWith("deep"))
      expect(result).toMatchObject({ kind: "unreadable", error: { code: "xml-too-deep" } });
  });
});
