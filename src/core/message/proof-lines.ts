import type { ProofDocument } from "../policy/proof-document.ts";
import { counted } from "./names.ts";
import { oneLine } from "./untrusted.ts";

/** A proof for a terminal. */
export function proofLines({ proven, proofs, accidentalGreen, refused, base }: ProofDocument): string[] {
  const old = `the old code (${oneLine(base.ref)}, ${base.commit.slice(0, 7)})`;
  const verdict = proven
    ? `The fix is proven by ${counted(proofs.length, "test")}: failing on ${old}, passing on the new.`
    : `The fix is not proven: no new or changed test fails on ${old} and passes on the new.`;
  return [
    verdict,
    ...proofs.map(({ test, failedWith }) => `  ✓ ${oneLine(test)}: ${oneLine(failedWith)}`),
    ...accidentalGreen.map(
      (test) => `  ! ${oneLine(test)} passes on the old code, too: it would not have caught the bug.`,
    ),
    ...refused.map(({ test, why }) => `  · ${oneLine(test)}: ${oneLine(why, 300)}`),
    ...(proven ? [] : ["Write a test that fails without the fix, for the reason that the bug report gives."]),
  ];
}
