import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  number,
  partialRecord,
  record,
  strictObject,
  string,
  union,
  unknown
} from "./chunk-RU565FZV.js";

// src/core/config/code-types.ts
var CODE_TYPES = ["new_function", "bug_fix", "refactor", "api_endpoint", "integration"];

// src/core/config/coverage-requirements.ts
var TEST_KINDS = [
  "happy_path",
  "edge_cases",
  "error_handling",
  "error_cases",
  "validation_test",
  "integration_test",
  "regression_test",
  "original_bug_reproduction",
  "existing_tests_pass"
];
var MATCH_BASE = -1;
function requirement(minimum, tests) {
  return strictObject({
    minimum_coverage: union(
      [literal(MATCH_BASE), number().min(0).max(100)],
      "Expected a percentage from 0 to 100, or -1 for at least as covered as on the base"
    ).default(minimum).describe("Percentage of the changed lines that must run; -1 for as many as on the base."),
    required_tests: array(_enum(TEST_KINDS)).default([...tests]).describe("Kinds of tests that such a change must bring.")
  });
}
var BugFix = requirement(100, ["regression_test", "original_bug_reproduction"]).extend({
  require_proof: boolean().default(false).describe("Whether `umpire prove-fix` must have shown that a test fails without the fix.")
});
var CoverageRequirements = strictObject({
  new_function: requirement(80, ["happy_path", "edge_cases", "error_handling"]).prefault({}),
  bug_fix: BugFix.prefault({}),
  refactor: requirement(MATCH_BASE, ["existing_tests_pass"]).prefault({}),
  api_endpoint: requirement(90, [
    "happy_path",
    "error_cases",
    "integration_test",
    "validation_test"
  ]).prefault({}),
  integration: requirement(70, ["integration_test"]).prefault({}),
  required_tests: _enum(["warn", "enforce", "off"]).default("warn").describe(
    "What a missing kind of test does. With warn only what is certain holds a pass back: a bug fix without any new test."
  ),
  branches: _enum(["lenient", "strict"]).default("lenient").describe("Whether a line with a branch that was never taken is missed."),
  allow_missed_lines: int().min(0).default(0).describe("Missed lines of each code type that are forgiven, for tiny changes."),
  source_roots: array(string().min(1)).default([]).describe("Folders that paths of reports may start from, such as app/src/main/kotlin."),
  baseline: string().min(1).optional().describe("Coverage of the base, as `umpire coverage --write-baseline` records it.")
});

// src/core/config/notification.ts
var CHANNELS = ["issue_comment", "cli", "slack", "email", "webhook"];
function variable(name, holds) {
  return string().regex(/^[A-Za-z_]\w*$/, "Expected the name of an environment variable, not its value").default(name).describe(`Name of the environment variable that holds ${holds}.`);
}
var address = string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, "Expected an address such as team@example.com");
var Email = strictObject({
  smtp_url_env: variable("UMPIRE_SMTP_URL", "the mail server, as smtps://user:password@host:465"),
  from: address.optional().describe("Who the mail is from."),
  to: union(
    [address.transform((one) => [one]), array(address)],
    "Expected an address, or a list of addresses"
  ).default([]).describe("Who gets the mail.")
});
var Notification = strictObject({
  channel: _enum(CHANNELS).optional().describe("The one channel, as the protocol writes it."),
  channels: array(_enum(CHANNELS)).default([]).describe("Where an escalation is told, once. Default: the comment on the pull request alone."),
  template: string().min(1).optional().describe("The escalation's template itself, or the path of one: the same as templates.escalation."),
  slack: strictObject({ webhook_url_env: variable("SLACK_WEBHOOK_URL", "the address of the incoming webhook") }).prefault({}),
  email: Email.prefault({}),
  webhook: strictObject({
    url_env: variable("UMPIRE_WEBHOOK_URL", "the address"),
    secret_env: variable("UMPIRE_WEBHOOK_SECRET", "the secret that signs each message")
  }).prefault({})
});
function channelsOf({ channel, channels }) {
  return [.../* @__PURE__ */ new Set([...channel === void 0 ? [] : [channel], ...channels])];
}

