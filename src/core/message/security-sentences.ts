import type { Leak } from "../attempt/leak.ts";
import type { SecurityIssue } from "../attempt/security-summary.ts";
import type { Severity } from "../policy/finding.ts";
import type { SecurityObservation } from "../policy/security-observation.ts";
import { listed } from "./listed.ts";
import { counted } from "./names.ts";
import type { Question } from "./one-question.ts";
import { code, Markdown, md } from "./untrusted.ts";

export function securityWords(finding: SecurityObservation): Markdown {
  switch (finding.kind) {
    case "security-issue": {
      const what = new Markdown(counted(finding.total, "security issue"));
      return md`${what} found: ${listed(finding.issues, "; ", issueWords)}`;
    }
    case "secret-in-output":
      return md`the output holds what looks like a secret (taken out before it was kept): ${listed(finding.leaks, "; ", leakWords)}`;
    case "no-security-report":
      return md`a security scan is asked for, but no SARIF report of this code was found`;
  }
}

function issueWords({ severity, rule, path, line, message }: SecurityIssue): Markdown {
  const at = path === null ? md`` : md` in ${place(path, line)}`;
  return md`${new Markdown(severity)} ${code(rule)}${at}: ${code(message)}`;
}

function leakWords({ shape, test, path, line }: Leak): Markdown {
  const owner = test === null ? md`the command's output` : code(test);
  const at = path === null ? md`` : md` (${place(path, line)})`;
  return md`${new Markdown(shape)} in ${owner}${at}`;
}

function place(path: string, line: number | null): Markdown {
  return code(line === null ? path : `${path}:${line}`);
}

/** What is merely noticed asks nothing. */
export function securityQuestion(finding: SecurityObservation, severity: Severity): Question | undefined {
  if (severity !== "blocking") return undefined;
  switch (finding.kind) {
    case "security-issue":
      return {
        text: md`The scanners report ${listed(finding.issues.slice(0, 1), "", issueWords)}${others(finding.total - 1)}. Is it real?`,
        options: [
          md`**Real**: the code changes, and the scan runs again.`,
          md`**A false alarm**: someone who may accepts it in the scanner (suppression or baseline) and says why.`,
        ],
      };
    case "secret-in-output":
      return {
        text: md`There was a ${listed(finding.leaks.slice(0, 1), "", leakWords)}${others(finding.leaks.length - 1)}. Can it be used?`,
        options: [
          md`**It is real**: revoke it now, for the log of the run still has it; then the test stops printing it.`,
          md`**It is made up**: the test uses a value that does not look like one.`,
        ],
      };
    case "no-security-report":
      return {
        text: md`No SARIF report of this code was found. Did the scanner not run, or does it write elsewhere?`,
        options: [
          md`**It did not run**: the step is repaired, and runs before Umpire.`,
          md`**Elsewhere**: \`security.sarif\` names the place.`,
        ],
      };
  }
}

function others(amount: number): Markdown {
  return amount > 0 ? md` (and ${amount} more)` : md``;
}
