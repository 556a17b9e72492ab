import { describe, expect, test } from "vitest";
import { readReport } from "../../../../src/core/reports/index.ts";
import { onlySarif } from "../../../../src/core/reports/sarif/only-sarif.ts";
import type { ScannedIssue, SecurityReport } from "../../../../src/core/reports/sarif/security-report.ts";
import { fixture } from "../../../support/fixture.ts";
import { unreadable } from "../../../support/read.ts";

function read(document: string | Uint8Array): SecurityReport {
  const result = readReport([Buffer.from(document)]);
  if (result.kind !== "security") throw new Error(`Not SARIF: ${JSON.stringify(result)}`);
  return result;
}

const place = ({ uri, line }: ScannedIssue) => `${uri}:${line}`;
const short = (issue: ScannedIssue) => `${issue.severity} ${issue.rule} ${place(issue)}`;

describe("what real scanners write", () => {
  test("eslint: levels of its own, files as addresses, and what a comment in the source suppresses", () => {
    const report = read(fixture("sarif/eslint.sarif"));
    expect(report.issues.map(short)).toEqual([
      "medium security/detect-child-process file:///home/dev/project/src/run.js:4",
      "medium security/detect-eval-with-expression file:///home/dev/project/src/run.js:5",
      "high no-eval file:///home/dev/project/src/run.js:5",
    ]);
    expect(report.suppressed).toBe(1);
    expect(report.issues[2]).toMatchObject({ tool: "ESLint", message: "eval can be harmful." });
  });

  test("bandit: a level only where it is not the usual one", () => {
    expect(read(fixture("sarif/bandit.sarif")).issues.map(short)).toEqual([
      "low B403 src/load.py:1",
      "low B404 src/load.py:2",
      "high B602 src/load.py:6",
      "medium B301 src/load.py:8",
      "high B324 src/load.py:14",
      "low B101 src/load.py:18",
    ]);
  });

  test("semgrep: levels and scores from the rules, a base that is not told", () => {
    expect(read(fixture("sarif/semgrep.sarif")).issues.map(short)).toEqual([
      "critical rules.shell-command src/run.js:4",
      "medium rules.any-eval src/run.js:5",
    ]);
  });
});

type Part = Readonly<Record<string, unknown>>;

function log(result: Part, run: Part = {}): string {
  const tool = { driver: { name: "scan", rules: [] } };
  return JSON.stringify({ version: "2.1.0", runs: [{ tool, results: [result], ...run }] });
}

const one = (result: Part, run: Part = {}) => read(log(result, run)).issues[0];

function ruled(rule: Part): Part {
  return { tool: { driver: { name: "scan", rules: [{ id: "R1", ...rule }] } } };
}

describe("how bad a result is", () => {
  const scored = (score: unknown) => ruled({ properties: { "security-severity": score } });
  test.each<[string, Part, Part, string | undefined]>([
    ["an error", { level: "error" }, {}, "high"],
    ["a warning", { level: "warning" }, {}, "medium"],
    ["a note", { level: "note" }, {}, "low"],
    ["nothing to display", { level: "none" }, {}, undefined],
    ["without any level", {}, {}, "medium"],
    ["of a level that nobody knows", { level: "fatal" }, {}, "medium"],
    ["as its rule says", { ruleId: "R1" }, ruled({ defaultConfiguration: { level: "note" } }), "low"],
    ["9.0, whatever its level", { ruleId: "R1", level: "note" }, scored("9.0"), "critical"],
    ["8.9", { ruleId: "R1" }, scored("8.9"), "high"],
    ["7, as a number", { ruleId: "R1" }, scored(7), "high"],
    ["4.0", { ruleId: "R1" }, scored("4.0"), "medium"],
    ["3.9", { ruleId: "R1", level: "error" }, scored("3.9"), "low"],
    ["scored 0, which is no score", { ruleId: "R1", level: "error" }, scored("0.0"), "high"],
    ["scored in words", { ruleId: "R1", level: "error" }, scored("severe"), "high"],
    ["scored itself", { ruleId: "R1", properties: { "security-severity": "9.9" } }, scored("1"), "critical"],
    ["a pass", { kind: "pass", level: "error" }, {}, undefined],
    ["for information", { kind: "informational" }, {}, undefined],
    ["said to be a failure", { kind: "fail", level: "error" }, {}, "high"],
  ])("%s", (_name, result, run, severity) => {
    expect(one(result, run)?.severity).toBe(severity);
  });
});

