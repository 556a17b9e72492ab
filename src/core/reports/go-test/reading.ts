import { createProblems, type Problems } from "../problems.ts";
import type { ReadLimits } from "../read-report.ts";
import type { SuiteProblem, TestCase } from "../test-report.ts";
import { createOutput, type Output } from "./output.ts";

/** A test that has begun. */
export interface TestRun {
  readonly output: Output;
  /** Parents of subtests are counted only for what they did wrong themselves. */
  hasSubtests: boolean;
  hasBrokenSubtest: boolean;
}

/** A package whose tests are running. */
export interface PackageRun {
  readonly output: Output;
  readonly tests: Map<string, TestRun>;
  hasBroken: boolean;
}

/** All that is known while a stream of events is being read. */
export interface GoReading {
  readonly maxText: number;
  readonly cases: TestCase[];
  readonly suiteProblems: SuiteProblem[];
  readonly problems: Problems;
  readonly packages: Map<string, PackageRun>;
  /** What the compiler said, by import path. */
  readonly builds: Map<string, Output>;
  /** Failed builds of which no package has spoken yet. */
  readonly failedBuilds: Map<string, Output>;
  /** What go printed between the events, since it last named a package. */
  readonly plain: Output;
}

export function createReading(limits: ReadLimits): GoReading {
  return {
    maxText: limits.maxText,
    cases: [],
    suiteProblems: [],
    problems: createProblems(limits),
    packages: new Map(),
    builds: new Map(),
    failedBuilds: new Map(),
    plain: createOutput(),
  };
}

export function packageRun({ packages }: GoReading, name: string): PackageRun {
  const known = packages.get(name);
  if (known) return known;
  const run: PackageRun = { output: createOutput(), tests: new Map(), hasBroken: false };
  packages.set(name, run);
  return run;
}
