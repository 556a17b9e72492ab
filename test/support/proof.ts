import type { Proof } from "../../src/core/attempt/proof.ts";
import { atMinute } from "./builders.ts";

/** A fix that one test proves. */
export function aProof(given: Partial<Proof> = {}): Proof {
  return {
    at: atMinute(0),
    base: { ref: "main", commit: "00".repeat(20) },
    proven: true,
    proofs: [{ test: "adds two numbers", failedWith: "-1 is not 3" }],
    accidentalGreen: [],
    refused: [],
    ...given,
  };
}