// src/core/config/escalation-policy.ts
var CONDITIONS = [
  "max_attempts_reached",
  "regression_detected",
  "security_issue_found",
  "coverage_threshold_unmet",
  "timeout_exceeded",
  "unknown_error_type"
];
var ACTIONS = ["human_review", "senior_agent", "abort_with_report", "flag_and_continue"];
var REPORT_PARTS = [
  "original_code",
  "all_test_results",
  "failure_analyses",
  "fix_attempts",
  "debug_memory_summary",
  "stack_traces"
];
var parts = array(_enum(REPORT_PARTS)).optional();
var Trigger = strictObject({
  condition: _enum(CONDITIONS),
  action: _enum(ACTIONS),
  include_in_report: parts.describe(
    "Parts of the escalation that this condition raises. Default: the policy's."
  )
});
var EscalationPolicy = strictObject({
  triggers: array(Trigger).default([]).describe("What to do at once when a condition holds."),
  include_in_report: parts.describe("Parts of every escalation. Default: all."),
  notification: Notification.prefault({})
});
function reportParts({ triggers, include_in_report }, conditions) {
  const asked = conditions.map((condition) => triggers.find((trigger) => trigger.condition === condition)?.include_in_report).find((listed) => listed !== void 0);
  return new Set(asked ?? include_in_report ?? REPORT_PARTS);
}

// src/core/config/execution-config.ts
var TEST_FRAMEWORKS = [
  "jest",
  "vitest",
  "pytest",
  "go_test",
  "cargo_test",
  "junit",
  "mocha",
  "other"
];
var ExecutionConfig = strictObject({
  test_framework: _enum(TEST_FRAMEWORKS).optional().describe("Kept with each attempt when the command itself does not show it."),
  test_command: string().min(1).optional().describe("The command that `umpire run` uses when none is given."),
  timeout_seconds: int().min(5).max(600).default(120).describe("Time after which the run is killed."),
  environment: record(string(), string()).default({}).describe("Variables added to the command's environment."),
  working_directory: string().default(".").describe("Where the command runs, relative to the repository."),
  fail_fast: boolean().optional().describe("Without effect: the command decides when it stops. Accepted for the protocol's sake."),
  verbose: boolean().optional().describe("Without effect: the command decides what it prints. Accepted for the protocol's sake.")
});

// src/core/config/globs.ts
var globs = union(
  [
    string().min(1).transform((glob) => [glob]),
    array(string().min(1))
  ],
  "Expected a pattern, or a list of patterns"
);

// src/core/config/protocol.ts
var noted = unknown().optional();
var Protocol = {
  workflow_id: noted.describe("Without effect: a case has its own id."),
  agent: noted.describe("Without effect: who did what is read from the commits."),
  code_artifact: noted.describe("Without effect: what changed is read from the diff; see code_types."),
  loop_state: noted.describe("Without effect: the state is derived from the ledger."),
  debug_memory_ref: noted.describe("Without effect: see debug_memory.location."),
  ralph_integration: noted.describe("Without effect: the loop that calls Umpire is its own master."),
  timestamps: noted.describe("Without effect: times are read from the runs.")
};

// src/core/config/security.ts
var SEVERITIES = ["critical", "high", "medium", "low"];
var Security = strictObject({
  sarif: globs.default([]).describe("Where the SARIF reports of security scanners are. Default: none is expected."),
  fail_on: _enum([...SEVERITIES, "any"]).default("high").describe("From which severity on an issue is the condition security_issue_found.")
});
function failsOn(severity, { fail_on }) {
  return fail_on === "any" || SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(fail_on);
}

// src/core/config/senior-agent.ts
var SeniorAgent = strictObject({
  name: string().min(1).max(100).describe("Who it is, as the comment and the feedback name it."),
  mention: string().regex(
    /^@?[A-Za-z0-9][A-Za-z0-9-]*(?:\[bot\]|\/[A-Za-z0-9._-]+)?$/,
    "Expected a login or org/team, such as senior-agent"
  ).transform((login) => login.replace(/^@/, "")).optional().describe("Login that the comment mentions when an attempt is handed over."),
  label: string().min(1).max(50).default("umpire:senior-agent").describe("Label of a pull request while the senior agent has it."),
  max_attempts: int().min(1).max(10).default(2).describe("Failing attempts of its own before a person is asked.")
});

// src/core/config/tampering.ts
var TAMPERING_KINDS = [
  "test-removed",
  "test-skipped",
  "test-emptied",
  "assertion-removed",
  "assertion-loosened",
  "snapshot-rewritten",
  "timeout-raised",
  "coverage-exclude-added",
  "threshold-lowered",
  "lint-weakened",
  "ci-weakened",
  "workflow-changed",
  "report-edited",
  "umpire-config-changed",
  "protected-test-changed"
];
var TAMPERING_SEVERITIES = ["blocking", "warning", "note", "off"];
var TamperingPolicy = strictObject({
  protected_tests: array(string().min(1)).default([]).describe("Patterns of tests that may not change at all, such as test/contract/**."),
  severity: partialRecord(_enum(TAMPERING_KINDS), _enum(TAMPERING_SEVERITIES)).default({}).describe("What each kind of tampering does: blocking, warning, note or off.")
});

