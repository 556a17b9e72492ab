import * as z from "zod";
import { SEVERITIES } from "../config/security.ts";

/** What security scanners say of one run: stored with it, and part of what is printed. */

const count = z.int().min(0);

const SecurityIssue = z.object({
  tool: z.string(),
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  message: z.string(),
  path: z.string().nullable().describe("Null when it is of no file of the repository."),
  line: z.int().nullable(),
});
export type SecurityIssue = z.infer<typeof SecurityIssue>;

export const SecuritySummary = z.object({
  reports: count.describe("How many reports were read. With none, nothing is known."),
  counts: z.object({ critical: count, high: count, medium: count, low: count }),
  suppressed: count.describe("Results that somebody accepted, in the source or in the scanner."),
  known: count.describe("Results of the scanner's own baseline, or gone."),
  issues: z.array(SecurityIssue).readonly().describe("The worst first; capped."),
});
export type SecuritySummary = z.infer<typeof SecuritySummary>;

const MOST_ISSUES = 100;

/** The worst first, each once, as many as are kept. */
export function worstIssues(issues: readonly SecurityIssue[]): SecurityIssue[] {
  return distinct(issues)
    .sort((left, right) => SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity))
    .slice(0, MOST_ISSUES);
}

export function countIssues(issues: readonly SecurityIssue[]): SecuritySummary["counts"] {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of distinct(issues)) counts[severity] += 1;
  return counts;
}

/** Scanners of several jobs, or rules of several packs, tell the same thing again. */
function distinct(issues: readonly SecurityIssue[]): SecurityIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}
