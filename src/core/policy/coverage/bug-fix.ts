import type { OwedType } from "../../attempt/coverage-summary.ts";
import type { Proof } from "../../attempt/proof.ts";
import type { ChangedFile } from "../../change/changed-file.ts";
import { classify } from "../../change/classify.ts";
import type { ChangeHints } from "../../change/types/hints.ts";
import type { Config } from "../../config/config.ts";
import { missingTests } from "./tests/missing-tests.ts";
import { proofVerdict } from "./tests/proof-verdict.ts";
import { typedFiles } from "./typed-file.ts";

/**
 * What a bug fix owes besides coverage; null when the change is none. That it is one, words and paths alone decide: no
 * function has to be read for it, and no report is needed.
 */
export function bugFix(
  files: readonly ChangedFile[],
  hints: ChangeHints,
  proof: Proof | null,
  config: Config,
): OwedType | null {
  const { files: classified } = classify({ files, outlines: new Map(), hints, warnings: [] }, config);
  const typed = typedFiles(files, classified, config.change);
  const isFix = typed.some(
    (file) => file.exempt === null && file.codeType === "bug_fix" && file.owed.length > 0,
  );
  if (!isFix) return null;
  const requirements = config.coverage_requirements;
  return {
    codeType: "bug_fix",
    missingTests: missingTests("bug_fix", typed, requirements),
    proof: proofVerdict("bug_fix", proof, requirements),
  };
}
