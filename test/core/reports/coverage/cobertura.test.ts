import { describe, expect, test } from "vitest";
import { fileIn, fixture, hitsOf, read } from "./read.ts";

const report = (classes: string, attributes = "", sources = "") =>
  read(
    `<?xml version="1.0"?><coverage${attributes}>${sources}<packages><package name="p"><classes>${classes}</classes></package></packages></coverage>`,
  );
const lines = (...pairs: [number | string, number | string][]) =>
  pairs.map(([number, hits]) => `<line number="${number}" hits="${hits}"/>`).join("");

test("coverage.py: lines, branches and where paths start", () => {
  const coverage = read(fixture("coverage-py/coverage.xml"));
  expect(coverage).toMatchObject({
    format: "cobertura",
    lines: { covered: 12, total: 13 },
    branches: { covered: 2, total: 2 },
    functions: null,
    roots: ["/home/dev/project/py"],
    warnings: [],
  });
  expect(fileIn(coverage, "price.py").branches).toEqual([{ line: 17, taken: 2, total: 2 }]);
  expect(fileIn(coverage, "__init__.py").lines.size).toBe(0);
});

test("PHPUnit: two classes of one file, with methods", () => {
  const coverage = read(fixture("phpunit/cobertura.xml"));
  expect(coverage.files).toHaveLength(1);
  expect(coverage).toMatchObject({
    lines: { covered: 5, total: 7 },
    functions: { covered: 1, total: 3 },
    warnings: [],
  });
  expect(coverage.files[0]?.functions).toContainEqual({ name: "discount", line: 7, endLine: 13, hits: 1 });
});

test("gcovr: sources may be a dot", () => {
  expect(read(fixture("gcc/gcovr-cobertura.xml"))).toMatchObject({
    roots: ["."],
    lines: { covered: 12, total: 14 },
    branches: { covered: 7, total: 10 },
  });
});

describe("lines", () => {
  test("of several classes of a file add up", () => {
    const coverage = report(
      `<class filename="a.cs"><lines>${lines([13, 0], [5, 1])}</lines></class><class filename="a.cs"><lines>${lines([13, 1], [12, 0])}</lines></class>`,
    );
    expect(hitsOf(coverage.files[0])).toEqual({ 5: 1, 12: 0, 13: 1 });
  });

  test("under methods are those of the class once more", () => {
    const method = `<methods><method name="f"><lines>${lines([1, 1], [2, 0])}</lines></method></methods>`;
    const coverage = report(
      `<class filename="a.cs">${method}<lines>${lines([1, 1], [2, 0], [9, 0])}</lines></class>`,
    );
    expect(hitsOf(coverage.files[0])).toEqual({ 1: 1, 2: 0, 9: 0 });
    expect(coverage.files[0]?.functions).toEqual([{ name: "f", line: 1, endLine: 2, hits: 1 }]);
  });

  test("only under methods are read there, with their branches", () => {
    const branch = '<line number="3" hits="2" branch="True" condition-coverage="50% (1/2)"/>';
    const coverage = report(
      `<class filename="a.swift"><methods><method name="f" hits="4"><lines>${branch}${lines([2, 0])}</lines></method><method/></methods><lines/></class>`,
    );
    expect(hitsOf(coverage.files[0])).toEqual({ 2: 0, 3: 2 });
    expect(coverage.branches).toEqual({ covered: 1, total: 2 });
    expect(coverage.files[0]?.functions).toEqual([
      { name: "f", line: 2, endLine: 3, hits: 4 },
      { name: "", line: 0, endLine: 0, hits: 0 },
    ]);
  });

  test("before the methods, as some tools write, are not read twice", () => {
    const coverage = report(
      `<class filename="a.cs"><lines>${lines([1, 1])}</lines><methods><method name="f"><lines>${lines([1, 1], [2, 0])}</lines></method></methods></class>`,
    );
    expect(hitsOf(coverage.files[0])).toEqual({ 1: 1 });
  });

  test("have hits with fractions, exponents or none at all, and numbers of no line", () => {
    const coverage = report(
      `<class filename="a.js"><lines>${lines([0, 0], ["x", 1], [1, "1.0"], [2, "1e3"], [3, "0.0"], [4, "undefined"], [5, ""])}<line number="6"/><line hits="1"/></lines></class>`,
    );
    expect(hitsOf(coverage.files[0])).toEqual({ 1: 1, 2: 1000, 3: 0 });
  });

  test("are counted, and a total that lies is reported", () => {
    const coverage = report(
      `<class filename="a.js"><lines>${lines([1, 1])}</lines></class>`,
      ' lines-valid="14183" line-rate="NaN"',
    );
    expect(coverage.lines).toEqual({ covered: 1, total: 1 });
    expect(coverage.warnings).toEqual(["lines-valid is 14183, but 1 lines are listed; those were counted."]);
  });
});

test("sources are roots, classes may stand directly in the package or have no file name", () => {
  const coverage = read(
    `<coverage><sources><source>/a</source><source> C:\\b\\ </source><source/></sources><packages><package><class name="x.js"><lines>${lines([1, 1])}</lines></class><class><lines>${lines([2, 1])}</lines></class></package></packages></coverage>`,
  );
  expect(coverage.roots).toEqual(["/a", "C:\\b\\"]);
  expect(coverage.files.map((file) => file.path)).toEqual(["x.js", ""]);
});

test("an empty report names no file", () => {
  expect(read("<coverage/>").warnings).toEqual(["The report names no file."]);
});

test("a report that was cut off, or declares entities, is refused", () => {
  const whole = fixture("coverage-py/coverage.xml").toString();
  expect(() => read(whole.slice(0, 900))).toThrowError(/ends inside/);
  expect(() => read('<!DOCTYPE coverage [<!ENTITY f "a.py">]><coverage><packages/></coverage>')).toThrowError(
    /internal subset/,
  );
});
