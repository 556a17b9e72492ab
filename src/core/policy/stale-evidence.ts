import type { Evidence } from "../attempt/evidence.ts";
import type { History } from "../comparison/history.ts";
import type { Finding, StaleReport } from "./finding.ts";

/** Reports that no run of this code wrote. They hold a pass back when nothing fresh is left beside them. */
export function staleEvidence(evidence: Evidence, history: History): Finding[] {
  const tests = evidence.reports.filter(({ kind }) => kind === "test");
  const reports = tests.flatMap(({ path, digest, committed }): StaleReport[] => {
    if (committed) return [{ path, why: "committed" }];
    return wasSeenBefore(digest, evidence, history) ? [{ path, why: "seen-before" }] : [];
  });
  if (reports.length === 0) return [];
  const severity = reports.length === tests.length ? "blocking" : "warning";
  return [{ kind: "stale-evidence", reports, severity, condition: null }];
}

/**
 * A run of our own has written its reports, and one without times may well write the same twice. Any other that is the
 * same to the last byte under other code was left by that.
 */
function wasSeenBefore(
  digest: string,
  { command, durationMs, code }: Evidence,
  { digests }: History,
): boolean {
  if (command !== null || durationMs === 0) return false;
  const codeHash = digests.get(digest);
  return codeHash !== undefined && codeHash !== code.hash;
}

/** Whether the run shows nothing of its own code: then nothing can be learned from it. */
export function isStale(findings: readonly Finding[]): boolean {
  return findings.some(({ kind, severity }) => kind === "stale-evidence" && severity === "blocking");
}
