import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixture, hitsOf, read } from "./read.ts";

const section = (...records: string[]) => ["SF:src/a.ts", ...records, "end_of_record", ""].join("\n");
const first = (text: string) => read(text).files[0];

describe("lines", () => {
  test("are read with their hits, and the totals are counted from them", () => {
    const report = read(section("DA:1,5", "DA:2,0", "DA:10,1234", "LF:3", "LH:2"));
    expect(report).toMatchObject({
      format: "lcov",
      lines: { covered: 2, total: 3 },
      branches: null,
      functions: null,
    });
    expect(hitsOf(report.files[0])).toEqual({ 1: 5, 2: 0, 10: 1234 });
    expect(report.warnings).toEqual([]);
  });

  test("that are listed twice add up their hits, in any order", () => {
    expect(hitsOf(first(section("DA:9,1", "DA:3,0", "DA:9,4", "DA:3,0")))).toEqual({ 3: 0, 9: 5 });
  });

  test("are asked for one by one", () => {
    const lines = first(section("DA:2,0", "DA:7,3", "DA:70000,1"))?.lines;
    expect([1, 2, 3, 7, 8, 70_000, 70_001].map((line) => lines?.get(line))).toEqual([
      undefined,
      0,
      undefined,
      3,
      undefined,
      1,
      undefined,
    ]);
    expect(lines?.size).toBe(3);
  });

  test.each([
    ["DA:4,18446744073709551615", 0x7fff_ffff],
    ["DA:4,1e3", 1000],
    ["DA:4,2.5e+10", 0x7fff_ffff],
    ["DA:4,-1", 0],
    ["DA:4,-", 0],
    ["DA:4,0.2", 1],
    ["DA:4,7,kqhIvp/Yh0CAZjRpoAAmZw", 7],
    ["DA:4,7\r", 7],
    ["DA:4,70000", 70_000],
    ["DA:4,123456789", 123_456_789],
    ["DA:4,1234567890", 1_234_567_890],
  ])("%s is a count that tools write", (record, hits) => {
    expect(hitsOf(first(section(record)))).toEqual({ 4: hits });
  });

  test("numbered zero or less say nothing, and impossible ones are reported", () => {
    const report = read(section("DA:0,1", "DA:-1,1", "DA:4,1", "DA:16707566,1"));
    expect(hitsOf(report.files[0])).toEqual({ 4: 1 });
    expect(report.warnings).toEqual(["1 entries for lines above 10000000 were ignored."]);
  });

  test.each([
    "DA:x,1",
    "DA:1x,1",
    "DA:1",
    "DA:",
    "DA:1,",
    "DA:1,x",
    "DA:1,1x",
    "DA:1,12345x",
    "DA:1 1",
    "SF",
    "rubbish",
    "FN:x",
    "FNDA:x,f",
    "BRDA:1,2",
    "BRDA:1,0,0,x",
    "FNL:x",
    "FNA:0,1,f",
    "FNA:x",
  ])("%s is refused, with the file it stands in", (record) => {
    expect(() => read(section("DA:1,1", record))).toThrowError(
      /is no lcov record. It is in the section of src\/a.ts/,
    );
  });

  test("outside of a section are refused", () => {
    expect(() => read(`TN:\nDA:1,1\n${section("DA:1,1")}`)).toThrowError(/outside of any section/);
    expect(() => read("TN:\nSF:\nend_of_record\n")).toThrowError(/outside of any section/);
  });

  test("need not be in the order of files or numbers, whatever chunk they come in", () => {
    const lines = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 999_999 })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom("\n", "\r\n"),
        (pairs, chunkSize, lineBreak) => {
          const expected: Record<number, number> = {};
          for (const [line, hits] of pairs) expected[line] = (expected[line] ?? 0) + hits;
          const text = section(...pairs.map(([line, hits]) => `DA:${line},${hits}`)).replaceAll(
            "\n",
            lineBreak,
          );
          const report = read(text, chunkSize);
          expect(hitsOf(report.files[0])).toEqual(expected);
          const counts = Object.values(expected);
          expect(report.lines).toEqual({
            covered: counts.filter((hits) => hits > 0).length,
            total: counts.length,
          });
        },
      ),
    );
  });
});

