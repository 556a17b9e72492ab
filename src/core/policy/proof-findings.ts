import type { OwedType } from "../attempt/coverage-summary.ts";
import type { Evidence } from "../attempt/evidence.ts";
import { showsFix } from "../attempt/proof.ts";
import { runState } from "../attempt/run-state.ts";
import { owedTypes } from "./coverage/owed-types.ts";
import type { Finding, Severity, UnprovenFix } from "./finding.ts";

/** What was shown of a fix. Like coverage, it holds a pass back only once the tests pass. */
export function proofFindings(evidence: Evidence): Finding[] {
  const { proof } = evidence;
  const fix = owedTypes(evidence).find((type) => type.proof !== null);
  return [...unproven(evidence, fix), ...accidentalGreen(proof?.accidentalGreen ?? [])];
}

function unproven(evidence: Evidence, fix: OwedType | undefined): Finding[] {
  const { proof, code } = evidence;
  const shown = showsFix(proof);
  if (shown || lacksAnyTest(fix)) return [];
  const found = (reason: UnprovenFix["reason"], severity: Severity): Finding[] => [
    {
      kind: "unproven-fix",
      reason,
      refused: proof?.refused ?? [],
      base: code.base?.ref ?? null,
      severity,
      condition: null,
    },
  ];
  const strongest = runState(evidence) === "passed" ? "blocking" : "warning";
  // Whoever tries to prove a fix calls the change one; only what is known to be one is held back.
  if (shown === false) return found("passes-without-fix", fix ? strongest : "warning");
  if (!fix?.proof) return [];
  return found(proof ? "cannot-tell" : "not-tried", fix.proof.required ? strongest : "note");
}

/** That is a finding of its own, and says all there is to say. */
function lacksAnyTest(fix: OwedType | undefined): boolean {
  return fix?.missingTests.some(({ kind }) => kind === "regression_test") ?? false;
}

function accidentalGreen(tests: readonly string[]): Finding[] {
  return tests.length > 0 ? [{ kind: "accidental-green", tests, severity: "warning", condition: null }] : [];
}
