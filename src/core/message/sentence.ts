import type { Finding } from "../policy/finding.ts";
import { code, joined, type Markdown, md } from "./untrusted.ts";

const SHOWN = 5;

/** A finding in words. No default: a new kind of finding does not compile until it has some. */
export function sentence(finding: Finding): Markdown {
  switch (finding.kind) {
    case "failing-tests":
      return md`${finding.tests.length} failing: ${names(finding.tests)}`;
    case "suite-errors":
      return md`${finding.suites.length} broke outside any test: ${names(finding.suites)}`;
    case "command-failed":
      return finding.exitCode === null
        ? md`the command was ended by a signal although no reported test failed`
        : md`the command ended with exit code ${finding.exitCode} although no reported test failed`;
    case "timeout":
      return md`the command was killed after ${finding.timeoutSeconds} s (\`timeout_exceeded\`)`;
    case "no-evidence":
      return NO_EVIDENCE[finding.reason];
    case "unreadable-report":
      return listed(finding.reports, "; ", (report) => {
        return md`${code(report.path)} is unreadable: ${code(report.error.message)}`;
      });
    case "regression":
      return md`${finding.tests.length} passed before and now failing: ${names(finding.tests.map(({ test }) => test))}`;
    case "silenced-tests":
      return md`${finding.tests.length} no longer ran or now skipped: ${names(finding.tests)}`;
    case "removed-tests":
      return md`${finding.tests.length} passed before and no longer there: ${names(finding.tests)}`;
    case "flaky-tests":
      return md`${finding.tests.length} with both results on the same code (flaky): ${names(finding.tests)}`;
    case "unknown-error-type":
      return md`no failure has a known error type (\`unknown_error_type\`)`;
    case "report-warnings":
      return md`reports: ${names(finding.warnings)}`;
  }
}

const NO_EVIDENCE = {
  "no-report": md`the run left no test report, so nothing shows that a test ran`,
  "no-test": md`the reports hold no test case, so nothing shows that a test ran`,
  "all-skipped": md`every test was skipped, so nothing shows that the code works`,
} as const;

export function names(ids: readonly string[]): Markdown {
  return listed(ids, ", ", (id) => code(id));
}

/** A list that cannot bury the rest: what is left out is counted. */
function listed<Item>(items: readonly Item[], between: string, say: (item: Item) => Markdown): Markdown {
  const shown = joined(items.slice(0, SHOWN).map(say), between);
  return items.length > SHOWN ? md`${shown} and ${items.length - SHOWN} more` : shown;
}
