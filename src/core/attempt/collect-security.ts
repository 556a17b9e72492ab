import { redact } from "../redact.ts";
import { filesEndingWith } from "../reports/failure/paths/files-ending-with.ts";
import { decoded } from "../reports/failure/paths/plain-path.ts";
import { repositoryPath } from "../reports/failure/paths/repository-path.ts";
import type { ScannedIssue, SecurityReport } from "../reports/sarif/security-report.ts";
import type { CollectOptions } from "./collect-results.ts";
import { countIssues, type SecurityIssue, type SecuritySummary, worstIssues } from "./security-summary.ts";

const MAX_NAME = 200;
const MAX_MESSAGE = 1_000;

/** All reports of one run as one answer. Scanners quote the source, and secrets with it. */
export function collectSecurity(
  reports: readonly SecurityReport[],
  options: CollectOptions,
): SecuritySummary {
  const endingWith = filesEndingWith(options.tracked);
  const pathOf = (uri: string) =>
    repositoryPath(decoded(uri), {
      testFile: "",
      root: options.root,
      tracked: (path) => options.tracked.has(path),
      endingWith,
    }) ?? null;
  const issues = reports.flatMap((report) =>
    report.issues.map((issue) => toIssue(issue, pathOf(issue.uri), options.secrets)),
  );
  return {
    reports: reports.length,
    counts: countIssues(issues),
    suppressed: reports.reduce((sum, { suppressed }) => sum + suppressed, 0),
    known: reports.reduce((sum, { known }) => sum + known, 0),
    issues: worstIssues(issues),
  };
}

function toIssue(
  { tool, rule, severity, message, line }: ScannedIssue,
  path: string | null,
  secrets: readonly string[],
): SecurityIssue {
  const safe = (text: string, length: number) => redact(text, secrets).slice(0, length);
  return {
    tool: safe(tool, MAX_NAME),
    rule: safe(rule, MAX_NAME),
    severity,
    message: safe(message, MAX_MESSAGE),
    path: path === null ? null : safe(path, MAX_MESSAGE),
    line: path === null ? null : line,
  };
}
