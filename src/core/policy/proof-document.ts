import * as z from "zod";
import { Proof } from "../attempt/proof.ts";
import { UserError } from "../errors.ts";
import { parseJson } from "../parse-json.ts";

/** A proof as it is stored and printed: it speaks for one code hash only. */
export const ProofDocument = Proof.extend({
  schemaVersion: z.literal(1),
  codeHash: z.string(),
  testFiles: z.array(z.string()),
  command: z.array(z.string()),
  durationMs: z.object({ here: z.number(), there: z.number() }),
});
export type ProofDocument = z.infer<typeof ProofDocument>;

/** Enough for a person; the ledger keeps one with every run. */
const MOST = 50;
const LONGEST = 300;

/** What a run keeps of a stored proof. One of other code is refused: it shows nothing here. */
export function readProof(text: string, path: string, codeHash: string): Proof {
  const parsed = ProofDocument.safeParse(parseJson(text, (found, cause) => unusable(path, found, cause)));
  if (!parsed.success) {
    const [why] = parsed.error.issues.map(
      ({ path: where, message }) => `${where.map(String).join(".") || "the document"}: ${message}`,
    );
    throw unusable(path, `is no proof of Umpire (${why})`);
  }
  const { at, base, proven, proofs, accidentalGreen, refused, codeHash: provenHash } = parsed.data;
  if (provenHash !== codeHash) throw unusable(path, "is of other code");
  return {
    at,
    base,
    proven,
    proofs: proofs.slice(0, MOST).map(({ test, failedWith }) => ({ test, failedWith: cut(failedWith) })),
    accidentalGreen: accidentalGreen.slice(0, MOST),
    refused: refused.slice(0, MOST).map(({ test, why }) => ({ test, why: cut(why) })),
  };
}

function cut(text: string): string {
  return text.slice(0, LONGEST);
}

function unusable(path: string, found: string, cause?: unknown): UserError {
  return new UserError(
    "proof-unreadable",
    `The proof ${path} ${found}.`,
    "Make it again: `umpire prove-fix --base REF -- COMMAND`, or delete the file.",
    { cause },
  );
}
