import { describe, expect, test } from "vitest";
import type { ProofVerdict } from "../../../src/core/attempt/coverage-summary.ts";
import type { Proof } from "../../../src/core/attempt/proof.ts";
import type { TestKind } from "../../../src/core/config/coverage-requirements.ts";
import { coverageLines } from "../../../src/core/message/coverage-lines.ts";
import { isCovered } from "../../../src/core/policy/coverage/judge-coverage.ts";
import { proofFindings } from "../../../src/core/policy/proof-findings.ts";
import { aCoverage, anEvidence } from "../../support/builders.ts";
import { aTestFile, aTypedFile, aTypeVerdict, judged, type QuestionSpec } from "../../support/coverage.ts";
import { aProof } from "../../support/proof.ts";

const REFUSED = { test: "adds", why: "it could not be loaded on the old code" };
const NOT_ASKED: ProofVerdict = { proven: null, tests: [], at: null, required: false };

interface Given {
  readonly proof?: Proof | null;
  /** Null: the change is no bug fix. */
  readonly verdict?: ProofVerdict | null;
  readonly failed?: readonly string[];
  readonly missing?: TestKind;
}

function found({ proof = null, verdict = NOT_ASKED, failed = [], missing }: Given) {
  const missingTests = missing ? [{ kind: missing, enforced: true }] : [];
  const byType = [aTypeVerdict({ codeType: "bug_fix", proof: verdict, missingTests })];
  const summary = { verdict: "met", problem: null, expected: false, gaps: [], hiddenGaps: 0 } as const;
  const coverage = aCoverage(1, 1, { judged: { ...summary, byType } });
  return proofFindings(anEvidence({ passed: ["a"], failed, coverage, proof })).map((finding) => ({
    kind: finding.kind,
    severity: finding.severity,
    ...(finding.kind === "unproven-fix" && { reason: finding.reason }),
  }));
}

const unproven = (reason: string, severity: string) => ({ kind: "unproven-fix", severity, reason });

describe("a bug fix", () => {
  test("that is proven gives nothing to say", () => {
    expect(found({ proof: aProof() })).toEqual([]);
  });

  test("that nobody tried to prove is noted, and held back where a proof is required", () => {
    expect(found({})).toEqual([unproven("not-tried", "note")]);
    expect(found({ verdict: { ...NOT_ASKED, required: true } })).toEqual([unproven("not-tried", "blocking")]);
  });

  test("whose tests pass on the old code, too, is held back once they pass", () => {
    const proof = aProof({ proven: false, proofs: [] });
    expect(found({ proof })).toEqual([unproven("passes-without-fix", "blocking")]);
    expect(found({ proof, failed: ["b"] })).toEqual([unproven("passes-without-fix", "warning")]);
  });

  test("whose tests cannot be loaded on the old code may not be provable, so that is only noted", () => {
    const proof = aProof({ proven: false, proofs: [], refused: [REFUSED] });
    expect(found({ proof })).toEqual([unproven("cannot-tell", "note")]);
    const required = { ...NOT_ASKED, required: true };
    expect(found({ proof, verdict: required })).toEqual([unproven("cannot-tell", "blocking")]);
  });

  test("with an accidentally green test beside a proof is warned of it", () => {
    const proof = aProof({ accidentalGreen: ["adds zero"] });
    expect(found({ proof })).toEqual([{ kind: "accidental-green", severity: "warning" }]);
  });

  test("with nothing but an accidentally green test is held back, whatever else could not be loaded", () => {
    const proof = aProof({ proven: false, proofs: [], accidentalGreen: ["adds zero"], refused: [REFUSED] });
    expect(found({ proof })).toEqual([
      unproven("passes-without-fix", "blocking"),
      { kind: "accidental-green", severity: "warning" },
    ]);
  });

  test("without any new test lacks more than a proof, and that is told elsewhere", () => {
    expect(found({ missing: "regression_test" })).toEqual([]);
    expect(found({ missing: "edge_cases" })).toEqual([unproven("not-tried", "note")]);
  });
});

