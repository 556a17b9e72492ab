import * as z from "zod";
import { CODE_TYPES } from "./code-types.ts";
import { CoverageRequirements } from "./coverage-requirements.ts";
import { ACTIONS, EscalationPolicy } from "./escalation-policy.ts";
import { ExecutionConfig } from "./execution-config.ts";
import { globs } from "./globs.ts";
import { Protocol } from "./protocol.ts";
import { Security } from "./security.ts";
import { SeniorAgent } from "./senior-agent.ts";
import { TamperingPolicy } from "./tampering.ts";
import { TriagePolicy } from "./triage.ts";

export { ACTIONS, CONDITIONS, type Condition, type TriggerAction } from "./escalation-policy.ts";

/** The configuration file's shape. Names and figures of the policies are the executable-feedback schema's. */

const RetryPolicy = z.strictObject({
  max_attempts: z.int().min(1).max(10).default(3).describe("Failing attempts before a person is asked."),
  backoff: z
    .enum(["none", "linear", "exponential"])
    .default("none")
    .describe("How the wait before the next attempt grows."),
  backoff_seconds: z.int().min(1).max(3600).default(60).describe("The first wait when backoff is not none."),
  escalation_on_max: z.boolean().default(true).describe("Escalate when the attempts are used up."),
  escalation_action: z
    .enum(ACTIONS)
    .optional()
    .describe("The same as a trigger for max_attempts_reached with this action."),
  abort_on_regression: z
    .boolean()
    .default(true)
    .describe("Stop at once when a test that passed before fails."),
  early_escalation: z
    .boolean()
    .default(false)
    .describe("Escalate as soon as attempts lead nowhere, not only when they are used up."),
});

/** They can only be lowered: each stands for what a hostile file may cost. */
const ReportLimits = z.strictObject({
  max_bytes: z.int().min(1).max(1_000_000_000).default(1_000_000_000).describe("Size of a file."),
  max_depth: z.int().min(1).max(100).default(100).describe("How deep its elements may be nested."),
  max_text: z.int().min(100).max(65_536).default(65_536).describe("Characters kept of any one text."),
  max_files: z.int().min(1).max(2_000).default(2_000).describe("Files that a pattern may match."),
});

const Reports = z.strictObject({
  junit: globs.default([]).describe("Where the test reports are. Default: the usual places."),
  coverage: globs.default([]).describe("Where the coverage reports are. Default: the usual places."),
  limits: ReportLimits.prefault({}),
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

const ExecutionGate = z.strictObject({
  allow_skip: z
    .boolean()
    .default(true)
    .describe("Whether somebody may hand work over without a run, with a reason."),
});

const path = z.string().min(1).optional();

const Templates = z.strictObject({
  escalation: path.describe("Path of your own template for an escalation."),
  feedback: path.describe("Path of your own template for a retry."),
  passed: path.describe("Path of your own template for a pass."),
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
  tampering: TamperingPolicy.prefault({}),
  triage: TriagePolicy.prefault({}),
  execution_gate: ExecutionGate.prefault({}),
  templates: Templates.prefault({}),
  security: Security.prefault({}),
  senior_agent: SeniorAgent.optional().describe("Who gets the feedback when an action is senior_agent."),
  require_review: z
    .boolean()
    .default(false)
    .describe("Hold a pass until a person has approved the pull request. Only on GitHub."),
  ...Protocol,
});
export type Config = z.infer<typeof Config>;

export const DEFAULT_CONFIG: Config = Config.parse({});
