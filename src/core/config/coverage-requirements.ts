import * as z from "zod";

/** Kinds of tests that a change may owe. The names are the executable-feedback schema's. */
export const TEST_KINDS = [
  "happy_path",
  "edge_cases",
  "error_handling",
  "error_cases",
  "validation_test",
  "integration_test",
  "regression_test",
  "original_bug_reproduction",
  "existing_tests_pass",
] as const;
export type TestKind = (typeof TEST_KINDS)[number];

/** Stands for "at least as covered as on the base". */
export const MATCH_BASE = -1;

function requirement(minimum: number, tests: readonly TestKind[]) {
  return z.strictObject({
    minimum_coverage: z
      .union(
        [z.literal(MATCH_BASE), z.number().min(0).max(100)],
        "Expected a percentage from 0 to 100, or -1 for at least as covered as on the base",
      )
      .default(minimum)
      .describe("Percentage of the changed lines that must run; -1 for as many as on the base."),
    required_tests: z
      .array(z.enum(TEST_KINDS))
      .default([...tests])
      .describe("Kinds of tests that such a change must bring."),
  });
}

const BugFix = requirement(100, ["regression_test", "original_bug_reproduction"]).extend({
  require_proof: z
    .boolean()
    .default(false)
    .describe("Whether `umpire prove-fix` must have shown that a test fails without the fix."),
});

export const CoverageRequirements = z.strictObject({
  new_function: requirement(80, ["happy_path", "edge_cases", "error_handling"]).prefault({}),
  bug_fix: BugFix.prefault({}),
  refactor: requirement(MATCH_BASE, ["existing_tests_pass"]).prefault({}),
  api_endpoint: requirement(90, [
    "happy_path",
    "error_cases",
    "integration_test",
    "validation_test",
  ]).prefault({}),
  integration: requirement(70, ["integration_test"]).prefault({}),
  required_tests: z
    .enum(["warn", "enforce", "off"])
    .default("warn")
    .describe(
      "What a missing kind of test does. With warn only what is certain holds a pass back: a bug fix without any new test.",
    ),
  branches: z
    .enum(["lenient", "strict"])
    .default("lenient")
    .describe("Whether a line with a branch that was never taken is missed."),
  allow_missed_lines: z
    .int()
    .min(0)
    .default(0)
    .describe("Missed lines of each code type that are forgiven, for tiny changes."),
  source_roots: z
    .array(z.string().min(1))
    .default([])
    .describe("Folders that paths of reports may start from, such as app/src/main/kotlin."),
  baseline: z
    .string()
    .min(1)
    .optional()
    .describe("Coverage of the base, as `umpire coverage --write-baseline` records it."),
});
export type CoverageRequirements = z.infer<typeof CoverageRequirements>;
