import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDiff } from "../../../../src/core/change/parse-diff.ts";
import { findTampering } from "../../../../src/core/change/tampering/find-tampering.ts";
import { added, deleted, modified, renamed } from "../../../support/change.ts";
import { edited, NO_OPTIONS, tamperings } from "./edits.ts";

const word = fc.constantFrom("alpha", "beta", "gamma", "delta", "one", "two");
const number = fc.nat({ max: 99 });

/** A test in each language: how its file is called, and what it looks like. */
const LANGUAGES: readonly (readonly [path: string, write: (name: string, value: number) => string[]])[] = [
  ["x.test.ts", (name, value) => [`it("${name}", () => {`, `  expect(${name}()).toBe(${value});`, "});", ""]],
  ["tests/test_x.py", (name, value) => [`def test_${name}():`, `    assert ${name}() == ${value}`, ""]],
  [
    "x_test.go",
    (name, value) => [`func Test_${name}(t *testing.T) {`, `\tassert.Equal(t, ${value}, ${name}())`, "}", ""],
  ],
  [
    "src/test/java/XTest.java",
    (name, value) => [
      "    @Test",
      `    void ${name}() {`,
      `        assertEquals(${value}, ${name}());`,
      "    }",
      "",
    ],
  ],
  [
    "spec/x_spec.rb",
    (name, value) => [`  it "${name}" do`, `    expect(${name}).to eq(${value})`, "  end", ""],
  ],
  [
    "src/x.rs",
    (name, value) => [
      "    #[test]",
      `    fn ${name}() {`,
      `        assert_eq!(${name}(), ${value});`,
      "    }",
      "",
    ],
  ],
  [
    "tests/XTests.cs",
    (name, value) => [
      "    [Fact]",
      `    public void ${name}()`,
      "    {",
      `        Assert.Equal(${value}, ${name}());`,
      "    }",
      "",
    ],
  ],
  [
    "tests/XTest.php",
    (name, value) => [
      `    public function test_${name}(): void`,
      "    {",
      `        $this->assertSame(${value}, ${name}());`,
      "    }",
      "",
    ],
  ],
];
const language = fc.constantFrom(...LANGUAGES);

/** Tests with names of their own. */
const tests = fc.uniqueArray(fc.tuple(word, number), {
  selector: ([name]) => name,
  minLength: 1,
  maxLength: 5,
});

const line = fc.constantFrom(
  'it("a", () => {',
  'it.skip("a", () => {',
  "  expect(a()).toBe(1);",
  "  expect(a()).toBeTruthy();",
  "});",
  "jest.setTimeout(60000);",
  "// eslint-disable-next-line",
  "/* istanbul ignore next */",
  "run();",
  "",
);
const path = fc.constantFrom(
  "a.test.ts",
  "b.test.ts",
  "src/c.ts",
  "src/__snapshots__/a.snap",
  "jest.config.js",
);
const hunks = fc.array(
  fc
    .tuple(fc.array(line, { maxLength: 4 }), fc.array(line, { maxLength: 4 }))
    .filter(([a, b]) => a.length + b.length > 0),
  { minLength: 1, maxLength: 4 },
);

/** Hunks far enough from each other to stand anywhere. */
function written(name: string, all: readonly (readonly [readonly string[], readonly string[]])[]): string {
  let shift = 0;
  const texts = all.map(([minus, plus], index) => {
    const start = index * 20 + 10;
    const [old, now] = [start - (minus.length === 0 ? 1 : 0), start + shift - (plus.length === 0 ? 1 : 0)];
    shift += plus.length - minus.length;
    return [
      `@@ -${old},${minus.length} +${now},${plus.length} @@`,
      ...minus.map((text) => `-${text}`),
      ...plus.map((text) => `+${text}`),
    ].join("\n");
  });
  return modified(name, ...texts);
}

describe("for every change", () => {
  test("a pure rename creates nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          path,
          language.map(([name]) => name),
        ),
        word,
        (from, folder) => {
          expect(tamperings(renamed(from, `${folder}/${from}`))).toEqual([]);
        },
      ),
    );
  });

  test("the order of hunks and files changes nothing", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(path, hunks), { selector: ([name]) => name, minLength: 1 }),
        (all) => {
          const files = parseDiff(all.map(([name, parts]) => written(name, parts)).join(""));
          const turned = files.toReversed().map((file) => ({ ...file, groups: file.groups.toReversed() }));
          expect(findTampering(turned, NO_OPTIONS)).toEqual(findTampering(files, NO_OPTIONS));
        },
      ),
    );
  });

  test("a change and its lines in another order of the same file create nothing", () => {
    fc.assert(
      fc.property(language, tests, ([name, write], all) => {
        const [old, now] = [all, all.toReversed()].map((order) =>
          order.flatMap(([test, value]) => write(test, value)),
        );
        const minus = (old ?? []).map((text) => `-${text}`);
        const plus = (now ?? []).map((text) => `+${text}`);
        expect(tamperings(edited(name, ...minus, ...plus))).toEqual([]);
      }),
    );
  });

  test("adding tests creates nothing, in a new file and in one that was there", () => {
    fc.assert(
      fc.property(language, tests, ([name, write], all) => {
        const lines = all.flatMap(([test, value]) => write(test, value));
        expect(tamperings(added(name, lines.join("\n")))).toEqual([]);
        expect(tamperings(edited(name, ...lines.map((text) => `+${text}`)))).toEqual([]);
      }),
    );
  });

  test("adding tests does not hide that others went", () => {
    fc.assert(
      fc.property(language, tests, tests, ([name, write], gone, come) => {
        const minus = gone.flatMap(([test, value]) => write(test, value)).map((text) => `-${text}`);
        const plus = come
          .flatMap(([test, value]) => write(`new_${test}`, value + 100))
          .map((text) => `+${text}`);
        const found = tamperings(edited(name, ...minus, " middle", ...plus));
        expect(found.filter(({ kind }) => kind === "test-removed")).toHaveLength(gone.length);
      }),
    );
  });

  test("every test of a deleted file is missed, and none when it moved", () => {
    fc.assert(
      fc.property(language, tests, ([name, write], all) => {
        const text = all.flatMap(([test, value]) => write(test, value)).join("\n");
        const moved = name.replace(/x(?=[^/]*$)/i, (letter) => `${letter}y`);
        expect(tamperings(deleted(name, text)).map(({ kind }) => kind)).toEqual(
          all.map(() => "test-removed"),
        );
        expect(tamperings(deleted(name, text) + added(moved, text))).toEqual([]);
      }),
    );
  });
});
