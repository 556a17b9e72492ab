import { expect, test } from "vitest";
import { knownKeys } from "../../../src/core/config/known-keys.ts";

test.each([
  [[], expect.arrayContaining(["base", "reports", "retry_policy", "escalation_policy"])],
  [["change"], ["whitespace_lines", "moved_lines"]],
  [
    ["escalation_policy", "triggers", 0],
    ["condition", "action", "include_in_report"],
  ],
  [["tampering", "severity"], expect.arrayContaining(["test-removed", "ci-weakened"])],
  [["execution_config", "environment"], []],
  [["base"], []],
  [["base", "deeper"], []],
])("at %j", (path, keys) => {
  expect(knownKeys(path)).toEqual(keys);
});