// src/core/config/triage.ts
var bound = int().min(0).max(10).default(2);
var TriagePolicy = strictObject({
  infrastructure: bound.describe("Network, disk, memory or the runner itself failed."),
  dependency_outage: bound.describe("A service that the tests need did not answer."),
  missing_secret: bound.describe("A secret that pull requests from forks do not get was missing."),
  base_already_red: bound.describe("Only tests fail that fail on the base, too."),
  flaky: bound.describe("Only tests fail that passed on the very same code.")
});

// src/core/config/config.ts
var RetryPolicy = strictObject({
  max_attempts: int().min(1).max(10).default(3).describe("Failing attempts before a person is asked."),
  backoff: _enum(["none", "linear", "exponential"]).default("none").describe("How the wait before the next attempt grows."),
  backoff_seconds: int().min(1).max(3600).default(60).describe("The first wait when backoff is not none."),
  escalation_on_max: boolean().default(true).describe("Escalate when the attempts are used up."),
  escalation_action: _enum(ACTIONS).optional().describe("The same as a trigger for max_attempts_reached with this action."),
  abort_on_regression: boolean().default(true).describe("Stop at once when a test that passed before fails."),
  early_escalation: boolean().default(false).describe("Escalate as soon as attempts lead nowhere, not only when they are used up.")
});
var ReportLimits = strictObject({
  max_bytes: int().min(1).max(1e9).default(1e9).describe("Size of a file."),
  max_depth: int().min(1).max(100).default(100).describe("How deep its elements may be nested."),
  max_text: int().min(100).max(65536).default(65536).describe("Characters kept of any one text."),
  max_files: int().min(1).max(2e3).default(2e3).describe("Files that a pattern may match.")
});
var Reports = strictObject({
  junit: globs.default([]).describe("Where the test reports are. Default: the usual places."),
  coverage: globs.default([]).describe("Where the coverage reports are. Default: the usual places."),
  limits: ReportLimits.prefault({})
});
var DebugMemory = strictObject({
  location: string().default(".aiwg/ralph/debug-memory").describe("Folder of the debug memory, relative to the repository.")
});
var CodeTypeRule = strictObject({
  paths: globs.describe("Patterns of paths, relative to the repository, such as src/payments/**."),
  type: _enum([...CODE_TYPES, "exempt"]).describe("What a change in these files is; exempt when they owe no coverage.")
});
var Change = strictObject({
  whitespace_lines: _enum(["ignore", "count"]).default("ignore").describe("Whether lines that differ only in whitespace owe coverage."),
  moved_lines: _enum(["ignore", "count"]).default("ignore").describe("Whether lines that were moved unchanged owe coverage.")
});
var ExecutionGate = strictObject({
  allow_skip: boolean().default(true).describe("Whether somebody may hand work over without a run, with a reason.")
});
var path = string().min(1).optional();
var Templates = strictObject({
  escalation: path.describe("Path of your own template for an escalation."),
  feedback: path.describe("Path of your own template for a retry."),
  passed: path.describe("Path of your own template for a pass.")
});
var Config = strictObject({
  base: string().min(1).optional().describe("What the change is measured against, such as origin/main."),
  reports: Reports.prefault({}),
  retry_policy: RetryPolicy.prefault({}),
  execution_config: ExecutionConfig.prefault({}),
  coverage_requirements: CoverageRequirements.prefault({}),
  escalation_policy: EscalationPolicy.prefault({}),
  debug_memory: DebugMemory.prefault({}),
  code_types: array(CodeTypeRule).default([]).describe(
    "What changed files are, by path. The first rule that matches decides, before every other source."
  ),
  change: Change.prefault({}),
  tampering: TamperingPolicy.prefault({}),
  triage: TriagePolicy.prefault({}),
  execution_gate: ExecutionGate.prefault({}),
  templates: Templates.prefault({}),
  security: Security.prefault({}),
  senior_agent: SeniorAgent.optional().describe("Who gets the feedback when an action is senior_agent."),
  require_review: boolean().default(false).describe("Hold a pass until a person has approved the pull request. Only on GitHub."),
  ...Protocol
});
var DEFAULT_CONFIG = Config.parse({});

export {
  CODE_TYPES,
  TEST_KINDS,
  MATCH_BASE,
  SEVERITIES,
  failsOn,
  TAMPERING_KINDS,
  CHANNELS,
  channelsOf,
  CONDITIONS,
  ACTIONS,
  REPORT_PARTS,
  reportParts,
  Protocol,
  Config,
  DEFAULT_CONFIG
};
