import { describe, expect, test } from "vitest";
import { collectResults } from "../../../src/core/attempt/collect-results.ts";
import { collectSecurity } from "../../../src/core/attempt/collect-security.ts";
import { LeakBook } from "../../../src/core/attempt/leak.ts";
import { mergeJobs } from "../../../src/core/attempt/merge-jobs.ts";
import { mergeSecurity } from "../../../src/core/attempt/merge-security.ts";
import type { RunRecord } from "../../../src/core/attempt/run-record.ts";
import type { SecuritySummary } from "../../../src/core/attempt/security-summary.ts";
import { compactRun } from "../../../src/core/memory/compact-run.ts";
import { inspectionLines } from "../../../src/core/message/inspection-lines.ts";
import { REDACTED } from "../../../src/core/redact.ts";
import { readReport } from "../../../src/core/reports/index.ts";
import { inspectReports } from "../../../src/core/reports/inspection.ts";
import type { ScannedIssue, SecurityReport } from "../../../src/core/reports/sarif/security-report.ts";
import { anEvidence } from "../../support/builders.ts";
import { fixture } from "../../support/fixture.ts";
import { testReport } from "../../support/read.ts";
import { aLeak } from "../../support/security.ts";

const OPTIONS = {
  root: "/home/dev/project",
  tracked: new Set(["src/run.js", "src/load.py", "src/a b.js", "test/a.test.js"]),
  secrets: [],
};

/** Built here, so that no scanner takes this file for a leak. */
const TOKEN = `ghp_${"aB3".repeat(12)}`;

function real(name: string): SecurityReport {
  const result = readReport([fixture(`sarif/${name}.sarif`)]);
  if (result.kind !== "security") throw new Error(`${name} is no SARIF.`);
  return result;
}

function aScan(
  issues: readonly Partial<ScannedIssue>[],
  given: Partial<SecurityReport> = {},
): SecurityReport {
  const usual = {
    tool: "scan",
    rule: "R",
    severity: "high",
    message: "bad",
    uri: "src/run.js",
    line: 1,
  } as const;
  return {
    kind: "security",
    format: "sarif",
    issues: issues.map((issue) => ({ ...usual, ...issue })),
    suppressed: 0,
    known: 0,
    warnings: [],
    ...given,
  };
}

describe("what the scanners of a run say", () => {
  test("together, the worst first, at the paths of the repository", () => {
    const summary = collectSecurity([real("eslint"), real("bandit"), real("semgrep")], OPTIONS);
    expect(summary).toMatchObject({
      reports: 3,
      counts: { critical: 1, high: 3, medium: 4, low: 3 },
      suppressed: 1,
    });
    expect(summary.issues[0]).toEqual({
      tool: "Semgrep OSS",
      rule: "rules.shell-command",
      severity: "critical",
      message: "A command is built from a variable (name).",
      path: "src/run.js",
      line: 4,
    });
    expect(new Set(summary.issues.map(({ path }) => path))).toEqual(new Set(["src/run.js", "src/load.py"]));
  });

  test("nothing, when none left a report", () => {
    expect(collectSecurity([], OPTIONS)).toMatchObject({ reports: 0, issues: [] });
  });

  test("what is told twice counts once", () => {
    const { counts, issues } = collectSecurity([aScan([{}, {}]), aScan([{}, { line: 2 }])], OPTIONS);
    expect([counts.high, issues.length]).toEqual([2, 2]);
  });

  test("what is of no file of the repository keeps no place", () => {
    const issues = [{ uri: "node_modules/x/i.js" }, { uri: "", message: "nowhere" }, { uri: "src/a%20b.js" }];
    const { issues: found } = collectSecurity([aScan(issues)], OPTIONS);
    expect(found.map(({ path, line }) => [path, line])).toEqual([
      [null, null],
      [null, null],
      ["src/a b.js", 1],
    ]);
  });

  test("a thousand issues are counted, and the hundred worst kept", () => {
    const many = Array.from({ length: 1000 }, (_, line) => ({
      line: line + 1,
      severity: line === 999 ? ("critical" as const) : ("low" as const),
    }));
    const { counts, issues } = collectSecurity([aScan(many)], OPTIONS);
    expect(counts).toEqual({ critical: 1, high: 0, medium: 0, low: 999 });
    expect([issues.length, issues[0]?.severity]).toEqual([100, "critical"]);
  });

  test("a secret that a scanner quotes is not kept", () => {
    const { issues } = collectSecurity([aScan([{ message: `found ${TOKEN}` }])], OPTIONS);
    expect(issues[0]?.message).toBe(`found ${REDACTED}`);
  });
});

