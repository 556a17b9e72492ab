import { add, type Proof, replace } from "./planting.ts";

export const codeProofs: readonly Proof[] = [
  {
    check: "test",
    mistake: "a failing test",
    plant: {
      "test/planted.test.ts": add(
        'import { expect, it } from "vitest";\nit("fails", () => expect(1).toBe(2));',
      ),
    },
    complaint: /planted\.test\.ts/,
  },
  {
    check: "check:types",
    mistake: "a string that claims to be a number",
    plant: { "src/core/planted.ts": add('export const planted: number = "one";') },
    complaint: /src\/core\/planted\.ts.*TS2322/,
  },
  {
    check: "check:biome",
    mistake: "a var in bad form",
    plant: { "src/core/planted.ts": add("export   var planted=1") },
    complaint: /planted\.ts/,
  },
  {
    check: "check:biome",
    mistake: "a file of 300 lines",
    plant: { "src/core/planted.ts": add("export type Planted = 1;\n".repeat(300)) },
    complaint: /noExcessiveLinesPerFile/,
  },
  {
    check: "check:biome",
    mistake: "core reads the environment",
    plant: { "src/core/planted.ts": add("export const planted = process.argv;") },
    complaint: /noRestrictedGlobals/,
  },
  {
    check: "check:biome",
    mistake: "a configuration that reads almost no files",
    plant: { "biome.json": replace(/"includes": \[\s*"\*\*"/, '"includes": ["*.json"') },
    complaint: /Biome read \d+ files, but there are/,
  },
  {
    check: "check:unused",
    mistake: "an export nobody imports",
    plant: { "src/core/errors.ts": add("export const planted = 1;") },
    complaint: /planted/,
  },
  {
    check: "check:unused",
    mistake: "a module only a test imports",
    plant: {
      "src/core/planted.ts": add("export const planted = 1;"),
      "test/planted.test.ts": add('import { planted } from "../src/core/planted.ts";\nplanted;'),
    },
    complaint: /src\/core\/planted\.ts/,
  },
  {
    check: "check:mocks",
    mistake: "a mocked module",
    plant: { "test/planted.test.ts": add(`vi.${"mock"}("node:fs");`) },
    complaint: /module mocks/,
  },
  {
    check: "check:purity",
    mistake: "a clock in core",
    plant: { "src/core/planted.ts": add("export const planted = Date.now();") },
    complaint: /no clock/,
  },
  {
    check: "check:purity",
    mistake: "an unescaped placeholder",
    plant: { "templates/planted.hbs": add("{{{name}}}") },
    complaint: /untrusted/,
  },
  {
    check: "check:coverage",
    mistake: "one line of core without a test",
    plant: { "src/core/planted.ts": add("export function planted(): number {\n  return 1;\n}") },
    complaint: /threshold \(100%\)/,
  },
  {
    check: "check:coverage",
    mistake: "a large shell without a test",
    plant: {
      "src/shell/planted.ts": add(
        `export function planted(): void {\n${"  globalThis.name = '';\n".repeat(20_000)}}`,
      ),
    },
    complaint: /threshold \(85%\)/,
  },
];
