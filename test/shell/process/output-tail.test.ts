import fc from "fast-check";
import { expect, test } from "vitest";
import { outputTail } from "../../../src/shell/process/output-tail.ts";

function tailOf(keepBytes: number, ...chunks: readonly string[]): string {
  const tail = outputTail(keepBytes);
  for (const chunk of chunks) tail.push(new TextEncoder().encode(chunk));
  return tail.text();
}

test("what fits is kept whole", () => {
  expect(tailOf(8)).toBe("");
  expect(tailOf(8, "abc", "defgh")).toBe("abcdefgh");
});

test("the end is kept, however it was cut into chunks", () => {
  const chunks = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 30 }));
  fc.assert(
    fc.property(chunks, fc.integer({ min: 1, max: 20 }), (pieces, keep) => {
      expect(tailOf(keep, ...pieces)).toBe(pieces.join("").slice(-keep));
    }),
  );
});

test("a character that the cut goes through is left out", () => {
  expect(tailOf(4, "xx€uro")).toBe("uro");
  expect(tailOf(6, "xx€uro")).toBe("€uro");
  expect(tailOf(5, "x😀ab")).toBe("ab");
});
