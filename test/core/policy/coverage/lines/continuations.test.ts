import { describe, expect, test } from "vitest";
import { languageOf } from "../../../../../src/core/change/languages/language-of.ts";
import { statementsOf } from "../../../../../src/core/change/syntax/statements.ts";
import { measureLines } from "../../../../../src/core/policy/coverage/lines/measure-lines.ts";
import { syntax } from "../../../../support/change.ts";
import { aFileCoverage, aGroup, aTypedFile, type Hits, lines } from "../../../../support/coverage.ts";

/** What comes of a file that is all new, when its report lists only these lines. */
async function measured(path: string, source: readonly string[], hits: Hits) {
  const language = languageOf(path);
  const query = language?.statements;
  if (!language || query === undefined) throw new Error(`Nobody asks for the statements of ${path}.`);
  const grammar = { name: language.grammar.name, query };
  const matches = await syntax.matches(grammar, { old: null, now: source.join("\n"), edits: [] });
  const owed = lines(1, source.length);
  const { change } = aTypedFile({ path, groups: [aGroup(1, source)], owed });
  const { covered, missed } = measureLines(
    owed,
    change,
    aFileCoverage(hits),
    "lenient",
    statementsOf(matches.now),
  );
  return { covered, missed };
}

describe("a report that lists statements by their first line", () => {
  const source = [
    "export const parse = (text: string) =>", // 1
    "  split(", // 2
    "    text,", // 3
    "    // by dots", // 4
    '    ".",', // 5
    "  );", // 6
    "", // 7
    "app.get(", // 8
    '  "/token",', // 9
    "  (req, res) => {", // 10
    "    if (", // 11
    "      req.old &&", // 12
    "      req.weak", // 13
    "    ) {", // 14
    "      refuse({", // 15
    "        req,", // 16
    "      });", // 17
    "    } else {", // 18
    "      accept();", // 19
    "    }", // 20
    "  },", // 21
    "  options,", // 22
    ");", // 23
  ];

  test.each(["a.ts", "a.js", "a.tsx"])("in %s, every line goes with its own statement", async (path) => {
    const text = path === "a.js" ? source.map((line) => line.replace(": string", "")) : source;
    const hits = { 1: 1, 2: 0, 8: 1, 11: 1, 15: 0, 19: 1 };
    expect(await measured(path, text, hits)).toEqual({
      // 10 belongs to the call that registers it, like its first argument.
      covered: [1, 8, 9, 11, 12, 13, 19, 22],
      missed: [2, 3, 5, 15, 16],
    });
  });

  test("in JSX, what a callback returns goes with the callback", async () => {
    const view = [
      "function List({ items }) {", // 1
      "  return (", // 2
      "    <ul", // 3
      '      className="list"', // 4
      "    >", // 5
      "      {items.map((item) => (", // 6
      "        <li", // 7
      "          key={item}", // 8
      "        />", // 9
      "      ))}", // 10
      "    </ul>", // 11
      "  );", // 12
      "}", // 13
    ];
    expect(await measured("a.tsx", view, { 2: 1, 7: 0 })).toEqual({
      covered: [2, 3, 4, 6, 11],
      missed: [7, 8],
    });
  });

  test("in Python, heads go with their statement, docstrings and comments with nothing", async () => {
    const module = [
      "from os import (", // 1
      "    path,", // 2
      ")", // 3
      "def f(", // 4
      "    a,", // 5
      "    b=1,", // 6
      "):", // 7
      '    """Says', // 8
      '    much."""', // 9
      "    if (", // 10
      "        a", // 11
      "        # or so", // 12
      "        and b", // 13
      "    ):", // 14
      "        return g(", // 15
      "            a,", // 16
      "        )", // 17
      "    else:", // 18
      "        return b", // 19
    ];
    expect(await measured("a.py", module, { 1: 1, 4: 1, 10: 2, 15: 0, 19: 2 })).toEqual({
      covered: [1, 2, 4, 5, 6, 10, 11, 13, 19],
      missed: [15, 16],
    });
  });

  test("a statement whose first line is not listed speaks for nothing", async () => {
    expect(await measured("a.ts", ["const a: B = {", "  b: 1,", "};", "f();"], { 4: 1 })).toEqual({
      covered: [4],
      missed: [],
    });
  });
});
