import type { Evidence } from "../attempt/evidence.ts";
import type { Leak } from "../attempt/leak.ts";
import type { SecuritySummary } from "../attempt/security-summary.ts";
import { failsOn, SEVERITIES, type Security, type SecuritySeverity } from "../config/security.ts";
import { isIssued } from "../redact.ts";
import type { Finding } from "./finding.ts";

/** What scanners found, and what the run itself let slip. */
export function securityFindings({ security, leaks }: Evidence, policy: Security): Finding[] {
  const scanned = security ? scanFindings(security, policy) : [];
  const issued = leaks.filter(({ shape }) => isIssued(shape));
  const likely = leaks.filter(({ shape }) => !isIssued(shape));
  return [...scanned, ...leaked(issued, true), ...leaked(likely, false)];
}

function scanFindings(summary: SecuritySummary, policy: Security): Finding[] {
  if (summary.reports === 0) return [{ kind: "no-security-report", severity: "blocking", condition: null }];
  return [
    ...issuesThat((severity) => failsOn(severity, policy), true, summary),
    ...issuesThat((severity) => !failsOn(severity, policy), false, summary),
  ];
}

/** The counts know of more issues than the list holds. */
function issuesThat(
  fits: (severity: SecuritySeverity) => boolean,
  blocks: boolean,
  { counts, issues }: SecuritySummary,
): Finding[] {
  const total = SEVERITIES.filter(fits).reduce((sum, severity) => sum + counts[severity], 0);
  if (total === 0) return [];
  const shown = issues.filter(({ severity }) => fits(severity));
  return [{ kind: "security-issue", issues: shown, total, ...weight(blocks) }];
}

/** Tests make up web tokens and passwords; nobody makes up what an issuer has signed with its prefix. */
function leaked(leaks: readonly Leak[], blocks: boolean): Finding[] {
  return leaks.length > 0 ? [{ kind: "secret-in-output", leaks, ...weight(blocks) }] : [];
}

function weight(blocks: boolean): Pick<Finding, "severity" | "condition"> {
  return blocks
    ? { severity: "blocking", condition: "security_issue_found" }
    : { severity: "warning", condition: null };
}
