import type { Leak } from "../../src/core/attempt/leak.ts";
import {
  countIssues,
  type SecurityIssue,
  type SecuritySummary,
} from "../../src/core/attempt/security-summary.ts";

export function anIssue(given: Partial<SecurityIssue> = {}): SecurityIssue {
  return {
    tool: "scan",
    rule: "shell-command",
    severity: "high",
    message: "A command is built from a variable.",
    path: "src/app.js",
    line: 3,
    ...given,
  };
}

export function aScan(issues: readonly SecurityIssue[]): SecuritySummary {
  return { reports: 1, counts: countIssues(issues), suppressed: 0, known: 0, issues };
}

export function aLeak(given: Partial<Leak> = {}): Leak {
  return { shape: "GitHub token", test: "signs in", path: "test/app.test.js", line: 7, ...given };
}
