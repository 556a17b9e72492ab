import * as z from "zod";

const TEST_FRAMEWORKS = [
  "jest",
  "vitest",
  "pytest",
  "go_test",
  "cargo_test",
  "junit",
  "mocha",
  "other",
] as const;

export const ExecutionConfig = z.strictObject({
  test_framework: z
    .enum(TEST_FRAMEWORKS)
    .optional()
    .describe("Kept with each attempt when the command itself does not show it."),
  test_command: z
    .string()
    .min(1)
    .optional()
    .describe("The command that `umpire run` uses when none is given."),
  timeout_seconds: z.int().min(5).max(600).default(120).describe("Time after which the run is killed."),
  environment: z
    .record(z.string(), z.string())
    .default({})
    .describe("Variables added to the command's environment."),
  working_directory: z.string().default(".").describe("Where the command runs, relative to the repository."),
  fail_fast: z
    .boolean()
    .optional()
    .describe("Without effect: the command decides when it stops. Accepted for the protocol's sake."),
  verbose: z
    .boolean()
    .optional()
    .describe("Without effect: the command decides what it prints. Accepted for the protocol's sake."),
});
