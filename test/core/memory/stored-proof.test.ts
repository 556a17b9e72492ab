import { expect, test } from "vitest";
import type { Proof } from "../../../src/core/attempt/proof.ts";
import { readSession } from "../../../src/core/memory/read-session.ts";
import { Session } from "../../../src/core/memory/session-schema.ts";
import { writeSession } from "../../../src/core/memory/write-session.ts";
import { aLedger, judgementsOf, runs } from "../../support/builders.ts";
import { aProof } from "../../support/proof.ts";

function stored(proof: Proof | null): string {
  const evidence = runs({ passed: ["a"], proof });
  return JSON.stringify(writeSession(aLedger(evidence), judgementsOf(evidence)));
}

const proofIn = (text: string) => readSession(text, "ledger.json").evidence[0]?.proof;

test("the ledger keeps what was proven of each run", () => {
  expect(proofIn(stored(aProof({ accidentalGreen: ["b"] })))).toEqual(aProof({ accidentalGreen: ["b"] }));
  expect(proofIn(stored(null))).toBeNull();
});

test("a ledger from before proofs were kept is read", () => {
  const text = stored(null).replace('"proof":null,', "");
  expect(text).not.toContain("proof");
  expect(proofIn(text)).toBeNull();
  expect(Session.parse(JSON.parse(text)).executions).toHaveLength(1);
});
