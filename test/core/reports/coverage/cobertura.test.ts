import fc from "fast-check";
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

describe("runs of lines", () => {
  const number = fc.constantFrom(
    "1",
    "7",
    "12",
    "13",
    "40",
    "0",
    "9999999",
    "12345678",
    "1".repeat(300),
    "x",
    "",
  );
  const hits = fc.constantFrom(
    "0",
    "3",
    "4095",
    "4096",
    "999999999",
    "1234567890",
    "1.5",
    "9".repeat(300),
    "",
  );
  const gap = fc.constantFrom(
    "",
    "\n",
    "\n\t\t\t\t\t\t",
    "\n\t\t\t\t ",
    "\r\n        ",
    " ".repeat(70),
    "\n<!-- -->",
  );
  const rest = fc.constantFrom(
    ...["/>", "/>", "/>", " />", "></line>", ' branch="false"/>', ' branch="True" />', ' branch="perhaps"/>'],
    ...[' branch="true" condition-coverage="50% (1/2)"/>', ' condition-coverage="100% (12/12)" />'],
    ...[' branch="true" condition-coverage="50%"/>', ' condition-coverage="50% (1-2)"/>'],
    ...[
      ' condition-coverage="50% (1/2"/>',
      ' condition-coverage="1x% (1/2)"/>',
      ' condition-coverage="" x="1"/>',
    ],
    ...[' condition-coverage="50% (1/2)" missing-branches="7"/>', ' condition-coverage="50% (1/123456)"/>'],
    ...[' hits="1"/>', "//>", ' branch="a&b"/>', ' branch="true"condition-coverage="50% (1/2)"/>'],
  );
  const line = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(gap, number, hits, rest).map((part) => line0(...part)) },
    fc.constantFrom(
      '<line hits="1" number="3"/>',
      "<line number='4' hits='1'/>",
      "<line/>",
      "<lines/>",
      "</x>",
    ),
  );
  const line0 = (space: string, at: string, count: string, tail: string) =>
    `${space}<line number="${at}" hits="${count}"${tail}`;
  const plain = fc
    .tuple(gap, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 5_000 }))
    .map(([space, at, count]) => line0(space, `${at}`, `${count}`, "/>"));
  const some = fc.tuple(
    fc.array(plain, { maxLength: 6 }),
    fc.array(line, { maxLength: 2 }),
    fc.array(plain, { maxLength: 4 }),
  );

  test("are read at once as they are read one by one", () => {
    const opening = fc.constantFrom(
      ...['<method name="f"><lines>', '\n\t<method name="gg" signature="()V">\n\t\t<lines>'],
      ...['<method name="h" hits="4"> <lines>', '<method name="a&lt;b"><lines>', "<method name='i'><lines>"],
    );
    const oddOpening = fc.constantFrom(
      ...[
        '<method name="f" name="g"><lines>',
        "<method><lines>",
        '<method name="e"/><method><lines>',
        "<method><lines/><lines>",
      ],
      ...[
        '<x:method name="f"><lines>',
        '<method name="f"><x/><lines>',
        "<method>&<lines>",
        "<methods><lines>",
        '<method name="&x;"><lines>',
      ],
    );
    const closing = fc.constantFrom("</lines></method>", "\n\t\t</lines>\n\t</method>");
    const oddClosing = fc.constantFrom(
      ...["</lines ></method>", "</lines></x:method>", "</line></lines></method>", "</lines><a/></method>"],
      ...["</lines>.</method>", "</lines>", "</method></lines>"],
    );
    const method = fc
      .tuple(
        fc.oneof({ weight: 12, arbitrary: opening }, oddOpening),
        some,
        fc.oneof({ weight: 12, arbitrary: closing }, oddClosing),
      )
      .map(([before, parts, behind]) => before + parts.flat().join("") + behind);
    const lists = fc.tuple(fc.array(method, { maxLength: 4 }), some, fc.boolean());
    fc.assert(
      fc.property(lists, ([methods, own, ownFirst]) => {
        const ownLines = `<lines>${own.flat().join("")}</lines>`;
        const all = `<methods>${methods.join("")}</methods>`;
        const xml = `<coverage><class filename="a.py">${ownFirst ? ownLines + all : all + ownLines}</class><!--${" ".repeat(300)}--></coverage>`;
        // A window of fewer bytes than a line may have is never read at once.
        expect(outcome(xml, 1 << 16)).toEqual(outcome(xml, 50));
      }),
      { numRuns: 2_000 },
    );
  });

  test("of many methods are the same wherever the bytes are cut", () => {
    const lines = Array.from({ length: 8 }, (_, at) => `\n\t<line number="${at + 1}" hits="${at}"/>`).join(
      "",
    );
    const methods = Array.from(
      { length: 12 },
      (_, at) => `<method name="f${at}" signature="${"x".repeat(200)}"><lines>${lines}</lines></method>`,
    );
    const xml = `<coverage><class filename="a"><methods>${methods.join("")}</methods></class></coverage>`;
    const whole = outcome(xml, 50);
    for (let size = 300; size < 2_000; size += 7) expect(outcome(xml, size)).toEqual(whole);
  });

  function outcome(xml: string, chunkSize: number): unknown {
    try {
      const { files, lines, branches, warnings } = read(xml, chunkSize);
      const [file] = files;
      return {
        lines,
        branches,
        warnings,
        hits: hitsOf(file),
        ways: file?.branches,
        functions: file?.functions,
      };
    } catch (error) {
      return String(error);
    }
  }

  test("end where elements may not be nested deeper, and never begin outside of the root", () => {
    const inner = `${'<line number="1" hits="1"/>'.repeat(20)}`;
    expect(() => read(`<coverage>${"<a>".repeat(99)}${inner}`)).toThrowError(/nested deeper than 100/);
    expect(() => read(`<coverage/>${inner}`)).toThrowError(/second root element/);
  });

  test("of a line that no file can have tell no branches", () => {
    expect(
      report(
        `<class filename="a"><lines><line number="0" hits="1" condition-coverage="50% (1/2)"/></lines></class>`,
      ).branches,
    ).toBeNull();
  });
});
