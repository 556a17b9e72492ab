import { UserError } from "../core/errors.ts";
import type { Found } from "./ports.ts";

/** Without evidence there is nothing to call, and nothing is recorded: one message says what was found instead. */
export function mustHoldTests(
  { reports, stale }: Found,
  globs: readonly string[],
  noReportHint: string,
): void {
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
  const patterns = globs.join(", ");
  const [old] = stale;
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
  throw blocked("no-report", `No test report matches ${patterns}.`, noReportHint);
}

function blocked(code: string, found: string, hint: string): UserError {
  return new UserError(
    code,
    `BLOCKED: Execution Evidence Required\n${found}\nNo report is never a pass; nothing was recorded.`,
    hint,
  );
}
