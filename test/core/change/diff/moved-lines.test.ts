import { describe, expect, test } from "vitest";
import { parseDiff } from "../../../../src/core/change/parse-diff.ts";
import { added, deleted, modified } from "../../../support/change.ts";

const BLOCK = [
  "function total(items) {",
  "  const prices = items.map(price);",
  "  return prices.reduce(sum, 0);",
  "}",
];

function movedIn(diff: string): Record<string, readonly number[]> {
  return Object.fromEntries(parseDiff(diff).map(({ path, moved }) => [path, moved]));
}

describe("blocks that were taken from elsewhere", () => {
  test("from one file to another, deeper than before", () => {
    const deeper = ["class Cart {", ...BLOCK.map((line) => `  ${line}`), "  newLine(here);", "}"];
    const diff = deleted("a.ts", BLOCK.join("\n")) + added("b.ts", deeper.join("\n"));
    expect(movedIn(diff)).toEqual({ "a.ts": [], "b.ts": [2, 3, 4, 5] });
  });

  test("within one file", () => {
    const minus = BLOCK.map((line) => `-${line}`);
    const plus = BLOCK.map((line) => `+${line}`);
    const diff = modified("a.ts", "@@ -1,4 +0,0 @@", ...minus, "@@ -20,0 +17,4 @@", ...plus);
    expect(movedIn(diff)).toEqual({ "a.ts": [17, 18, 19, 20] });
  });

  test("one block that is added twice was moved once and copied once", () => {
    const diff =
      deleted("a.ts", BLOCK.join("\n")) + added("b.ts", BLOCK.join("\n")) + added("c.ts", BLOCK.join("\n"));
    expect(movedIn(diff)).toEqual({ "a.ts": [], "b.ts": [1, 2, 3, 4], "c.ts": [] });
  });

  test("two lines are alike by chance", () => {
    const diff =
      deleted("a.ts", "const a = 1;\nconst b = 2;\n}") + added("b.ts", "const a = 1;\nconst b = 2;\n}");
    expect(movedIn(diff)["b.ts"]).toEqual([]);
  });

  test("so are three lines that say the same, and words that end blocks", () => {
    expect(movedIn(deleted("a.py", "n()\nn()\nn()") + added("b.py", "n()\nn()\nn()"))["b.py"]).toEqual([]);
    const ends = "  end\nend\nelse\nreturn";
    expect(movedIn(deleted("a.rb", ends) + added("b.rb", ends))["b.rb"]).toEqual([]);
  });

  test("a line between that is new breaks the block", () => {
    const [first = "", second = "", third = "", last = ""] = BLOCK;
    const diff =
      deleted("a.ts", BLOCK.join("\n")) +
      added("b.ts", [first, second, "audit(prices);", third, last].join("\n"));
    expect(movedIn(diff)["b.ts"]).toEqual([]);
  });

  test("and so does a line between that did not come along", () => {
    const [first = "", second = "", third = "", last = ""] = BLOCK;
    const diff =
      deleted("a.ts", [first, "audit(items);", second, third, last].join("\n")) +
      added("b.ts", BLOCK.join("\n"));
    expect(movedIn(diff)["b.ts"]).toEqual([]);
  });

  test("lines in any script say something", () => {
    const text = "größe\nцена = 1\n返す";
    expect(movedIn(deleted("a.py", text) + added("b.py", text))["b.py"]).toEqual([1, 2, 3]);
  });

  test("the longest of several is taken", () => {
    const longer = [...BLOCK, "function more() {", "  return total([]);", "}"].join("\n");
    const diff = deleted("a.ts", BLOCK.join("\n")) + deleted("b.ts", longer) + added("c.ts", longer);
    expect(movedIn(diff)["c.ts"]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("brackets before the block go with it", () => {
    const diff = deleted("a.ts", BLOCK.join("\n")) + added("b.ts", ["{", ...BLOCK].join("\n"));
    expect(movedIn(diff)["b.ts"]).toEqual([1, 2, 3, 4, 5]);
  });

  test("a line that only changed its depth in place is not counted twice", () => {
    const minus = BLOCK.map((line) => `-${line}`);
    const plus = BLOCK.map((line) => `+  ${line}`);
    const [file] = parseDiff(modified("a.ts", "@@ -1,4 +1,4 @@", ...minus, ...plus));
    expect(file).toMatchObject({ moved: [], whitespaceOnly: [1, 2, 3, 4] });
  });

  test("a thousand files with the same head are paired quickly", () => {
    const heads = Array.from({ length: 1000 }, (_, index) => String(index).padStart(4, "0"));
    const diff = heads.map(
      (name) => deleted(`old/${name}.ts`, BLOCK.join("\n")) + added(`new/${name}.ts`, BLOCK.join("\n")),
    );
    const start = performance.now();
    const moved = parseDiff(diff.join(""));
    expect(performance.now() - start).toBeLessThan(5000);
    expect(moved.filter((file) => file.moved.length === 4)).toHaveLength(1000);
  });
});
