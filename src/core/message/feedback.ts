import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { describeFailure } from "../memory/analysis.ts";
import { primaryFile } from "../memory/primary-file.ts";
import { type Cause, groupByCause } from "../policy/causes.ts";
import type { Finding } from "../policy/finding.ts";
import type { FeedbackDocument, FeedbackItem } from "./feedback-schema.ts";
import { sentence } from "./sentence.ts";
import { oneLine } from "./untrusted.ts";

/** What the next attempt needs to know, as data. A pass needs none: the format allows no empty feedback. */
export function feedbackDocument(latest: Judgement): FeedbackDocument | null {
  const { call, evidence } = latest;
  if (call.action === "proceed") return null;
  const causes = groupByCause(evidence.failures).map(causeItem);
  const others = latest.findings
    .filter(isNotAFailure)
    .map((finding, position) => findingItem(finding, causes.length + position));
  const { total, passed } = tally(evidence);
  return {
    schemaVersion: 1,
    id: evidence.id,
    timestamp: evidence.at,
    iteration: { number: call.attempt, max: call.maxAttempts, phase: phaseOf(latest) },
    target: {
      type: "code",
      path: primaryFile(evidence),
      version: evidence.code.commit ?? evidence.code.tree,
    },
    feedback_items: [...causes, ...others],
    overall_assessment: {
      score: total === 0 ? 0 : passed / total,
      verdict: verdictOf(latest),
      summary: summaryOf(latest),
    },
  };
}

function causeItem({ example, failures }: Cause, position: number): FeedbackItem {
  const { frame, testFile, name, expected, actual } = example;
  const place = frame ? `${frame.file}:${frame.line}` : (testFile ?? name);
  const stated =
    expected !== null && actual !== null
      ? ` Expected ${oneLine(expected, 100)}, got ${oneLine(actual, 100)}.`
      : "";
  return {
    aspect: "correctness",
    severity: "critical",
    score: 0,
    issue: fit(`${oneLine(describeFailure(example), 300)}.${stated}`, 20, 500),
    location: { type: frame ? "line" : testFile ? "path" : "element", reference: place },
    suggestion: {
      action: fit(
        `Change the code at ${place} so that ${oneLine(name, 200)} passes, and name the cause in a Root-cause: trailer.`,
        20,
        1000,
      ),
      rationale: fit(
        `${failures.length} failing ${failures.length === 1 ? "test shares" : "tests share"} this cause; it is the evidence of the run.`,
        20,
        500,
      ),
      priority: Math.min(10, position + 1),
    },
    evidence: { test_result: oneLine(name, 300), reference: place },
  };
}

type OtherFinding = Exclude<Finding, { kind: "failing-tests" | "suite-errors" }>;

function isNotAFailure(finding: Finding): finding is OtherFinding {
  return (
    finding.severity === "blocking" && finding.kind !== "failing-tests" && finding.kind !== "suite-errors"
  );
}

function findingItem(finding: OtherFinding, position: number): FeedbackItem {
  const said = oneLine(sentence(finding).text, 400);
  return {
    aspect: "completeness",
    severity: "critical",
    score: 0,
    issue: fit(`${finding.kind}: ${said}`, 20, 500),
    location: { type: "element", reference: finding.kind },
    suggestion: {
      action: fit(ACTIONS[finding.kind], 20, 1000),
      rationale: "A pass needs evidence that every test which ran before still runs and passes.",
      priority: Math.min(10, position + 1),
    },
    evidence: { test_result: said },
  };
}

const ACTIONS: Readonly<Record<OtherFinding["kind"], string>> = {
  regression: "Take the last change back, then fix the failure without breaking these tests.",
  "command-failed": "Look at the last lines of the command's output and repair the step that fails.",
  timeout: "Find what waits for ever in the last change; the output stops where it hangs.",
  "no-evidence": "Run the tests so that they leave a report with at least one executed test.",
  "missing-jobs": "Run the jobs again that left no record; each leg of the matrix must record its own.",
  "identity-mismatch": "Let the recording step write its record itself, in the run that it belongs to.",
  "details-expired": "Run the tests again: the record of that run is gone.",
  "unreadable-report": "Run the tests again to the end so that the report is complete.",
  "silenced-tests": "Bring these tests back as they were and make them pass.",
  "removed-tests": "Bring these tests back; removing a test is a person's decision.",
  "coverage-below": "Test the lines that never run; the coverage part names them function by function.",
  "coverage-no-data": "Run the tests with coverage so that the report knows every changed file.",
  "missing-tests": "Add the missing kinds of tests; a bug fix needs one that fails without the fix.",
  "unproven-fix":
    "Write a test that fails on the old code for the bug's reason, and run umpire prove-fix again.",
  "accidental-green": "Change these tests so that they fail without the fix.",
  "flaky-tests": "Make these tests give one result on the same code.",
  "unknown-error-type": "Let the tests fail with an error that names its type.",
  "report-warnings": "Repair how the report is written, as its warnings say.",
};

function phaseOf({ call }: Judgement): "initial" | "refinement" | "final" {
  if (call.action === "escalate") return "final";
  return call.attempt === 1 ? "initial" : "refinement";
}

/** Ruling: retry is refine, a regression or tampering is reject, an escalation is escalate. */
function verdictOf({ call, findings }: Judgement): "refine" | "reject" | "escalate" {
  const rejected = findings.some(
    ({ kind }) => kind === "regression" || kind === "silenced-tests" || kind === "removed-tests",
  );
  if (rejected) return "reject";
  return call.action === "escalate" ? "escalate" : "refine";
}

function summaryOf({ call, findings }: Judgement): string {
  const reasons = findings
    .filter(({ severity }) => severity === "blocking")
    .map((finding) => sentence(finding).text);
  return fit(
    `Attempt ${call.attempt} of ${call.maxAttempts}, called ${call.action} by rule ${call.rule}: ${oneLine(reasons.join("; "), 400)}`,
    50,
    500,
  );
}

/** The format asks for at least and at most so many characters, counted as JSON Schema does: by code points. */
function fit(text: string, least: number, most: number): string {
  const line = oneLine(text, most);
  return line + ".".repeat(Math.max(0, least - [...line].length));
}