describe("which rule a result is of", () => {
  const extended = {
    tool: {
      driver: {
        name: "scan",
        rules: [{ id: "own" }, { id: "CA1", defaultConfiguration: { level: "note" } }],
      },
      extensions: [{ rules: [{ id: "added", defaultConfiguration: { level: "error" } }] }],
    },
  };
  test.each<[string, Part, string, string]>([
    ["by its place", { ruleIndex: 1 }, "CA1", "low"],
    ["by its place in a reference", { rule: { index: 1 } }, "CA1", "low"],
    ["in an extension", { rule: { index: 0, toolComponent: { index: 0 } } }, "added", "high"],
    ["by its name, wherever that is", { ruleId: "added" }, "added", "high"],
    ["by the name in a reference", { rule: { id: "CA1" } }, "CA1", "low"],
    ["by the start of its name", { ruleId: "CA1/first/inner" }, "CA1/first/inner", "low"],
    ["of none that is there", { ruleId: "gone", ruleIndex: 9 }, "gone", "medium"],
    ["of an extension that is not there", { rule: { index: 0, toolComponent: { index: 7 } } }, "", "medium"],
  ])("%s", (_name, result, rule, severity) => {
    expect(one(result, extended)).toMatchObject({ rule, severity });
  });
});

describe("what a result says", () => {
  const rule = ruled({
    messageStrings: { built: { text: "{0} is built from {1} {{as is}} {2}" } },
    shortDescription: { text: "About building" },
  });
  test.each<[string, Part, string]>([
    ["its own text", { message: { text: "eval is used" } }, "eval is used"],
    [
      "the rule's text, with its values",
      { message: { id: "built", arguments: ["A query", "input"] } },
      "A query is built from input {as is} {2}",
    ],
    ["what the rule is about", { message: { id: "gone" } }, "About building"],
    [
      "no links to other places",
      { message: { text: "comes from [user input](1)" } },
      "comes from user input",
    ],
  ])("%s", (_name, result, message) => {
    expect(one({ ruleId: "R1", ...result }, rule)?.message).toBe(message);
  });

  test("nothing, when nothing is there", () => {
    expect(one({})).toEqual({
      tool: "scan",
      rule: "",
      severity: "medium",
      message: "",
      uri: "",
      line: null,
    });
    expect(one({}, { tool: {} })?.tool).toBe("a scanner");
  });
});

describe("where a result is", () => {
  const at = (artifactLocation: Part, region: Part = {}): Part => ({
    locations: [{ physicalLocation: { artifactLocation, region } }],
  });
  const bases = {
    artifacts: [{ location: { uri: "src/listed.js" } }],
    originalUriBaseIds: {
      ROOT: { uri: "file:///home/dev/project/" },
      SRC: { uri: "src/", uriBaseId: "ROOT" },
      LOOP: { uri: "a/", uriBaseId: "LOOP" },
    },
  };
  test.each<[string, Part, string]>([
    ["as it is written", at({ uri: "src/a.js" }, { startLine: 3 }), "src/a.js:3"],
    ["from its base", at({ uri: "a.js", uriBaseId: "SRC" }), "file:///home/dev/project/src/a.js:null"],
    ["without a base that is not told", at({ uri: "src/a.js", uriBaseId: "%SRCROOT%" }), "src/a.js:null"],
    ["whole, whatever its base", at({ uri: "file:///b/a.js", uriBaseId: "SRC" }), "file:///b/a.js:null"],
    ["from the list of files", at({ index: 0 }), "src/listed.js:null"],
    ["nowhere", at({ index: 5 }), ":null"],
    ["on a line that is none", at({ uri: "a.js" }, { startLine: 0 }), "a.js:null"],
    ["on half a line", at({ uri: "a.js" }, { startLine: 1.5 }), "a.js:null"],
  ])("%s", (_name, result, expected) => {
    const [issue] = read(log(result, bases)).issues;
    expect(issue && place(issue)).toBe(expected);
  });

  test("bases in a circle end somewhere", () => {
    expect(one(at({ uri: "x.js", uriBaseId: "LOOP" }), bases)?.uri).toMatch(/^(a\/)+x\.js$/);
  });
});

