import { describe, expect, test } from "vitest";
import { UserError } from "../../../src/core/errors.ts";
import { ProofDocument, readProof } from "../../../src/core/policy/proof-document.ts";
import { aProof } from "../../support/proof.ts";

const PATH = "memory/proofs/abc.json";
const document = {
  ...aProof(),
  schemaVersion: 1,
  codeHash: "abc",
  testFiles: [],
  command: [],
  durationMs: { here: 1, there: 1 },
};
const read = (value: unknown, hash = "abc") => readProof(JSON.stringify(value), PATH, hash);

describe("a stored proof", () => {
  test("is kept with the run, without what only prove-fix needs", () => {
    expect(read(document)).toEqual(aProof());
    expect(read({ ...document, later: "field" })).toEqual(aProof());
  });

  test("is printed whole, with how long the runs took", () => {
    expect(ProofDocument.parse(document)).toEqual(document);
    expect(() => read({ ...document, durationMs: {} })).toThrow(/durationMs\.here: /);
  });

  test("cannot bury the ledger", () => {
    const many = Array.from({ length: 80 }, (_, number) => `test ${number}`);
    const proof = read({
      ...document,
      proofs: many.map((name) => ({ test: name, failedWith: "x".repeat(1000) })),
      accidentalGreen: many,
      refused: many.map((name) => ({ test: name, why: "y".repeat(1000) })),
    });
    expect(proof.proofs).toHaveLength(50);
    expect(proof.proofs[0]?.failedWith).toHaveLength(300);
    expect(proof.accidentalGreen).toHaveLength(50);
    expect(proof.refused).toHaveLength(50);
    expect(proof.refused[49]).toEqual({ test: "test 49", why: "y".repeat(300) });
  });

  test.each([
    ["half a file", () => readProof('{"schemaVersion":', PATH, "abc"), /is not complete JSON/],
    ["another document", () => read({ hello: "world" }), /is no proof of Umpire \(at: /],
    ["one with a hole", () => read({ ...document, base: { ref: "main" } }), /\(base\.commit: /],
    ["a list", () => read([]), /is no proof of Umpire \(the document: /],
    ["of other code", () => read(document, "def"), /is of other code/],
  ])("%s is refused with what to do", (_name, reading, message) => {
    expect(reading).toThrow(UserError);
    expect(reading).toThrow(message);
    expect(reading).toThrow(
      expect.objectContaining({ code: "proof-unreadable", hint: expect.stringMatching(/^Make it again: /) }),
    );
  });

  test("that is no JSON says what the parser said", () => {
    expect(() => readProof("{", PATH, "abc")).toThrow(
      expect.objectContaining({ cause: expect.any(SyntaxError) }),
    );
  });
});
