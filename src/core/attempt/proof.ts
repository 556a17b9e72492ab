import * as z from "zod";

/** What prove-fix showed of one code: the changed tests, run on the old code and on the new. Stored with the run. */
export const Proof = z.object({
  at: z.iso.datetime(),
  base: z.object({ ref: z.string(), commit: z.string() }).readonly(),
  proven: z.boolean(),
  proofs: z
    .array(z.object({ test: z.string(), failedWith: z.string() }))
    .readonly()
    .describe("Tests that fail on the old code and pass on the new."),
  accidentalGreen: z
    .array(z.string())
    .readonly()
    .describe("New tests that pass on the old code, too: they would not have caught the bug."),
  refused: z
    .array(z.object({ test: z.string(), why: z.string() }))
    .readonly()
    .describe("Tests that show nothing, and why."),
});
export type Proof = z.infer<typeof Proof>;

/**
 * True: some test fails without the fix. False: the tests ran on the old code, and none noticed the bug.
 * Null: unknown, because nobody tried, or because what was tried could not be loaded on the old code.
 */
export function showsFix(proof: Proof | null): boolean | null {
  if (!proof) return null;
  if (proof.proven) return true;
  return proof.refused.length > 0 && proof.accidentalGreen.length === 0 ? null : false;
}