test("lcov 2, with the totals that it printed", () => {
  // lines: 13 of 14, branches: 13 of 18; FNF:4, because the two names of a template are one function
  const report = read(fixture("lcov2/lcov.info"));
  expect(report).toMatchObject({
    lines: { covered: 13, total: 14 },
    branches: { covered: 13, total: 18 },
    functions: { covered: 4, total: 4 },
  });
  expect(report.files[0]?.functions.find(({ line }) => line === 4)).toMatchObject({ endLine: 6, hits: 2 });
  expect(report.warnings).toEqual([]);
});

test("node's own coverage, with the totals that it printed", () => {
  // all files | 81.82 | 87.50 | 75.00
  expect(read(fixture("node/lcov.info"))).toMatchObject({
    lines: { covered: 9, total: 11 },
    branches: { covered: 7, total: 8 },
    functions: { covered: 3, total: 4 },
  });
});

describe("branches", () => {
  test("are counted by line, taken when their count is above zero", () => {
    const report = read(
      section("DA:5,1", "BRDA:5,0,0,3", "BRDA:5,0,1,-", "BRDA:5,1,0,0", "BRDA:9,0,0,1", "BRF:4", "BRH:2"),
    );
    expect(report.branches).toEqual({ covered: 2, total: 4 });
    expect(report.files[0]?.branches).toEqual([
      { line: 5, taken: 1, total: 3 },
      { line: 9, taken: 1, total: 1 },
    ]);
    expect(hitsOf(report.files[0])).toEqual({ 5: 1 });
  });

  test("of lcov 2 may be exceptions, expressions with commas, or have large numbers", () => {
    const report = read(
      section(
        "BRDA:5,e0,0,1",
        "BRDA:5,0,0,0",
        "BRDA:5,0,1,1e2",
        "BRDA:5,0,2,1234567",
        "BRDA:5,0,f(a, b) == 1,2",
        "BRDA:5,0,f(a, b) == 2,-",
        "BRDA:5,4294967295,0,1e2",
        "BRDA:5,0,300,-",
        "BRDA:6,0,jump to line 18,1\r",
      ),
    );
    expect(report.files[0]?.branches).toEqual([
      { line: 5, taken: 5, total: 8 },
      { line: 6, taken: 1, total: 1 },
    ]);
  });

  test("that are listed again are the same branches", () => {
    const again = section("DA:5,1", "BRDA:5,0,1,1", "BRDA:5,0,0,0", "BRDA:5,0,0,0");
    const report = read(section("DA:5,1", "BRDA:5,0,0,1", "BRDA:5,0,1,0") + again);
    expect(report.files).toHaveLength(1);
    expect(report.files[0]?.branches).toEqual([{ line: 5, taken: 2, total: 2 }]);
    expect(report.branches).toEqual({ covered: 2, total: 2 });
  });

  test("of Windows files end with a carriage return", () => {
    expect(first(section("BRDA:5,0,0,1\r", "BRDA:5,0,1,-\r"))?.branches).toEqual([
      { line: 5, taken: 1, total: 2 },
    ]);
  });

  test.each(["BRDA:5,0,0,1", "BRDA:5,,0,1", "BRDA:5,0,,1", "BRDA:0,0,0,1", "BRDA:99999999,0,0,1"])(
    "%s is read or refused, never guessed",
    (record) => {
      const attempt = () => read(section("DA:1,1", record)).branches;
      if (record === "BRDA:5,0,0,1") expect(attempt()).toEqual({ covered: 1, total: 1 });
      else if (record.includes(",,")) expect(attempt).toThrowError("is no lcov record");
      else expect(attempt()).toBeNull();
    },
  );
});

