import type { CodeState } from "../core/attempt/evidence.ts";
import { UserError } from "../core/errors.ts";
import { blockedText } from "../core/message/gate-words.ts";
import type { Excuse } from "../core/policy/gate.ts";
import type { Found } from "./ports.ts";

/** What is at the gate. */
export interface AtGate {
  readonly code: CodeState;
  /** Why this change needs no run; null when it does. */
  readonly excuse: Excuse | null;
}

export interface EvidenceRule {
  readonly globs: readonly string[];
  readonly noReportHint: string;
  /** Null when nothing is handed over. */
  readonly gate: AtGate | null;
}

/** The execution gate: without evidence there is nothing to call, and nothing is recorded, unless it may do without. */
export function mustHoldTests({ reports, stale }: Found, rule: EvidenceRule): void {
  const unreadable = reports.flatMap(({ path, result }) =>
    result.kind === "unreadable" ? [{ path, error: result.error }] : [],
  );
  if (unreadable.length > 0) {
    const list = unreadable.map(({ path, error }) => `  ${path}: ${error.message} ${error.hint}`).join("\n");
    throw new UserError(
      "report-unreadable",
      `${unreadable.length} of ${reports.length} test reports cannot be read:\n${list}`,
      "A run that left such a report is no evidence. Run the tests again, or correct the pattern.",
    );
  }
  const tests = reports.flatMap(({ result }) => (result.kind === "test" ? [result] : []));
  if (tests.some((report) => report.cases.length + report.suiteProblems.length > 0)) return;
  if (rule.gate?.excuse) return;
  const patterns = rule.globs.join(", ");
  const [old] = stale;
  const blocked = (code: string, found: string, hint: string) =>
    new UserError(code, blockedText(found, rule.gate?.code ?? null), hint);
  if (tests.length > 0)
    throw blocked(
      "no-tests",
      `The reports that match ${patterns} hold no test case.`,
      "Check that the run really selected tests, then run it again.",
    );
  if (old)
    throw blocked(
      "report-stale",
      `${old.path} is older than what it should show.`,
      "Run the tests again, then review.",
    );
  throw blocked("no-report", `No test report matches ${patterns}.`, rule.noReportHint);
}
