import fc from "fast-check";
import { expect, test } from "vitest";
import { matchInOrder } from "../../../../src/core/change/diff/match-lines.ts";

function matched(old: string, now: string): string {
  const lines = [...now];
  return matchInOrder([...old], lines)
    .map((position) => lines[position])
    .join("");
}

test.each([
  ["abc", "abc", "abc"],
  ["abc", "axc", "ac"],
  ["abcd", "bd", "bd"],
  ["ab", "ba", "a"],
  ["xay", "qaz", "a"],
  ["", "abc", ""],
  ["abc", "", ""],
  ["xabcx", "yabcy", "abc"],
])("of %j, %j keeps %j", (old, now, kept) => {
  expect(matched(old, now)).toHaveLength(kept.length);
  expect(matched(old, now)).toBe(kept);
});

test("what it finds is a longest common subsequence", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (old, now) => {
      const found = matched(old, now);
      expect(isWithin(found, old) && isWithin(found, now)).toBe(true);
      expect(found).toHaveLength(longest(old, now));
    }),
  );
});

test("lines that stand everywhere anchor nothing between the ends, so that large rewrites stay cheap", () => {
  const noise = Array.from({ length: 3000 }, () => "}");
  const start = performance.now();
  expect(matchInOrder(["a", ...noise, "b"], ["x", ...noise, "y"])).toEqual([]);
  expect(matchInOrder(["a", ...noise], ["x", ...noise])).toHaveLength(3000);
  expect(performance.now() - start).toBeLessThan(2000);
});

function isWithin(part: string, whole: string): boolean {
  let at = -1;
  return [...part].every((letter) => {
    at = whole.indexOf(letter, at + 1);
    return at >= 0;
  });
}

function longest(a: string, b: string): number {
  if (a === "" || b === "") return 0;
  if (a[0] === b[0]) return 1 + longest(a.slice(1), b.slice(1));
  return Math.max(longest(a.slice(1), b), longest(a, b.slice(1)));
}