describe("functions", () => {
  test("have their names without the line ends of Windows", () => {
    const text = section("FN:3,a", "FN:7,9,b", "FNDA:2,a", "FNDA:0,b").replaceAll("\n", "\r\n");
    expect(first(text)?.functions).toEqual([
      { name: "a", line: 3, endLine: undefined, hits: 2 },
      { name: "b", line: 7, endLine: 9, hits: 0 },
    ]);
  });

  test("have commas in their names, and end lines in newer versions", () => {
    const report = read(
      section(
        "FN:1,f(int, int)",
        "FN:4,6,g<1, 2>",
        "FN:9,3d_model",
        "FNDA:2,f(int, int)",
        "FNDA:0,g<1, 2>",
        "FNDA:1,3d_model",
        "FNF:3",
      ),
    );
    expect(report.functions).toEqual({ covered: 2, total: 3 });
    expect(report.files[0]?.functions).toEqual([
      { name: "f(int, int)", line: 1, endLine: undefined, hits: 2 },
      { name: "g<1, 2>", line: 4, endLine: 6, hits: 0 },
      { name: "3d_model", line: 9, endLine: undefined, hits: 1 },
    ]);
    expect(report.files[0]?.functions).toBe(report.files[0]?.functions);
  });

  test("of one name are counted in the order they are listed", () => {
    const file = first(
      section(
        "FN:1,get",
        "FN:9,get",
        "FNDA:0,get",
        "FNDA:7,get",
        "FNDA:1,unknown",
        "FNDA:x1,get".replace("x", ""),
      ),
    );
    expect(file?.functions).toEqual([
      { name: "get", line: 1, endLine: undefined, hits: 1 },
      { name: "get", line: 9, endLine: undefined, hits: 7 },
    ]);
  });

  test("without a count never ran", () => {
    const report = read(section("FN:1,a", "FN:2,b", "FNDA:1e2,b"));
    expect(report.functions).toEqual({ covered: 1, total: 2 });
    expect(report.files[0]?.functions.map((fn) => fn.hits)).toEqual([0, 100]);
  });

  test("without a name or with a strange count are left out, and cost no line", () => {
    const report = read(section("FN:1", "FN:2,a", "FNDA:1x,a", "FNDA:3", "DA:2,1"));
    expect(report.files[0]?.functions).toEqual([{ name: "a", line: 2, endLine: undefined, hits: 0 }]);
    expect(report.lines).toEqual({ covered: 1, total: 1 });
  });

  test("of lcov 2.2 and later have an index and aliases", () => {
    const report = read(
      section(
        "FNL:0,12,14",
        "FNA:0,0,f<int>",
        "FNA:0,3,f<long, int>",
        "FNL:1,20",
        "FN:30,old",
        "FNDA:1,old",
        "DA:12,3",
      ),
    );
    expect(report.functions).toEqual({ covered: 2, total: 3 });
    expect(report.files[0]?.functions).toEqual([
      { name: "f<int>", line: 12, endLine: 14, hits: 3 },
      { name: "", line: 20, endLine: undefined, hits: 0 },
      { name: "old", line: 30, endLine: undefined, hits: 1 },
    ]);
    expect(read(section("DA:1,1")).functions).toBeNull();
  });

  test("of very many sections stay apart", () => {
    const names = Array.from({ length: 3000 }, (_, index) => `function_with_a_long_name_${index}`);
    const text = names
      .map(
        (name, index) => `SF:${index}.c\nFN:${index + 1},${name}\nFNDA:${index % 2},${name}\nend_of_record\n`,
      )
      .join("");
    const report = read(text);
    expect(report.functions).toEqual({ covered: 1500, total: 3000 });
    expect(report.files.map((file) => file.functions[0]?.name)).toEqual(names);
  });
});

