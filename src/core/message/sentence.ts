import type { Finding } from "../policy/finding.ts";
import { belowWords, coverageUnknown, missingWords } from "./coverage-sentences.ts";
import { skippedWords } from "./gate-words.ts";
import { listed } from "./listed.ts";
import { counted } from "./names.ts";
import { noProgressWords } from "./progress-words.ts";
import { unprovenWords } from "./proof-sentences.ts";
import { reviewWords } from "./review-sentences.ts";
import { securityWords } from "./security-sentences.ts";
import { atPlaces, tamperingWords } from "./tampering-words.ts";
import { notFixableWords, staleWords } from "./triage-words.ts";
import { unanalysedWords } from "./unanalysed-words.ts";
import { code, Markdown, md } from "./untrusted.ts";

/** A finding in words. No default: a new kind of finding does not compile until it has some. */
export function sentence(finding: Finding): Markdown {
  switch (finding.kind) {
    case "failing-tests":
      return md`${words(finding.tests, "test fails", "tests fail")}: ${names(finding.tests)}`;
    case "suite-errors":
      return md`${words(finding.suites, "suite")} broke outside any test: ${names(finding.suites)}`;
    case "command-failed":
      return finding.exitCode === null
        ? md`the command was ended by a signal although no reported test failed`
        : md`the command ended with exit code ${finding.exitCode} although no reported test failed`;
    case "timeout":
      return md`the command was killed after ${finding.timeoutSeconds} s (\`timeout_exceeded\`)`;
    case "no-evidence":
      return finding.refusedSkip
        ? md`${NO_EVIDENCE[finding.reason]}; the skip that was asked for gives no reason, and is refused`
        : NO_EVIDENCE[finding.reason];
    case "stale-evidence":
      return listed(finding.reports, "; ", staleWords);
    case "execution-skipped":
      return skippedWords(finding.source, finding.reason);
    case "not-fixable-here":
      return notFixableWords(finding);
    case "missing-jobs":
      return md`${finding.jobs.length} of ${finding.expected} jobs left a record (${names(finding.jobs)}); what the others would have shown is unknown`;
    case "identity-mismatch":
      return md`a record claims another ${names(finding.claims)} than GitHub knows of its run, so it proves nothing`;
    case "details-expired":
      return md`details expired: GitHub only still says that the run ended as ${code(finding.conclusion)}`;
    case "unreadable-report":
      return listed(finding.reports, "; ", (report) => {
        return md`${code(report.path)} is unreadable: ${code(report.error.message)}`;
      });
    case "regression": {
      const what = words(finding.tests, "test that passed before fails", "tests that passed before fail");
      return md`${what} now: ${names(finding.tests.map(({ test }) => test))}`;
    }
    case "silenced-tests": {
      const what = words(finding.tests, "test was", "tests were");
      return md`${what} silenced (now skipped, or gone while failing): ${names(finding.tests)}${atPlaces(finding.places)}`;
    }
    case "removed-tests":
      return md`${words(finding.tests, "test is", "tests are")} no longer there: ${names(finding.tests)}${atPlaces(finding.places)}`;
    case "tampering":
      return tamperingWords(finding.what, finding.places);
    case "flaky-tests":
      return md`${words(finding.tests, "test")} gave both results on the same code (flaky): ${names(finding.tests)}`;
    case "new-flaky-tests":
      return md`${words(finding.tests, "flaky test")} came with this work: ${names(finding.tests)}`;
    case "no-progress":
      return noProgressWords(finding.pattern, finding.attempts);
    case "unanalysed-retry":
      return unanalysedWords(finding);
    case "coverage-below":
      return md`the changed lines are not covered as required: ${listed(finding.types, "; ", belowWords)}`;
    case "coverage-no-data":
      return coverageUnknown(finding);
    case "missing-tests":
      return md`tests that such a change needs were not found: ${listed(finding.tests, "; ", missingWords)}`;
    case "unproven-fix":
      return unprovenWords(finding);
    case "accidental-green": {
      const what = words(finding.tests, "new test passes", "new tests pass");
      return md`${what} without the fix, too, and would not have caught the bug: ${names(finding.tests)}`;
    }
    case "unknown-error-type":
      return md`no failure has a known error type (\`unknown_error_type\`)`;
    case "security-issue":
    case "secret-in-output":
    case "no-security-report":
      return securityWords(finding);
    case "changes-requested":
    case "review-pending":
      return reviewWords(finding);
    case "report-warnings":
      return md`reports: ${names(finding.warnings)}`;
  }
}

const NO_EVIDENCE = {
  "no-report": md`the run left no test report, so nothing shows that a test ran`,
  "no-test": md`the reports hold no test case, so nothing shows that a test ran`,
  "all-skipped": md`every test was skipped, so nothing shows that the code works`,
} as const;

function words(items: readonly unknown[], one: string, many?: string): Markdown {
  return new Markdown(counted(items.length, one, many));
}

export function names(ids: readonly string[]): Markdown {
  return listed(ids, ", ", (id) => code(id));
}
