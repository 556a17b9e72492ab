import type { ProofVerdict } from "../../../attempt/coverage-summary.ts";
import { type Proof, showsFix } from "../../../attempt/proof.ts";
import type { CodeType } from "../../../config/code-types.ts";
import type { CoverageRequirements } from "../../../config/coverage-requirements.ts";

/** Only a bug fix can be proven: other changes have no old behaviour that a test should refuse. */
export function proofVerdict(
  type: CodeType,
  proof: Proof | null,
  { bug_fix }: CoverageRequirements,
): ProofVerdict | null {
  if (type !== "bug_fix") return null;
  return {
    proven: showsFix(proof),
    tests: proof?.proofs.map(({ test }) => test) ?? [],
    at: proof?.at ?? null,
    required: bug_fix.require_proof,
  };
}
