import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageOf } from "../../../../src/core/change/languages/language-of.ts";
import { textEdits } from "../../../../src/core/change/syntax/text-edits.ts";
import { changeFixture, syntax } from "../../../support/change.ts";

describe("edits", () => {
  test("the last comes first, with places in lines", () => {
    const groups = [
      { oldStart: 1, newStart: 1, removed: ["a"], added: ["aa", "bb"] },
      { oldStart: 3, newStart: 4, removed: ["c"], added: [] },
    ];
    expect(textEdits("a\nb\nc\n", "aa\nbb\nb\n", groups)).toEqual([
      {
        startIndex: 4,
        oldEndIndex: 6,
        newEndIndex: 4,
        startPosition: { row: 2, column: 0 },
        oldEndPosition: { row: 3, column: 0 },
        newEndPosition: { row: 2, column: 0 },
      },
      {
        startIndex: 0,
        oldEndIndex: 2,
        newEndIndex: 6,
        startPosition: { row: 0, column: 0 },
        oldEndPosition: { row: 1, column: 0 },
        newEndPosition: { row: 2, column: 0 },
      },
    ]);
  });

  test("behind the last line the text ends", () => {
    const [edit] = textEdits("a\nb", "a\nbcd", [
      { oldStart: 2, newStart: 2, removed: ["b"], added: ["bcd"] },
    ]);
    expect(edit).toMatchObject({
      startIndex: 2,
      oldEndIndex: 3,
      newEndIndex: 5,
      oldEndPosition: { row: 1, column: 1 },
      newEndPosition: { row: 1, column: 3 },
    });
  });
});

const SAMPLES = [
  "express.ts",
  "nest.ts",
  "fastify.js",
  "fastapi.py",
  "net-http.go",
  "spring.java",
  "rails.rb",
  "axum.rs",
  "aspnet-controller.cs",
  "laravel-routes.php",
];

describe("reading the new version on top of the old one", () => {
  test.each(SAMPLES)("finds the same as reading it alone: %s", async (fixture) => {
    const language = languageOf(fixture);
    if (!language) throw new Error(fixture);
    const lines = changeFixture(`handlers/${fixture}`).split("\n");
    const edit = fc.record({
      at: fc.nat(lines.length),
      remove: fc.nat(5),
      add: fc.array(fc.constantFrom(...lines, "}", "def x():", '  "', "/* ü"), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(edit, async ({ at, remove, add }) => {
        const removed = lines.slice(at, at + remove);
        const groups = [{ oldStart: at + 1, newStart: at + 1, removed, added: add }];
        const old = lines.join("\n");
        const now = lines.toSpliced(at, removed.length, ...add).join("\n");
        const alone = await syntax.matches(language.grammar, { old: null, now, edits: [] });
        const both = await syntax.matches(language.grammar, { old, now, edits: textEdits(old, now, groups) });
        expect(both.now).toEqual(alone.now);
      }),
      { numRuns: 40 },
    );
  });
});
