import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CoverageReport } from "../../../../src/core/reports/coverage-report.ts";
import { fixture, linesOf, read } from "./read.ts";

/** Covered and missed lines by file name. */
function linesByFile(report: CoverageReport | undefined): Record<string, ReturnType<typeof linesOf>> {
  return Object.fromEntries(
    (report?.files ?? []).map((file) => [basename(file.path.replaceAll("\\", "/")), linesOf(file)]),
  );
}

const JS = ["coverage-final.json", "cobertura-coverage.xml", "clover.xml", "lcov.info"];
const RUNS: Record<string, readonly string[]> = {
  c8: JS,
  nyc: JS,
  "vitest-v8": JS,
  "vitest-istanbul": JS,
  "coverage-py": ["coverage.json", "coverage.xml", "coverage.lcov"],
  gcc: ["lcov.info", "lcov-checksum.info", "gcovr-cobertura.xml", "gcovr-sonarqube.xml"],
  gcovr: ["cobertura.xml", "clover.xml", "sonarqube.xml", "lcov.info"],
  llvm: ["llvm-cov.json", "llvm-cov.lcov"],
  go: ["count.out", "set.out", "atomic.out"],
  phpunit: ["clover.xml", "cobertura.xml"],
};

describe("formats of one run agree line by line", () => {
  test.each(Object.entries(RUNS))("%s", (tool, names) => {
    const [first, ...others] = names.map((name) => read(fixture(`${tool}/${name}`)));
    for (const other of others) {
      expect(linesByFile(other)).toEqual(linesByFile(first));
      expect(other.lines).toEqual(first?.lines);
    }
  });
});

const corpus = join(process.env["UMPIRE_CORPUS"] ?? "", "coverage");

describe.skipIf(!process.env["UMPIRE_CORPUS"] || !existsSync(corpus))("corpus", () => {
  const report = (name: string) => read(readFileSync(join(corpus, "same-run", name)));

  test.each(["js-nyc", "js-c8"])("%s", (tool) => {
    const [first, ...others] = JS.map((name) => report(`${tool}/${name}`));
    for (const other of others) expect(linesByFile(other)).toEqual(linesByFile(first));
    expect(report(`${tool}/coverage-summary.json`).lines).toEqual(first?.lines);
  });

  test("gcc: lcov, Cobertura and SonarQube", () => {
    const [first, ...others] = ["gcc.lcov.info", "cobertura-gcovr.xml", "sonarqube.xml"].map((name) =>
      report(`gcc/${name}`),
    );
    for (const other of others) expect(linesByFile(other)).toEqual(linesByFile(first));
  });

  test("llvm: segments and lcov, with all counts", () => {
    const [json, lcov] = ["llvm-cov.json", "llvm-cov.lcov"].map((name) => report(`llvm/${name}`));
    const hits = (coverage: CoverageReport | undefined) => {
      const all: number[][] = [];
      coverage?.files[0]?.lines.forEach((line, count) => {
        all.push([line, count]);
      });
      return all;
    };
    expect(hits(json)).toEqual(hits(lcov));
    expect(report("llvm/llvm-cov-summary.json").lines).toEqual(json?.lines);
  });

  test("go: the three modes", () => {
    const [first, ...others] = ["set", "count", "atomic"].map((mode) => report(`go/${mode}.out`));
    for (const other of others) expect(linesByFile(other)).toEqual(linesByFile(first));
    expect(first?.lines).toEqual({ covered: 10, total: 19 });
  });

  test("coverage.py 6.5: XML is right; JSON adds the docstring, lcov also the excluded line", () => {
    const xml = linesByFile(report("python/coverage.xml"))["calc.py"];
    const json = linesByFile(report("python/coverage.json"))["calc.py"];
    const lcov = linesByFile(report("python/coverage.lcov"))["calc.py"];
    expect(json).toEqual({ covered: [1, ...(xml?.covered ?? [])], missed: xml?.missed });
    expect(lcov).toEqual({ covered: [...(json?.covered ?? []), 33], missed: xml?.missed });
    expect(report("python/coverage.json").lines).toEqual(report("python/coverage.xml").lines);
  });

  test("SimpleCov: :nocov: lines are still numbered", () => {
    expect(report("ruby-simplecov/resultset.json").lines).toEqual({ covered: 10, total: 14 });
  });

  const hostile = join(corpus, "hostile-xml");
  test.each(existsSync(hostile) ? readdirSync(hostile) : [])(
    "hostile %s is refused, or read without opening anything",
    (name) => {
      const attempt = () => read(readFileSync(join(hostile, name)));
      if (name === "external-dtd.xml") expect(attempt().lines).toEqual({ covered: 1, total: 2 });
      else if (name === "path-traversal.xml") expect(attempt().files[0]?.path).toBe("../../../../etc/passwd");
      else expect(attempt).toThrowError(/internal subset|nested deeper/);
    },
  );
});
