import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  describeFailure,
  groupByCause,
  primaryFile,
  sentence,
  tally
} from "./chunk-FQLQEVPY.js";
import {
  oneLine
} from "./chunk-OXK5M3IS.js";

// src/core/message/feedback.ts
function feedbackDocument(latest) {
  const { call, evidence } = latest;
  if (call.action === "proceed") return null;
  const causes = groupByCause(evidence.failures).map(causeItem);
  const others = latest.findings.filter(isNotAFailure).map((finding, position) => findingItem(finding, causes.length + position));
  const { total, passed } = tally(evidence);
  return {
    schemaVersion: 1,
    id: evidence.id,
    timestamp: evidence.at,
    iteration: { number: call.attempt, max: call.maxAttempts, phase: phaseOf(latest) },
    target: {
      type: "code",
      path: primaryFile(evidence),
      version: evidence.code.commit ?? evidence.code.tree
    },
    feedback_items: [...causes, ...others],
    overall_assessment: {
      score: total === 0 ? 0 : passed / total,
      verdict: verdictOf(latest),
      summary: summaryOf(latest)
    }
  };
}
function causeItem({ example, failures }, position) {
  const { frame, testFile, name, expected, actual } = example;
  const place = frame ? `${frame.file}:${frame.line}` : testFile ?? name;
  const stated = expected !== null && actual !== null ? ` Expected ${oneLine(expected, 100)}, got ${oneLine(actual, 100)}.` : "";
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
        1e3
      ),
      rationale: fit(
        `${failures.length} failing ${failures.length === 1 ? "test shares" : "tests share"} this cause; it is the evidence of the run.`,
        20,
        500
      ),
      priority: Math.min(10, position + 1)
    },
    evidence: { test_result: oneLine(name, 300), reference: place }
  };
}
function isNotAFailure(finding) {
  return finding.severity === "blocking" && finding.kind !== "failing-tests" && finding.kind !== "suite-errors";
}
function findingItem(finding, position) {
  const said = oneLine(sentence(finding).text, 400);
  return {
    aspect: "completeness",
    severity: "critical",
    score: 0,
    issue: fit(`${finding.kind}: ${said}`, 20, 500),
    location: { type: "element", reference: finding.kind },
    suggestion: {
      action: fit(ACTIONS[finding.kind], 20, 1e3),
      rationale: "A pass needs evidence that every test which ran before still runs and passes.",
      priority: Math.min(10, position + 1)
    },
    evidence: { test_result: said }
  };
}
var ACTIONS = {
  regression: "Take the last change back, then fix the failure without breaking these tests.",
  "command-failed": "Look at the last lines of the command's output and repair the step that fails.",
  timeout: "Find what waits for ever in the last change; the output stops where it hangs.",
  "no-evidence": "Run the tests so that they leave a report with at least one executed test.",
  "unreadable-report": "Run the tests again to the end so that the report is complete.",
  "silenced-tests": "Bring these tests back as they were and make them pass.",
  "removed-tests": "Bring these tests back; removing a test is a person's decision.",
  "coverage-below": "Test the lines that never run; the coverage part names them function by function.",
  "coverage-no-data": "Run the tests with coverage so that the report knows every changed file.",
  "missing-tests": "Add the missing kinds of tests; a bug fix needs one that fails without the fix.",
  "flaky-tests": "Make these tests give one result on the same code.",
  "unknown-error-type": "Let the tests fail with an error that names its type.",
  "report-warnings": "Repair how the report is written, as its warnings say."
};
function phaseOf({ call }) {
  if (call.action === "escalate") return "final";
  return call.attempt === 1 ? "initial" : "refinement";
}
function verdictOf({ call, findings }) {
  const rejected = findings.some(
    ({ kind }) => kind === "regression" || kind === "silenced-tests" || kind === "removed-tests"
  );
  if (rejected) return "reject";
  return call.action === "escalate" ? "escalate" : "refine";
}
function summaryOf({ call, findings }) {
  const reasons = findings.filter(({ severity }) => severity === "blocking").map((finding) => sentence(finding).text);
  return fit(
    `Attempt ${call.attempt} of ${call.maxAttempts}, called ${call.action} by rule ${call.rule}: ${oneLine(reasons.join("; "), 400)}`,
    50,
    500
  );
}
function fit(text, least, most) {
  const line = oneLine(text, most);
  return line + ".".repeat(Math.max(0, least - [...line].length));
}

export {
  feedbackDocument
};