describe("scanners in several jobs", () => {
  const part = (given: Partial<SecuritySummary>): SecuritySummary => ({
    ...collectSecurity([aScan([{}], { suppressed: 2, known: 3 })], OPTIONS),
    ...given,
  });

  test("none, when no job was asked for any", () => {
    expect(mergeSecurity([])).toBeNull();
  });

  test("the same one in each counts once", () => {
    expect(mergeSecurity([part({}), part({})])).toMatchObject({
      reports: 2,
      counts: { critical: 0, high: 1, medium: 0, low: 0 },
      suppressed: 2,
      known: 3,
      issues: [{ rule: "R" }],
    });
  });

  test("what a capped list no longer holds is still counted", () => {
    const capped = part({ counts: { critical: 0, high: 500, medium: 0, low: 7 } });
    expect(mergeSecurity([capped, part({})])?.counts).toEqual({ critical: 0, high: 500, medium: 0, low: 7 });
  });
});

describe("a secret in the output", () => {
  const leaksOf = (xml: string, secrets: readonly string[] = []) =>
    collectResults([testReport(xml)], { ...OPTIONS, secrets }).leaks;
  const failing = (name: string, text: string, type = "Error") =>
    `<testsuite name="s"><testcase name="${name}" file="test/a.test.js" line="7"><failure type="${type}" message="${text}">${text}\n    at run (src/run.js:3:1)</failure></testcase></testsuite>`;

  test("is known by its shape, its test and its place, and never by its value", () => {
    const leaks = leaksOf(failing("signs in", `got ${TOKEN}`));
    expect(leaks).toEqual([
      { shape: "GitHub token", test: expect.stringContaining("signs in"), path: "test/a.test.js", line: 7 },
    ]);
    expect(JSON.stringify(leaks)).not.toContain(TOKEN);
  });

  test("in the name of a test that passes is one, too", () => {
    const xml = `<testsuite name="s"><testcase name="takes ${TOKEN}"/></testsuite>`;
    expect(leaksOf(xml)).toEqual([
      { shape: "GitHub token", test: expect.stringContaining(`takes ${REDACTED}`), path: null, line: null },
    ]);
  });

  test("in the name of a test that fails has the place of the failure", () => {
    expect(leaksOf(failing(`takes ${TOKEN}`, `got ${TOKEN}`))).toMatchObject([{ path: "test/a.test.js" }]);
  });

  test("that is a value of the environment was expected, and says nothing new", () => {
    expect(leaksOf(failing("signs in", `got ${TOKEN}`), [TOKEN])).toEqual([]);
  });

  test("that a broken suite printed is told under its name", () => {
    const xml = `<testsuite name="s"><testcase name="ok"/><error message="no ${TOKEN}"/></testsuite>`;
    expect(leaksOf(xml)).toMatchObject([{ test: "s", path: null }]);
  });

  test("is told fifty times at most", () => {
    const book = new LeakBook();
    for (let number = 0; number < 60; number += 1)
      book.at({ test: `t${number}`, path: null, line: null })("API key");
    expect(book.found()).toHaveLength(50);
  });
});

describe("jobs of one run", () => {
  const record = (job: string, given: Parameters<typeof anEvidence>[0]): RunRecord => {
    const told = { repository: "OWNER/project", pullRequest: 5, headSha: "a", event: "pull_request" };
    const claim = { ...told, runId: 7, runAttempt: 1, job, expectedJobs: null };
    return { claim, evidence: anEvidence(given) };
  };

  test("one may scan for all; what any of them let slip is known", () => {
    const security = collectSecurity([aScan([{}])], OPTIONS);
    const none = () => null;
    const merged = mergeJobs([record("scan", { security }), record("test", { leaks: [aLeak()] })], none);
    expect(merged).toMatchObject({ security: { reports: 1 }, leaks: [{ shape: "GitHub token" }] });
    expect(mergeJobs([record("test", {})], none)).toMatchObject({ security: null, leaks: [] });
  });
});

test("an old run keeps its counts and the worst few issues; a new one keeps all", () => {
  const many = Array.from({ length: 30 }, (_, line) => ({ line: line + 1 }));
  const evidence = anEvidence({ security: collectSecurity([aScan(many)], OPTIONS) });
  const kept = (age: number) => compactRun(evidence, age).security;
  expect([kept(1)?.issues.length, kept(21)?.issues.length, kept(21)?.counts.high]).toEqual([30, 5, 30]);
});

test("a SARIF file is told as what it is when it is looked at", () => {
  const named = { path: "scan.sarif", result: readReport([fixture("sarif/eslint.sarif")]) };
  const inspection = inspectReports([named]);
  expect(inspection.reports).toEqual([
    {
      path: "scan.sarif",
      kind: "security",
      format: "sarif",
      issues: 3,
      suppressed: 1,
      known: 0,
      warnings: [],
    },
  ]);
  expect(inspectionLines(inspection)).toEqual(["scan.sarif: sarif, 3 issues, 1 suppressed, 0 known before"]);
});
