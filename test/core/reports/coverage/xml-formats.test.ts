import { describe, expect, test } from "vitest";
import { fileIn, fixture, hitsOf, linesOf, read } from "./read.ts";

describe("JaCoCo", () => {
  test("has packages, source files and methods, but no counts of hits", () => {
    const report = read(fixture("jacoco/jacoco.xml"));
    expect(report).toMatchObject({
      format: "jacoco",
      lines: { covered: 10, total: 12 },
      branches: { covered: 4, total: 6 },
      functions: { covered: 5, total: 7 },
      warnings: [],
    });
    const file = fileIn(report, "com/shop/price/Price.java");
    expect(linesOf(file)).toEqual({ covered: [7, 8, 10, 17, 21, 22], missed: [14] });
    expect(file.functions.map(({ name, line, hits }) => [name, line, hits])).toEqual([
      ["<init>", 17, 1],
      ["add", 21, 1],
      ["discount", 7, 1],
      ["unused", 14, 0],
    ]);
  });

  const sourceFile = (name: string, ...lines: string[]) =>
    `<sourcefile name="${name}">${lines.join("")}</sourcefile>`;

  test("groups are modules, which may have the same files", () => {
    const report = read(
      `<report name="all"><group name="app"><group name="core"><package name="com/x">${sourceFile("A.java", '<line nr="1" mi="0" ci="1" mb="0" cb="0"/>')}</package></group></group><group><package name="com/x">${sourceFile("A.java", '<line nr="1" mi="1" ci="0" mb="0" cb="0"/>')}</package></group></report>`,
    );
    expect(report.files.map((file) => [file.path, hitsOf(file)])).toEqual([
      ["app/core/com/x/A.java", { 1: 1 }],
      ["com/x/A.java", { 1: 0 }],
    ]);
  });

  test("a line that ran in part is hit, and its branches are counted", () => {
    const report = read(
      `<report><package name=""><class sourcefilename="A.kt"><method><counter type="LINE" covered="3"/></method></class><class/>${sourceFile("A.kt", '<line nr="5" mi="1" ci="3" mb="1" cb="1"/>', '<line nr="6" mi="2" ci="0"/>', '<line nr="0" mi="2" ci="0"/>')}<package/></package></report>`,
    );
    expect(report.files[0]).toMatchObject({
      path: "A.kt",
      branches: [{ line: 5, taken: 1, total: 2 }],
      functions: [{ name: "", line: 0, hits: 0 }],
    });
    expect(hitsOf(report.files[0])).toEqual({ 5: 1, 6: 0 });
  });

  test("without debug information there are no lines, which is said", () => {
    const report = read(
      `<report name="x"><group/><package><sourcefile/><counter type="METHOD" missed="1" covered="2"/></package></report>`,
    );
    expect(report.lines.total).toBe(0);
    expect(report.warnings.at(-1)).toContain("without debug information");
  });
});

test("JaCoCo by gcovr does not say which lines ran: it is refused, not taken for missed", () => {
  expect(() => read(fixture("gcovr/jacoco.xml"))).toThrow("neither covered nor missed");
});

