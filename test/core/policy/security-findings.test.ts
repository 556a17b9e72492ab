import { describe, expect, test } from "vitest";
import type { Leak } from "../../../src/core/attempt/leak.ts";
import type { SecurityIssue, SecuritySummary } from "../../../src/core/attempt/security-summary.ts";
import { SEVERITIES, type Security, type SecuritySeverity } from "../../../src/core/config/security.ts";
import { reviewFindings } from "../../../src/core/policy/review-findings.ts";
import { securityFindings } from "../../../src/core/policy/security-findings.ts";
import { anEvidence, latestOf } from "../../support/builders.ts";
import { aLeak, anIssue, aScan } from "../../support/security.ts";

const found = (
  given: { security?: SecuritySummary | null; leaks?: readonly Leak[] },
  fail_on: Security["fail_on"] = "high",
) => securityFindings(anEvidence(given), { sarif: [], fail_on });

const one = (severity: SecuritySeverity): SecuritySummary => aScan([anIssue({ severity })]);

describe("issues that a scanner found", () => {
  const table: Readonly<Record<Security["fail_on"], readonly string[]>> = {
    critical: ["blocking", "warning", "warning", "warning"],
    high: ["blocking", "blocking", "warning", "warning"],
    medium: ["blocking", "blocking", "blocking", "warning"],
    low: ["blocking", "blocking", "blocking", "blocking"],
    any: ["blocking", "blocking", "blocking", "blocking"],
  };
  const rows = Object.entries(table).flatMap(([fail_on, weights]) =>
    SEVERITIES.map((severity, column) => ({ fail_on, severity, weight: weights[column] })),
  );

  test.each(rows)("fail_on $fail_on, a $severity one: $weight", ({ fail_on, severity, weight }) => {
    const limit = Object.keys(table).find((name): name is Security["fail_on"] => name === fail_on);
    const [finding] = found({ security: one(severity) }, limit);
    expect(finding).toMatchObject({
      kind: "security-issue",
      severity: weight,
      condition: weight === "blocking" ? "security_issue_found" : null,
    });
  });

  test("what is bad enough is told apart from the rest, with counts beyond the list", () => {
    const issues: SecurityIssue[] = [anIssue({ severity: "critical" }), anIssue({ severity: "low" })];
    const security = { ...aScan(issues), counts: { critical: 1, high: 200, medium: 0, low: 9 } };
    expect(found({ security })).toMatchObject([
      { severity: "blocking", total: 201, issues: [{ severity: "critical" }] },
      { severity: "warning", total: 9, issues: [{ severity: "low" }] },
    ]);
  });

  test("nothing is said of a clean scan, or where none was asked for", () => {
    expect(found({ security: aScan([]) })).toEqual([]);
    expect(found({ security: null })).toEqual([]);
  });

  test("a scan that was asked for and left nothing is no pass", () => {
    expect(found({ security: { ...aScan([]), reports: 0 } })).toEqual([
      { kind: "no-security-report", severity: "blocking", condition: null },
    ]);
  });
});

describe("secrets in the output", () => {
  test("one that an issuer has made blocks; one that a test may have made up is shown", () => {
    const leaks = [aLeak(), aLeak({ shape: "signed web token" })];
    expect(found({ leaks })).toEqual([
      {
        kind: "secret-in-output",
        leaks: [leaks[0]],
        severity: "blocking",
        condition: "security_issue_found",
      },
      { kind: "secret-in-output", leaks: [leaks[1]], severity: "warning", condition: null },
    ]);
  });
});

describe("a person is asked at once", () => {
  test.each([
    ["an issue", { security: one("high") }],
    ["a secret", { leaks: [aLeak()] }],
  ])("when there is %s, although every test passes", (_name, given) => {
    const { call } = latestOf([anEvidence({ passed: ["a"], ...given })]);
    expect(call).toMatchObject({
      action: "escalate",
      rule: "trigger",
      trigger: { condition: "security_issue_found", action: "human_review" },
    });
  });
});

describe("reviews", () => {
  const requested = [{ by: "ana", comments: [] }];
  test.each([
    ["nobody can review", null, true, []],
    ["approved", { state: "approve", requested: [] }, true, []],
    ["pending", { state: "pending", requested: [] }, false, []],
    ["pending, where one is required", { state: "pending", requested: [] }, true, ["review-pending"]],
    ["rejected", { state: "reject", requested }, false, ["changes-requested"]],
  ] as const)("%s", (_name, review, isRequired, kinds) => {
    const findings = reviewFindings(review, isRequired);
    expect(findings.map(({ kind }) => kind)).toEqual(kinds);
    expect(findings.every(({ severity }) => severity === "blocking")).toBe(true);
  });
});
