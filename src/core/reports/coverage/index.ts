import type { Dialect } from "../dialect.ts";
import { coveragePy } from "./json/coverage-py.ts";
import { istanbul } from "./json/istanbul.ts";
import { istanbulSummary } from "./json/istanbul-summary.ts";
import { llvmCov } from "./json/llvm-cov.ts";
import { simplecov } from "./json/simplecov.ts";
import { lcov } from "./lcov/lcov.ts";
import { goCover } from "./text/go-cover.ts";
import { clover } from "./xml/clover.ts";
import { cobertura } from "./xml/cobertura.ts";
import { jacoco } from "./xml/jacoco.ts";
import { openCover } from "./xml/opencover.ts";
import { sonarGeneric } from "./xml/sonar-generic.ts";
import { vsCoverage } from "./xml/vs-coverage.ts";

/** No two of these know the same file, so that their order does not matter. */
export const COVERAGE_DIALECTS: readonly Dialect[] = [
  lcov,
  goCover,
  cobertura,
  jacoco,
  clover,
  sonarGeneric,
  openCover,
  vsCoverage,
  istanbul,
  istanbulSummary,
  coveragePy,
  llvmCov,
  simplecov,
];
