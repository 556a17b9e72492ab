import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { glob } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  COVERAGE_GLOBS,
  isToolOutput,
  NEVER_SEARCHED,
  TEST_GLOBS,
} from "../../../src/core/runner/report-globs.ts";

const TEST_REPORTS = [
  "junit.xml",
  "reports/unit.xml",
  "packages/web/junit-unit.xml",
  "test-results/e2e/results.xml",
  "target/surefire-reports/TEST-com.example.SumTest.xml",
  "app/build/test-results/test/TEST-SumTest.xml",
  "target/nextest/default/junit.xml",
  "src/Shop.Tests/TestResults/run.trx",
];
const COVERAGE_REPORTS = [
  "coverage/lcov.info",
  "coverage/coverage-final.json",
  "coverage/cobertura-coverage.xml",
  "coverage/clover.xml",
  "coverage.xml",
  "coverage.out",
  "target/site/jacoco/jacoco.xml",
  "build/reports/jacoco/test/jacocoTestReport.xml",
];
const NOT_OURS = [
  "node_modules/lib/junit.xml",
  "vendor/lib/coverage/lcov.info",
  "test/fixtures/junit.xml",
  "src/test/resources/junit.xml",
  ".venv/lib/coverage.xml",
];

describe("the usual places", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "umpire-globs-"));
    for (const path of [...TEST_REPORTS, ...COVERAGE_REPORTS, ...NOT_OURS, "pom.xml"]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), "");
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  const found = (globs: readonly string[]) =>
    glob([...globs], { cwd: folder, ignore: [...NEVER_SEARCHED], dot: true });

  test("hold the test reports of many runners, and nobody else's", async () => {
    expect((await found(TEST_GLOBS)).sort()).toEqual([...TEST_REPORTS].sort());
  });

  test("hold the coverage reports of many tools, and nobody else's", async () => {
    expect((await found(COVERAGE_GLOBS)).sort()).toEqual([...COVERAGE_REPORTS].sort());
  });
});

describe("untracked files that stay out of the code hash", () => {
  test.each([
    ...TEST_REPORTS,
    ...COVERAGE_REPORTS,
    ".aiwg/ralph/debug-memory/sessions/1.json",
    "node_modules/a/index.js",
    "pkg/__pycache__/sum.cpython-312.pyc",
    "old/sum.pyc",
    ".pytest_cache/v/cache/lastfailed",
    ".nyc_output/1.json",
    ".coverage",
    "htmlcov/app_js.js",
    "coverage/sorter.js",
    "coverage/index.html",
    "reports/index.html",
    "target/debug/shop",
    "target/classes/Sum.class",
    "build/libs/shop.jar",
    "app/build/reports/tests/test/js/report.js",
    "npm-debug.log",
    "tsconfig.tsbuildinfo",
  ])("%s was written by a tool", (path) => {
    expect(isToolOutput(path)).toBe(true);
  });

  // A change that the hash misses would be taken for a re-run of the same code.
  test.each([
    "src/sum.ts",
    "junit.ts",
    "src/reports/sales.json",
    "src/coverage/coverage-report.ts",
    "reports/monthly.py",
    "build/webpack.config.js",
    "build/Dockerfile",
    "target/notes.md",
    "dist/cli.js",
    "test/fixtures/junit.xml",
    "src/test/resources/TEST-sample.xml",
    "testdata/coverage.out",
    "vendor/lib/sum.go",
    "bin/start",
    "pom.xml",
  ])("%s may be somebody's work", (path) => {
    expect(isToolOutput(path)).toBe(false);
  });
});