describe("Clover", () => {
  test("of PHPUnit: statements are lines, methods are functions", () => {
    const report = read(fixture("phpunit/clover.xml"));
    expect(report).toMatchObject({
      format: "clover",
      lines: { covered: 5, total: 7 },
      branches: null,
      functions: { covered: 1, total: 2 },
    });
    expect(report.files[0]?.path).toBe("/home/dev/project/php/src/Price.php");
    expect(report.files[0]?.functions).toEqual([
      { name: "discount", line: 5, endLine: undefined, hits: 1 },
      { name: "unused", line: 16, endLine: undefined, hits: 0 },
    ]);
    expect(hitsOf(report.files[0])).toEqual(hitsOf(read(fixture("phpunit/cobertura.xml")).files[0]));
  });

  test("of Istanbul: conditions say how many ways were taken", () => {
    const report = read(fixture("nyc/clover.xml"));
    expect(report).toMatchObject({
      lines: { covered: 9, total: 12 },
      branches: { covered: 5, total: 6 },
      functions: { covered: 6, total: 8 },
    });
    expect(fileIn(report, "/home/dev/project/js/src/price.js").branches[0]).toEqual({
      line: 9,
      taken: 4,
      total: 4,
    });
  });

  test("of OpenClover: conditions say how often they were true and false", () => {
    const report =
      read(`<coverage clover="4.5.2" generated="1"><project><metrics methods="x"/><package name="a"><file name="A.java" path="/ci/A.java"><class name="A"/>
      <line num="3" type="method" signature="f(int) : int" count="2"/><line num="4" type="cond" truecount="2" falsecount="0"/>
      <line num="5" type="stmt" count="2"/><line num="5" type="stmt" count="0"/><line num="6" type="cond" truecount="1" falsecount="3"/><line num="7" type="stmt"/>
      <line num="8" type="cond"/><line num="9" type="method"/><metrics methods="9" coveredmethods="9"/></file></package></project></coverage>`);
    expect(hitsOf(report.files[0])).toEqual({ 4: 2, 5: 2, 6: 4, 8: 0 });
    expect(report.branches).toEqual({ covered: 3, total: 6 });
    expect(report.files[0]?.functions).toEqual([
      { name: "f(int) : int", line: 3, endLine: undefined, hits: 2 },
      { name: "", line: 9, endLine: undefined, hits: 0 },
    ]);
  });

  test("of OpenClover: test classes are counted apart, as the tool does", () => {
    const report = read(fixture("openclover/clover.xml"));
    expect(report).toMatchObject({
      lines: { covered: 1, total: 8 },
      branches: { covered: 0, total: 2 },
      functions: { covered: 1, total: 3 },
    });
    expect(report.files.map(({ path }) => path)).toEqual(["/home/dev/project/src/main/java/shop/Calc.java"]);
  });

  test("files without a name are one, and an empty report has no totals", () => {
    expect(
      read(
        '<coverage generated="1"><project><file><line num="1" type="stmt" count="1"/></file></project></coverage>',
      ).files[0]?.path,
    ).toBe("");
    expect(read('<coverage generated="1"/>')).toMatchObject({
      format: "clover",
      functions: null,
      warnings: ["The report names no file."],
    });
  });
});

describe("SonarQube's generic format", () => {
  test("says whether a line ran, and how many of its branches", () => {
    const report = read(fixture("gcc/gcovr-sonarqube.xml"));
    expect(report).toMatchObject({
      format: "sonar-generic",
      lines: { covered: 12, total: 14 },
      branches: { covered: 7, total: 10 },
      functions: null,
    });
    expect(report.files[0]?.path).toBe("price.cpp");
  });

  test("may leave out branches, paths and files", () => {
    const report = read(
      '<coverage version="1"><file><lineToCover lineNumber="1" covered="true" branchesToCover="2"/></file></coverage>',
    );
    expect(report.files[0]).toMatchObject({ path: "", branches: [{ line: 1, taken: 0, total: 2 }] });
    expect(read('<coverage version="1"></coverage>').format).toBe("sonar-generic");
  });
});

describe("OpenCover", () => {
  const session = (methods: string) =>
    read(`<?xml version="1.0" encoding="utf-8"?><CoverageSession xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><Summary numSequencePoints="9"/><Modules><Module hash="1"><ModuleName>shop</ModuleName>
      <Files><File uid="1" fullPath="C:\\ci\\Price.cs"/><File uid="2" fullPath="C:\\ci\\Unused.cs"/><File/></Files><Classes><Class><FullName>Shop.Price</FullName><Methods>${methods}</Methods></Class></Classes></Module></Modules></CoverageSession>`);

  test("has points of several lines, hidden points and branch points", () => {
    const report =
      session(`<Method visited="true"><Name>System.Int32 Shop.Price::Discount()</Name><FileRef uid="1"/><SequencePoints>
      <SequencePoint vc="2" sl="5" el="7" fileid="1"/><SequencePoint vc="0" sl="7" el="7" fileid="1"/><SequencePoint vc="0" sl="9" el="9" fileid="1"/><SequencePoint vc="1" sl="16707566" el="16707566" fileid="1"/></SequencePoints>
      <BranchPoints><BranchPoint vc="2" sl="5" path="0" fileid="1"/><BranchPoint vc="0" sl="5" path="1" fileid="1"/><BranchPoint vc="1" path="1"/></BranchPoints></Method>
      <Method visited="false"><Name>System.Void Shop.Price::Old()</Name><FileRef uid="1"/><SequencePoints><SequencePoint vc="0" sl="12" el="13"/></SequencePoints></Method>
      <Method visited="true"><Name>abstract</Name></Method>`);
    expect(report).toMatchObject({
      format: "opencover",
      lines: { covered: 3, total: 6 },
      branches: { covered: 1, total: 2 },
      functions: { covered: 1, total: 2 },
    });
    expect(report.files.map((file) => file.path)).toEqual(["C:\\ci\\Price.cs"]);
    expect(hitsOf(report.files[0])).toEqual({ 5: 2, 6: 2, 7: 2, 9: 0, 12: 0, 13: 0 });
    expect(report.files[0]?.functions).toEqual([
      { name: "System.Int32 Shop.Price::Discount()", line: 5, endLine: 9, hits: 1 },
      { name: "System.Void Shop.Price::Old()", line: 12, endLine: 13, hits: 0 },
    ]);
  });

  test("of coverlet says of its points whether they were visited, not of the method", () => {
    const method = (visits: number) =>
      `<Method sequenceCoverage="1"><Summary/><Name>f</Name><FileRef uid="1"/><SequencePoints><SequencePoint vc="${visits}" sl="7" fileid="1"/>
       <SequencePoint vc="0" sl="8" fileid="1"/></SequencePoints><MethodPoint vc="${visits}" p8:type="SequencePoint" sl="7" fileid="1" xmlns:p8="xsi"/></Method>`;
    expect(session(method(4)).functions).toEqual({ covered: 1, total: 1 });
    expect(session(method(0)).functions).toEqual({ covered: 0, total: 1 });
  });

  test("points of a file without a path are kept under none", () => {
    const report = session(
      `<Method visited="true"><FileRef/><SequencePoint vc="1" sl="3"/><SequencePoint vc="1" sl="4" fileid="9"/></Method>`,
    );
    expect(report.files.map((file) => [file.path, hitsOf(file)])).toEqual([["", { 3: 1, 4: 1 }]]);
  });
});

