import { expect, test } from "vitest";
import { parseDiff } from "../../../../src/core/change/parse-diff.ts";
import { modified } from "../../../support/change.ts";

function whitespaceOnly(removed: readonly string[], added: readonly string[]): readonly number[] {
  const hunk = `@@ -${removed.length > 0 ? 1 : 0},${removed.length} +1,${added.length} @@`;
  const lines = [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)];
  return parseDiff(modified("a.ts", hunk, ...lines))[0]?.whitespaceOnly ?? [];
}

const table: readonly [string, string[], string[], number[]][] = [
  ["deeper", ["call();", "again();"], ["if (x) {", "  call();", "  again();", "}"], [2, 3]],
  ["other line ends", ["call();"], ["call();\r"], [1]],
  ["tabs for blanks", ["  call();"], ["\tcall();"], [1]],
  ["blanks around signs", ["f( a,b )"], ["f(a, b)"], [1]],
  ["blanks between words are words", ["return ab"], ["return a b"], []],
  ["blanks between letters of any script", ["größe x"], ["größex"], []],
  ["another word", ["call(1);"], ["call(2);"], []],
  ["blank lines", [], ["", "  ", "x();"], [1, 2]],
  ["another order is another program", ["a();", "b();"], ["b();", "a();"], [2]],
];
test.each(table)("%s", (_name, removed, added, lines) => {
  expect(whitespaceOnly(removed, added)).toEqual(lines);
});

test("a removed line explains only lines of its own place", () => {
  const [file] = parseDiff(
    modified("a.ts", "@@ -1 +1 @@", "-call();", "+other();", "@@ -9,0 +10 @@", "+  call();"),
  );
  expect(file?.whitespaceOnly).toEqual([]);
});
