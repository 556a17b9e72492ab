import * as z from "zod";

/** A proof as it is stored and printed: it speaks for one code hash only. */
export const ProofDocument = z.object({
  schemaVersion: z.literal(1),
  codeHash: z.string(),
  base: z.object({ ref: z.string(), commit: z.string() }),
  testFiles: z.array(z.string()),
  command: z.array(z.string()),
  at: z.iso.datetime(),
  durationMs: z.object({ here: z.number(), there: z.number() }),
  proven: z.boolean(),
  proofs: z.array(z.object({ test: z.string(), failedWith: z.string() })),
  accidentalGreen: z.array(z.string()),
  refused: z.array(z.object({ test: z.string(), why: z.string() })),
});
export type ProofDocument = z.infer<typeof ProofDocument>;
