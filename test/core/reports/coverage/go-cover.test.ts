import { expect, test } from "vitest";
import { fileIn, fixture, hitsOf, linesOf, read } from "./read.ts";

test("go test writes blocks, of which the lines with the most hits count", () => {
  const report = read(fixture("go/count.out"));
  expect(report).toMatchObject({
    format: "go-cover",
    lines: { covered: 11, total: 14 },
    branches: null,
    functions: null,
  });
  expect(report.files.map((file) => file.path)).toEqual(["example.com/shop/v2/price/price.go"]);
  expect(hitsOf(report.files[0])).toEqual({
    5: 1,
    6: 1,
    7: 2,
    8: 2,
    9: 2,
    10: 1,
    14: 2,
    15: 2,
    16: 1,
    17: 1,
    18: 0,
    19: 0,
    21: 1,
    24: 0,
  });
});

test("set, count and atomic agree on what ran", () => {
  const [set, count, atomic] = ["set", "count", "atomic"].map((mode) =>
    linesOf(fileIn(read(fixture(`go/${mode}.out`)), "price.go")),
  );
  expect(set).toEqual(count);
  expect(atomic).toEqual(count);
});

test("profiles behind each other are one: repeated blocks count once, with the most hits", () => {
  const text =
    "mode: count\nm/a.go:1.1,2.2 1 0\nm/b.go:1.1,1.9 1 3\nmode: count\nm/a.go:1.1,2.2 1 4\r\nm/a.go:1.1,2.2 1 1\n\n";
  const report = read(text);
  expect(report.files.map((file) => [file.path, hitsOf(file)])).toEqual([
    ["m/a.go", { 1: 4, 2: 4 }],
    ["m/b.go", { 1: 3 }],
  ]);
});

test("an empty body has no statement that could be missed", () => {
  expect(read("mode: set\nm/a.go:3.14,3.15 0 0\nm/a.go:5.1,5.9 1 1\n").lines).toEqual({
    covered: 1,
    total: 1,
  });
});

test("a block on no line says nothing", () => {
  expect(read("mode: set\nm/a.go:0.1,0.2 1 1\nm/a.go:7.1,7.2 1 1\n").lines).toEqual({ covered: 1, total: 1 });
});

test("a file without blocks is no coverage", () => {
  expect(read("mode: set\n")).toMatchObject({ lines: { total: 0 }, warnings: ["The report names no file."] });
});

test.each(["m/a.go:1.1,2.2 1", "m/a.go:1,2 1 1", "mode: unknown", "ok  \tm\t0.1s"])(
  "%s is refused",
  (line) => {
    expect(() => read(`mode: set\n${line}\n`)).toThrowError(/is no block of a Go cover profile/);
  },
);

test("a few bytes cannot make billions of lines", () => {
  const blocks = Array.from({ length: 30 }, (_, index) => `m/a.go:${index + 1}.1,9999999.1 1 1\n`);
  expect(() => read(`mode: set\n${blocks.join("")}`)).toThrowError(/more than 100000000 lines/);
});
