import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../../src/core/config/read-config.ts";
import { expectValid } from "../../support/schemas.ts";

/** Every section of the executable-feedback schema with its own keys and values, as somebody who knows it writes them. */
const SECTIONS: Readonly<Record<string, string>> = {
  "the execution, whole": `
execution_config:
  test_framework: pytest
  test_command: "pytest tests/unit/auth/"
  timeout_seconds: 30
  environment: { PYTHONPATH: src }
  working_directory: services/auth
  fail_fast: false
  verbose: true
`,
  "the retries": `
retry_policy:
  max_attempts: 3
  backoff: none
  escalation_on_max: true
  abort_on_regression: true
`,
  "the retries, as the rules write them": `
retry_policy:
  max_attempts: 3
  backoff: none # at once
  escalation_on_max: true
  escalation_action: human_review
`,
  "coverage by the type of change": `
coverage_requirements:
  new_function:
    minimum_coverage: 80
    required_tests: [happy_path, edge_cases, error_handling]
  bug_fix:
    minimum_coverage: 100
    required_tests: [regression_test, original_bug_reproduction]
  refactor:
    minimum_coverage: -1
    required_tests: [existing_tests_pass]
  api_endpoint:
    minimum_coverage: 90
    required_tests: [happy_path, error_cases, integration_test, validation_test]
`,
  "the escalation with its triggers, parts and channel": `
escalation_policy:
  triggers:
    - condition: max_attempts_reached
      action: human_review
      include_in_report:
        - original_code
        - all_test_results
        - failure_analyses
        - fix_attempts
        - debug_memory_summary
        - stack_traces
    - { condition: regression_detected, action: abort_with_report }
    - { condition: security_issue_found, action: human_review }
    - { condition: coverage_threshold_unmet, action: flag_and_continue }
    - { condition: timeout_exceeded, action: senior_agent }
    - { condition: unknown_error_type, action: flag_and_continue }
  notification:
    channel: issue_comment
    template: |
      ## Execution Feedback Escalation
      **File**: {{file_path}}
`,
  "a whole workflow document": `
workflow_id: ef-001
agent: { name: software-implementer, type: software_implementer, version: "2" }
code_artifact:
  path: src/utils/validate.ts
  language: typescript
  code_type: new_function
  test_files: [test/unit/utils/validate.test.ts]
execution_config:
  test_framework: jest
  test_command: "npx jest test/unit/utils/validate.test.ts"
  timeout_seconds: 30
retry_policy: { max_attempts: 3, escalation_on_max: true }
coverage_requirements:
  new_function: { minimum_coverage: 80, required_tests: [happy_path, edge_cases, error_handling] }
loop_state: { phase: complete, attempt_number: 2, status: passed }
debug_memory_ref: .aiwg/ralph/debug-memory/ef-001.json
ralph_integration: { loop_id: l1, iteration: 1, execution_gate: { require_passing_tests: true } }
timestamps: { started_at: "2026-01-25T10:00:00Z" }
`,
};

describe("a configuration in the shape of the protocol is accepted as it is", () => {
  test.each(Object.entries(SECTIONS))("%s", (_what, text) => {
    expect(readConfig(text, "seed.yml")).toMatchObject(withoutNothing(parse(text)));
    expectValid("config", parse(text));
  });

  test("all of it in one file", () => {
    const names = ["the execution, whole", "the retries", "coverage by the type of change"];
    const text = [...names, "the escalation with its triggers, parts and channel"]
      .map((name) => SECTIONS[name])
      .join("\n");
    expect(readConfig(text, "seed.yml")).toMatchObject(withoutNothing(parse(text)));
  });
});

test.each(["jest", "vitest", "pytest", "go_test", "cargo_test", "junit", "mocha", "other"])(
  "the test framework %s is known",
  (framework) => {
    const config = readConfig(`execution_config: { test_framework: ${framework} }`, "seed.yml");
    expect(config.execution_config.test_framework).toBe(framework);
  },
);

test("what the rules call escalation_action is a trigger at the limit", () => {
  const config = readConfig("retry_policy: { escalation_action: abort_with_report }", "seed.yml");
  expect(config.escalation_policy.triggers).toEqual([
    { condition: "max_attempts_reached", action: "abort_with_report" },
  ]);
  const both = `${"retry_policy: { escalation_action: human_review }"}
escalation_policy: { triggers: [{ condition: max_attempts_reached, action: human_review }] }`;
  expect(readConfig(both, "seed.yml").escalation_policy.triggers).toHaveLength(1);
});

function withoutNothing(value: unknown): object {
  if (typeof value !== "object" || value === null) throw new Error("This is no configuration.");
  return value;
}