describe("sections", () => {
  test("of one file become one, with the functions they share", () => {
    const text = `TN:one\n${section("FN:1,f", "FNDA:1,f", "DA:1,1", "DA:2,0")}TN:two\n${section("FN:1,f", "FNDA:2,f", "DA:2,3")}${section("DA:4,0")}`;
    const report = read(text);
    expect(report.files).toHaveLength(1);
    expect(hitsOf(report.files[0])).toEqual({ 1: 1, 2: 3, 4: 0 });
    expect(report.files[0]?.functions).toEqual([{ name: "f", line: 1, endLine: undefined, hits: 3 }]);
    expect(report.lines).toEqual({ covered: 2, total: 3 });
  });

  test("keep paths as they are written: Windows, blanks, colons, other scripts", () => {
    const paths = ["C:\\work\\repo\\src\\mod.py", "src\\mod.py", "src/with space.py", "src/ünï.py", "a:b"];
    const text = paths.map((path) => `SF:${path}\r\nDA:1,1\r\nend_of_record\r\n`).join("");
    expect(read(`\ufeffTN:\r\n${text}`).files.map((file) => file.path)).toEqual(paths);
  });

  test("may be commented, versioned, and hold records of later versions", () => {
    const report = read(
      `# made by hand\n# twice\n${section("VER:1", "MCDC:5,2,t,1,0,a && b", "MCF:2", "MCH:1", "# here too", "", "NEW:1", "DA:5,1")}`,
    );
    expect(report.lines).toEqual({ covered: 1, total: 1 });
    expect(report.warnings).toEqual(["Unknown records were ignored: NEW."]);
    const many = Array.from({ length: 20 }, (_, index) => `N${String.fromCharCode(65 + index)}:1`);
    expect(read(section(...many)).warnings[0]?.split(",")).toHaveLength(10);
  });

  test("that lie about their lines are counted, with a warning", () => {
    const report = read(section("DA:1,1", "DA:2,0", "LF:7", "LH:7"));
    expect(report.lines).toEqual({ covered: 1, total: 2 });
    expect(read(section("DA:1,1", "LF:x")).warnings).toEqual([]);
    expect(report.warnings).toEqual([
      "LF of 1 file(s) is not the number of lines listed; the lines were counted.",
    ]);
  });

  test("that were cut off are refused", () => {
    const whole = section("DA:1,1", "DA:2,0", "DA:3,1", "LF:3", "LH:2");
    expect(() => read(whole.slice(0, whole.indexOf("DA:3")))).toThrowError(
      /src\/a.ts has no end_of_record.*: 2 are there/,
    );
    expect(() => read(whole.replace("end_of_record\n", "end_of_rec"))).toThrowError(/is no lcov record/);
    expect(() => read(whole.replace("DA:3,1\n", "").replace("end_of_record\n", ""))).toThrowError(
      /no end_of_record/,
    );
    expect(() => read(`SF:cut.ts\nDA:1,1\n${whole}`)).toThrowError(/cut.ts has no end_of_record/);
  });

  test("without end_of_record are whole when all lines they promise are there", () => {
    const whole = section("DA:1,1", "DA:2,0", "LF:2", "LH:1").replace("end_of_record\n", "");
    const report = read(whole);
    expect(report.lines).toEqual({ covered: 1, total: 2 });
    expect(report.warnings).toEqual([
      "1 section(s) have no end_of_record, but all the lines that LF promises.",
    ]);
  });

  test("may end without a line break", () => {
    expect(read(section("DA:1,1").trimEnd()).lines).toEqual({ covered: 1, total: 1 });
  });

  test("are found in no empty report", () => {
    expect(read("TN:\n")).toMatchObject({
      files: [],
      lines: { covered: 0, total: 0 },
      warnings: ["The report names no file."],
    });
  });

  test("have lines of any length, but not without end", () => {
    const long = "x".repeat(300_000);
    expect(read(section(`MCDC:${long}`, "DA:1,1")).lines.total).toBe(1);
    expect(() => read(`TN:${long.repeat(120)}`)).toThrowError(/line of more than/);
  });
});

test("lcov 1.16 of a C++ program: templates list their lines twice", () => {
  for (const name of ["gcc/lcov.info", "gcc/lcov-checksum.info"]) {
    const report = read(fixture(name));
    expect(report).toMatchObject({
      lines: { covered: 12, total: 14 },
      branches: { covered: 7, total: 10 },
      functions: { covered: 4, total: 5 },
      warnings: [],
    });
    expect(report.files[0]?.lines.get(3)).toBe(2);
  }
});
