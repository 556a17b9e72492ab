import * as z from "zod";
import { CODE_TYPES } from "./code-types.ts";
import { CoverageRequirements } from "./coverage-requirements.ts";

/** The configuration file's shape. Names and figures of the first three sections are the executable-feedback schema's. */

export const CONDITIONS = [
  "max_attempts_reached",
  "regression_detected",
  "security_issue_found",
  "coverage_threshold_unmet",
  "timeout_exceeded",
  "unknown_error_type",
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const ACTIONS = ["human_review", "senior_agent", "abort_with_report", "flag_and_continue"] as const;
export type TriggerAction = (typeof ACTIONS)[number];

const globs = z.union(
  [
    z
      .string()
      .min(1)
      .transform((glob) => [glob]),
    z.array(z.string().min(1)),
  ],
  "Expected a pattern, or a list of patterns",
);

const RetryPolicy = z.strictObject({
  max_attempts: z.int().min(1).max(10).default(3).describe("Failing attempts before a person is asked."),
  backoff: z
    .enum(["none", "linear", "exponential"])
    .default("none")
    .describe("How the wait before the next attempt grows."),
  backoff_seconds: z.int().min(1).max(3600).default(60).describe("The first wait when backoff is not none."),
  escalation_on_max: z.boolean().default(true).describe("Escalate when the attempts are used up."),
  abort_on_regression: z
    .boolean()
    .default(true)
    .describe("Stop at once when a test that passed before fails."),
});

const ExecutionConfig = z.strictObject({
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
});

const Trigger = z.strictObject({
  condition: z.enum(CONDITIONS),
  action: z.enum(ACTIONS),
});

const EscalationPolicy = z.strictObject({
  triggers: z.array(Trigger).default([]).describe("What to do at once when a condition holds."),
});

const Reports = z.strictObject({
  junit: globs.default([]).describe("Where the test reports are. Default: the usual places."),
  coverage: globs.default([]).describe("Where the coverage reports are. Default: the usual places."),
});

const DebugMemory = z.strictObject({
  location: z
    .string()
    .default(".aiwg/ralph/debug-memory")
    .describe("Folder of the debug memory, relative to the repository."),
});

const CodeTypeRule = z.strictObject({
  paths: globs.describe("Patterns of paths, relative to the repository, such as src/payments/**."),
  type: z
    .enum([...CODE_TYPES, "exempt"])
    .describe("What a change in these files is; exempt when they owe no coverage."),
});

const Change = z.strictObject({
  whitespace_lines: z
    .enum(["ignore", "count"])
    .default("ignore")
    .describe("Whether lines that differ only in whitespace owe coverage."),
  moved_lines: z
    .enum(["ignore", "count"])
    .default("ignore")
    .describe("Whether lines that were moved unchanged owe coverage."),
});

export const Config = z.strictObject({
  base: z.string().min(1).optional().describe("What the change is measured against, such as origin/main."),
  reports: Reports.prefault({}),
  retry_policy: RetryPolicy.prefault({}),
  execution_config: ExecutionConfig.prefault({}),
  coverage_requirements: CoverageRequirements.prefault({}),
  escalation_policy: EscalationPolicy.prefault({}),
  debug_memory: DebugMemory.prefault({}),
  code_types: z
    .array(CodeTypeRule)
    .default([])
    .describe(
      "What changed files are, by path. The first rule that matches decides, before every other source.",
    ),
  change: Change.prefault({}),
});
export type Config = z.infer<typeof Config>;

export const DEFAULT_CONFIG: Config = Config.parse({});
