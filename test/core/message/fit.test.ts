import { describe, expect, test } from "vitest";
import { DETAILS, firstThatFits, MAX_COMMENT } from "../../../src/core/message/fit.ts";
import type { Detail } from "../../../src/core/message/story-view.ts";
import { skeleton } from "../../support/markdown.ts";

/** A rendering whose length depends on the detail it shows. */
const sized = (lengths: readonly number[]) => (detail: Detail) =>
  "x".repeat(lengths[DETAILS.indexOf(detail)] ?? 0);

describe("the first rendering that fits is kept", () => {
  test.each([
    ["everything", [10, 9, 8, 7], 10],
    ["without stack traces", [11, 10, 8, 7], 10],
    ["with fewer failures", [11, 11, 10, 7], 10],
    ["with the least", [11, 11, 11, 10], 10],
  ])("%s", (_which, lengths, expected) => {
    expect(firstThatFits(sized(lengths), 10)).toBe("x".repeat(expected));
  });

  test("each step shows less than the one before", () => {
    const weight = ({ failures, causes, traces }: Detail) => failures + causes + (traces ? 1 : 0);
    const weights = DETAILS.map(weight);
    expect(weights).toEqual([...weights].sort((left, right) => right - left));
    expect(new Set(weights).size).toBe(DETAILS.length);
  });
});

describe("what fits in no way is cut", () => {
  const line = `- ${"`@org/team`, ".repeat(20)}`;
  const text = `${"- first\n".repeat(2)}${`${line}\n`.repeat(400)}`;

  test("between lines, so that nothing in it comes alive, and says so", () => {
    const cut = firstThatFits(() => text);
    expect(cut.length).toBeLessThanOrEqual(MAX_COMMENT);
    expect(cut.length).toBeGreaterThan(MAX_COMMENT - line.length - 100);
    expect(cut).toMatch(/\n\n\(cut here: the comment would not fit\)\n$/);
    expect(skeleton(cut)).not.toContain("@org");
    expect(text.startsWith(cut.slice(0, cut.indexOf("\n\n(cut here")))).toBe(true);
  });

  test("at any length", () => {
    for (let limit = 100; limit < 700; limit += 7) {
      const cut = firstThatFits(() => text, limit);
      expect(cut.length).toBeLessThanOrEqual(limit);
      expect(skeleton(cut)).not.toContain("@org");
    }
  });
});
