import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classify } from "../../../src/core/change/classify.ts";
import { owedLines } from "../../../src/core/change/owed-lines.ts";
import { parseDiff } from "../../../src/core/change/parse-diff.ts";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { added, deleted, modified, renamed } from "../../support/change.ts";

const word = fc.constantFrom("alpha", "beta", "gamma", "delta", "src", "routes", "api");
const name = fc
  .tuple(word, word, fc.constantFrom("ts", "py", "md", "rb"))
  .map(([folder, file, ending]) => `${folder}/${file}.${ending}`);
const line = fc.constantFrom("const a = one();", "  call(two);", "return three;", "", "}", "const b = 2;");
const lines = fc.array(line, { minLength: 1, maxLength: 8 });

const section = fc.oneof(
  lines.map((text) => (path: string) => added(path, text.join("\n"))),
  lines.map((text) => (path: string) => deleted(path, text.join("\n"))),
  fc.tuple(lines, lines).map(
    ([minus, plus]) =>
      (path: string) =>
        modified(
          path,
          `@@ -5,${minus.length} +5,${plus.length} @@`,
          ...minus.map((text) => `-${text}`),
          ...plus.map((text) => `+${text}`),
        ),
  ),
);

/** Diffs as their files, each under a name of its own. */
const sections = fc
  .uniqueArray(fc.tuple(name, section), { selector: ([path]) => path, minLength: 1, maxLength: 6 })
  .map((all) => all.map(([path, make]) => make(path)));

const hints = fc.record({
  labels: fc.array(fc.constantFrom("bug", "enhancement", "area/x"), { maxLength: 2 }),
  issueType: fc.constantFrom(null, "Bug", "Task"),
  title: fc.constantFrom(null, "feat: x", "fix: y", "Update"),
  branch: fc.constantFrom(null, "refactor/x", "main"),
  commits: fc.constant([]),
});

function typed(diff: string, said: typeof hints extends fc.Arbitrary<infer Hints> ? Hints : never) {
  return classify({ files: parseDiff(diff), outlines: new Map(), hints: said, warnings: [] }, DEFAULT_CONFIG)
    .files;
}

describe("for every change", () => {
  test("the order of files in a diff changes nothing", () => {
    fc.assert(
      fc.property(sections, fc.nat(), (all, turn) => {
        const at = turn % all.length;
        const turned = [...all.slice(at), ...all.slice(0, at)].toReversed();
        expect(parseDiff(turned.join(""))).toEqual(parseDiff(all.join("")));
      }),
    );
  });

  test("a rename alone owes nothing and changes no other file's type or lines", () => {
    fc.assert(
      fc.property(sections, hints, name, name, (all, said, from, to) => {
        const before = typed(all.join(""), said);
        const taken = new Set(before.map(({ path }) => path));
        fc.pre(from !== to && !taken.has(to));
        const after = typed(all.join("") + renamed(from, to), said);
        expect(after.filter(({ path }) => path !== to)).toEqual(before);
        expect(after.find(({ path }) => path === to)).toMatchObject({
          exempt: expect.any(String),
          codeType: null,
          lines: { added: [], moved: [], whitespaceOnly: [] },
        });
      }),
    );
  });

  test("what is owed is a part of what was added, and never more than without the rules", () => {
    fc.assert(
      fc.property(sections, (all) => {
        for (const file of parseDiff(all.join(""))) {
          const owed = owedLines(file, DEFAULT_CONFIG.change);
          const every = owedLines(file, { moved_lines: "count", whitespace_lines: "count" });
          expect(every).toEqual(file.added);
          expect(every).toEqual(expect.arrayContaining(owed));
          expect(new Set([...owed, ...file.moved, ...file.whitespaceOnly])).toEqual(new Set(file.added));
        }
      }),
    );
  });
});

test("each rule can be switched off by itself", () => {
  const file = { added: [1, 2, 3, 4], moved: [1], whitespaceOnly: [2] };
  expect(owedLines(file, { moved_lines: "ignore", whitespace_lines: "count" })).toEqual([2, 3, 4]);
  expect(owedLines(file, { moved_lines: "count", whitespace_lines: "ignore" })).toEqual([1, 3, 4]);
});
