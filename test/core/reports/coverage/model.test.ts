import { describe, expect, test } from "vitest";
import { byteAt } from "../../../../src/core/reports/byte-at.ts";
import { addText, createHashSet } from "../../../../src/core/reports/coverage/lcov/hash-set.ts";
import { buildReport } from "../../../../src/core/reports/coverage/model/build-report.ts";
import { closeSection } from "../../../../src/core/reports/coverage/model/close-section.ts";
import {
  addBranch,
  addLine,
  addWay,
  createBuilder,
} from "../../../../src/core/reports/coverage/model/coverage-builder.ts";
import { readCoded } from "../../../../src/core/reports/coverage/model/line-codec.ts";
import { numberAt } from "../../../../src/core/reports/coverage/model/pair-list.ts";
import { present } from "../../../../src/core/reports/present.ts";
import { hitsOf } from "./read.ts";

const report = (builder: ReturnType<typeof createBuilder>) => buildReport(builder, { format: "lcov" });

describe("lines", () => {
  test.each([
    ["steps of any size", { 1: 0, 2: 1, 16: 2, 31: 3, 9999999: 4 }],
    ["hits of any size", { 1: 4095, 2: 4096, 3: 65_536, 4: 0x7fff_ffff }],
    ["a fraction of a hit is a hit", { 1: 0.2 }, { 1: 1 }],
    [
      "more than 31 bits of hits stop there",
      { 1: 2 ** 40, 2: Number.POSITIVE_INFINITY },
      { 1: 0x7fff_ffff, 2: 0x7fff_ffff },
    ],
    ["no number and less than zero are no hit", { 1: Number.NaN, 2: -3 }, { 1: 0, 2: 0 }],
  ])("%s", (_, hits, expected: Record<number, number> = hits) => {
    const builder = createBuilder("sum");
    for (const [line, count] of Object.entries(hits)) addLine(builder, Number(line), count);
    closeSection(builder, "a.ts");
    expect(hitsOf(report(builder).files[0])).toEqual(expected);
  });

  test("that repeat add up or not, as the dialect wants, but never overflow", () => {
    for (const [combine, expected] of [
      ["sum", 0x7fff_ffff],
      ["max", 0x7fff_fff0],
    ] as const) {
      const builder = createBuilder(combine);
      for (const hits of [0x7fff_fff0, 100]) addLine(builder, 5, hits);
      closeSection(builder, "a.ts");
      expect(hitsOf(report(builder).files[0])).toEqual({ 5: expected });
    }
  });

  test("of many large files stay apart", () => {
    const builder = createBuilder("sum");
    const paths = Array.from({ length: 40 }, (_, index) => `${index}.ts`);
    for (const [index, path] of paths.entries()) {
      for (let line = 1; line <= 30_000; line++) addLine(builder, line, (line + index) % 5000);
      closeSection(builder, path);
    }
    const { files, lines } = report(builder);
    expect(files.map((file) => file.path)).toEqual(paths);
    expect(files.map((file) => file.lines.get(4000))).toEqual(paths.map((_, index) => (4000 + index) % 5000));
    expect(lines.total).toBe(1_200_000);
  });
});

describe("branches", () => {
  test("of a line may be very many, and far from the line before", () => {
    const builder = createBuilder("sum");
    addBranch(builder, 3, 1500, 4_000_000_000);
    addBranch(builder, 900, 1, 2);
    for (let key = 0; key < 2100; key++) addWay(builder, 1000, key, true);
    addWay(builder, 1000, 2 ** 31, true);
    closeSection(builder, "a.ts");
    expect(report(builder).files[0]?.branches).toEqual([
      { line: 3, taken: 1500, total: 2000 },
      { line: 900, taken: 1, total: 2 },
      { line: 1000, taken: 2100, total: 2100 },
    ]);
  });
});

test("a set of texts knows each of them again, however many there are", () => {
  const set = createHashSet();
  const add = (text: string) => {
    const bytes = Buffer.from(`${text}    `);
    return addText(set, new DataView(bytes.buffer, bytes.byteOffset, bytes.length), 0, bytes.length - 4);
  };
  const texts = Array.from({ length: 5000 }, (_, index) => `src/${"x".repeat(index % 7)}${index}.ts`);
  expect(texts.every(add)).toBe(true);
  expect(texts.some(add)).toBe(false);
  expect([add(""), add("a"), add("aa"), add("a"), add("")]).toEqual([true, true, true, false, false]);
});

test("what is not there is zero in a block, and a mistake elsewhere", () => {
  expect(byteAt(new Uint8Array(2), 2)).toBe(0);
  expect(numberAt(new Uint32Array(2), 2)).toBe(0);
  const cut: number[][] = [];
  readCoded(new Uint16Array(1), 0, 1, (...line) => cut.push(line));
  expect(cut).toEqual([[0, 0]]);
  expect(() => present(undefined)).toThrowError(RangeError);
});
