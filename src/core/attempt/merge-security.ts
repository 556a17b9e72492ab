import { SEVERITIES } from "../config/security.ts";
import { countIssues, type SecuritySummary, worstIssues } from "./security-summary.ts";

/** Jobs may share out the scanners, or all run the same one: what several found counts once. */
export function mergeSecurity(parts: readonly SecuritySummary[]): SecuritySummary | null {
  if (parts.length === 0) return null;
  const issues = parts.flatMap((part) => part.issues);
  const counts = countIssues(issues);
  // The lists are capped, the counts are not.
  for (const severity of SEVERITIES)
    counts[severity] = Math.max(counts[severity], ...parts.map((part) => part.counts[severity]));
  return {
    reports: parts.reduce((sum, { reports }) => sum + reports, 0),
    counts,
    suppressed: Math.max(...parts.map(({ suppressed }) => suppressed)),
    known: Math.max(...parts.map(({ known }) => known)),
    issues: worstIssues(issues),
  };
}
