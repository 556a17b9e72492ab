import { expect, test } from "vitest";
import { linesOf } from "../../../src/core/reports/lines.ts";
import { inPieces } from "../../support/read-test-report.ts";

test.each([1, 2, 3, 100])("lines are whole in pieces of %i bytes", (size) => {
  const text = "first\r\n\nthïrd ✅\nlast";
  expect([...linesOf(inPieces(text, size))]).toEqual(["first", "", "thïrd ✅", "last"]);
});

test("a line end at the end begins no further line", () => {
  expect([...linesOf([Buffer.from("a\nb\n")])]).toEqual(["a", "b"]);
  expect([...linesOf([])]).toEqual([]);
});

test("a line without end is not gathered forever", () => {
  expect(() => [...linesOf(inPieces("x".repeat(50)), 20)]).toThrow("more than 20 bytes");
});

test("a chunk may be overwritten as soon as the next is asked for", () => {
  const buffer = Buffer.alloc(4);
  function* reused() {
    for (const part of ["ab\nc", "de\nf"]) {
      buffer.write(part);
      yield buffer;
    }
  }
  expect([...linesOf(reused())]).toEqual(["ab", "cde", "f"]);
});