describe("Visual Studio", () => {
  const modules = `<?xml version="1.0" encoding="utf-16"?><results><modules><module name="shop.dll"><functions>
    <function id="1" name="Discount(int)" lines_covered="2"><ranges><range source_id="0" covered="yes" start_line="5" end_line="5"/><range source_id="0" covered="partial" start_line="6" end_line="7"/><range source_id="0" covered="no" start_line="7" end_line="8"/></ranges></function>
    <function id="2"><ranges><range source_id="0" covered="no" start_line="11" end_line="11"/><range covered="no" start_line="1"/></ranges></function><function/>
    </functions><source_files><source_file id="0" path="C:\\ci\\Price.cs"/><source_file id="7" path="C:\\ci\\Empty.cs"/><source_file/></source_files></module>
    <module><functions><function name="Other()"><ranges><range source_id="0" covered="yes" start_line="2" end_line="2"/></ranges></function></functions><source_files><source_file id="0" path="C:\\ci\\Other.cs"/></source_files></module></modules></results>`;

  test("writes UTF-16, and the files of a module behind its functions", () => {
    for (const bytes of [
      Buffer.from(`\ufeff${modules}`, "utf16le"),
      Buffer.from(modules, "utf16le"),
      Buffer.from(modules),
    ]) {
      const report = read(bytes);
      expect(report).toMatchObject({
        format: "vs-coverage",
        lines: { covered: 4, total: 7 },
        branches: null,
        functions: { covered: 2, total: 3 },
      });
      expect(hitsOf(fileIn(report, "Price.cs"))).toEqual({ 5: 1, 6: 1, 7: 1, 8: 0, 11: 0 });
      expect(hitsOf(fileIn(report, "Other.cs"))).toEqual({ 2: 1 });
      expect(fileIn(report, "Price.cs").functions).toEqual([
        { name: "Discount(int)", line: 5, endLine: 8, hits: 1 },
        { name: "", line: 1, endLine: 11, hits: 0 },
      ]);
    }
  });

  test("once wrote tables, with the files at the end", () => {
    const line = (start: number, end: number, coverage: number, file = 1) =>
      `<Lines><LnStart>${start}</LnStart><ColStart>1</ColStart><LnEnd>${end}</LnEnd><Coverage>${coverage}</Coverage><SourceFileID>${file}</SourceFileID></Lines>`;
    const report =
      read(`<CoverageDSPriv><Module><ModuleName>shop</ModuleName><NamespaceTable><Class><Method><MethodName>Discount</MethodName>${line(5, 6, 0)}${line(7, 7, 1)}${line(8, 8, 2)}</Method><Method><MethodName>None</MethodName></Method></Class></NamespaceTable></Module>
      <SourceFileNames><SourceFileID>1</SourceFileID><SourceFileName>c:\\ci\\price.cs</SourceFileName></SourceFileNames><SourceFileNames><SourceFileID>2</SourceFileID><SourceFileName>c:\\ci\\none.cs</SourceFileName></SourceFileNames></CoverageDSPriv>`);
    expect(report.files.map((file) => [file.path, hitsOf(file)])).toEqual([
      ["c:\\ci\\price.cs", { 5: 1, 6: 1, 7: 1, 8: 0 }],
    ]);
    expect(report.files[0]?.functions).toEqual([{ name: "Discount", line: 5, endLine: 8, hits: 1 }]);
    expect(read("<CoverageDSPriv><Lines/><Method/></CoverageDSPriv>").files).toEqual([]);
  });
});