describe("a change that is not known to be a bug fix", () => {
  test("needs no proof, and one that fails is only a warning", () => {
    expect(found({ verdict: null })).toEqual([]);
    const proof = aProof({ proven: false, proofs: [] });
    expect(found({ proof, verdict: null })).toEqual([unproven("passes-without-fix", "warning")]);
    expect(proofFindings(anEvidence({ passed: ["a"], proof }))).toMatchObject([{ severity: "warning" }]);
    expect(proofFindings(anEvidence({ passed: ["a"] }))).toEqual([]);
    expect(proofFindings(anEvidence({ passed: ["a"], coverage: aCoverage(1, 1) }))).toEqual([]);
  });
});

describe("the verdict on a bug fix", () => {
  const fix = (proof: Proof | null, more: QuestionSpec = {}) =>
    judged({
      files: [aTypedFile({ codeType: "bug_fix", owed: [1] }), aTestFile(["adds"])],
      measured: { "src/app.ts": { 1: 1 } },
      proof,
      ...more,
    });
  const required = { requirements: { bug_fix: { require_proof: true } } };

  test("carries the tests that prove it", () => {
    expect(fix(aProof()).byType).toMatchObject([
      { proof: { proven: true, tests: ["adds two numbers"], at: aProof().at, required: false } },
    ]);
    expect(coverageLines(fix(aProof()), [])).toEqual(
      expect.arrayContaining(["Proved (bug_fix): it fails without the fix:", "  adds two numbers"]),
    );
  });

  test("says that nobody tried to prove it", () => {
    expect(fix(null).byType[0]?.proof).toEqual({ proven: null, tests: [], at: null, required: false });
  });

  test("is no pass when no test fails without it", () => {
    const answer = fix(aProof({ proven: false, proofs: [] }));
    expect([answer.verdict, isCovered(answer)]).toEqual(["met", false]);
    expect(coverageLines(answer, [])).toContain("Not proved (bug_fix): no test fails without the fix.");
  });

  test("needs a proof only where it is required", () => {
    expect(isCovered(fix(null))).toBe(true);
    expect(isCovered(fix(null, required))).toBe(false);
    expect(isCovered(fix(aProof(), required))).toBe(true);
    const line = "(bug_fix): a proof, which `umpire prove-fix --base REF -- COMMAND` makes";
    expect(coverageLines(fix(null), [])).toContain(`Not seen ${line}`);
    expect(coverageLines(fix(null, required), [])).toContain(`Missing ${line}`);
  });

  test("of another type carries none", () => {
    const files = [aTypedFile({ owed: [1] })];
    expect(fix(aProof(), { files }).byType).toMatchObject([{ codeType: "new_function", proof: null }]);
  });
});

test("the tests that show nothing are named, where any were tried", () => {
  const byType = [aTypeVerdict({ codeType: "bug_fix", proof: NOT_ASKED })];
  const judgedCoverage = {
    verdict: "met",
    problem: null,
    expected: false,
    gaps: [],
    hiddenGaps: 0,
    byType,
  } as const;
  const coverage = aCoverage(1, 1, { judged: judgedCoverage });
  const refusedIn = (proof: Proof | null) =>
    proofFindings(anEvidence({ passed: ["a"], coverage, proof })).map((finding) =>
      finding.kind === "unproven-fix" ? finding.refused : null,
    );
  expect(refusedIn(aProof({ proven: false, proofs: [], refused: [REFUSED] }))).toEqual([[REFUSED]]);
  expect(refusedIn(null)).toEqual([[]]);
});

test("what to prove a fix against is the base, where there is one", () => {
  const evidence = anEvidence({ passed: ["a"], proof: aProof({ proven: false, proofs: [] }) });
  expect(proofFindings(evidence)[0]).toMatchObject({ kind: "unproven-fix", base: "main" });
  const withoutBase = { ...evidence, code: { ...evidence.code, base: null } };
  expect(proofFindings(withoutBase)[0]).toMatchObject({ kind: "unproven-fix", base: null });
});
