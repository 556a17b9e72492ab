import { expect, test } from "vitest";
import { globMatcher } from "../../../../src/core/change/paths/glob.ts";

const table: readonly [string, string, boolean][] = [
  ["src/*.ts", "src/a.ts", true],
  ["src/*.ts", "src/deep/a.ts", false],
  ["src/**/*.ts", "src/a.ts", true],
  ["src/**/*.ts", "src/deep/er/a.ts", true],
  ["src/**", "src/deep/a.ts", true],
  ["src/**", "src", false],
  ["src/", "src/deep/a.ts", true],
  ["./src/a.ts", "src/a.ts", true],
  ["/src/a.ts", "src/a.ts", true],
  ["**/api/*", "api/x.py", true],
  ["**/api/*", "src/api/x.py", true],
  ["a**z", "abc/z", true],
  ["src/?.ts", "src/a.ts", true],
  ["src/?.ts", "src/ab.ts", false],
  ["src/[ab].ts", "src/a.ts", true],
  ["src/[!ab].ts", "src/a.ts", false],
  ["src/[!ab].ts", "src/c.ts", true],
  ["src/[", "src/[", true],
  ["src/*.{ts,tsx}", "src/a.tsx", true],
  ["src/*.{ts,tsx}", "src/a.js", false],
  ["a,b.ts", "a,b.ts", true],
  ["a.b+(c)|d$.ts", "a.b+(c)|d$.ts", true],
  ["a.ts", "axts", false],
  ["{app,lib}/{a,b}.ts", "lib/b.ts", true],
];
test.each(table)("%s on %s: %s", (pattern, path, matches) => {
  expect(globMatcher([pattern])(path)).toBe(matches);
});

test("one of several patterns is enough, none match nothing", () => {
  expect(globMatcher(["a", "b"])("b")).toBe(true);
  expect(globMatcher([])("b")).toBe(false);
});