describe("what does not count", () => {
  test.each<[string, Part, "suppressed" | "known" | "open"]>([
    ["suppressed in the source", { suppressions: [{ kind: "inSource" }] }, "suppressed"],
    ["accepted", { suppressions: [{ kind: "external", status: "accepted" }] }, "suppressed"],
    ["still under review", { suppressions: [{ status: "accepted" }, { status: "underReview" }] }, "open"],
    ["rejected", { suppressions: [{ status: "rejected" }] }, "open"],
    ["not suppressed at all", { suppressions: [] }, "open"],
    ["there before", { baselineState: "unchanged" }, "known"],
    ["gone", { baselineState: "absent" }, "known"],
    ["new", { baselineState: "new" }, "open"],
    ["changed", { baselineState: "updated" }, "open"],
  ])("%s", (_name, result, state) => {
    const { issues, suppressed, known } = read(log(result));
    expect({ open: issues.length, suppressed, known }).toEqual({
      open: 0,
      suppressed: 0,
      known: 0,
      [state]: 1,
    });
  });
});

describe("a scan that may be incomplete says so", () => {
  test.each([
    ["did not succeed", { invocations: [{ executionSuccessful: false }] }, /^scan says that its run did not/],
    ["left no results", { results: undefined }, /^scan left no list of results/],
  ])("%s", (_name, run, words) => {
    expect(read(log({}, run)).warnings).toEqual([expect.stringMatching(words)]);
  });

  test("and one that found nothing is a good one", () => {
    const clean = { results: [], invocations: [{ executionSuccessful: true }] };
    expect(read(log({}, clean))).toMatchObject({ issues: [], warnings: [] });
  });
});

describe("a SARIF that is none", () => {
  test.each([
    ["of another version", '{"version":"2.0.0","runs":[]}', "sarif-version", /version "2.0.0"; 2.1 is read/],
    ["of no version", '{"runs":[{}]}', "sarif-version", /has no version/],
    ["without runs", '{"$schema":"https://x/sarif-2.1.0.json","version":"2.1.0"}', "report-shape", /"runs"/],
    ["cut short", log({}).slice(0, -4), "json-truncated", /ends too early/],
  ])("%s", (_name, document, code, message) => {
    const error = unreadable(document);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(error.hint).not.toBe("");
  });

  const named = (document: string) => onlySarif(readReport([Buffer.from(document)]));

  test.each([
    ["other JSON", '{"results":[]}', /no SARIF report: JSON, but no report/],
    [
      "a test report",
      '<testsuite><testcase name="a"/></testsuite>',
      /no SARIF report: a test report \(junit\)/,
    ],
    ["a coverage report", "SF:a.js\nDA:1,1\nend_of_record\n", /a coverage report \(lcov\)/],
  ])("%s that was named as one is refused", (_name, document, message) => {
    expect(named(document)).toMatchObject({
      kind: "unreadable",
      error: { code: "not-sarif", message: expect.stringMatching(message) },
    });
  });

  test("what is unreadable anyway stays so, and SARIF stays SARIF", () => {
    expect(named("")).toMatchObject({ kind: "unreadable", error: { code: "report-empty" } });
    expect(named(log({})).kind).toBe("security");
  });
});
