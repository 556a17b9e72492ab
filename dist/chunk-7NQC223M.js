import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  coverageHeadline,
  describeFailure,
  gapSentence,
  groupByCause,
  sentence,
  tally
} from "./chunk-4J3IG5WM.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";

// src/core/message/terminal.ts
var SHOWN_CAUSES = 5;
var WIDTH = 200;
function verdictLines(latest) {
  const { call, findings, loop } = latest;
  const inLoop = loop > 1 ? `, loop ${loop}` : "";
  return [
    `Umpire: ${call.action.toUpperCase()}  (attempt ${call.attempt} of ${call.maxAttempts}${inLoop}; rule: ${call.rule})`,
    ...testLines(latest),
    ...coverageLine(latest),
    ...findings.map((finding) => `  ${MARK[finding.severity]} ${oneLine(sentence(finding).text, WIDTH)}`),
    ...causeLines(latest),
    `Next: ${nextStep(latest)}`
  ];
}
var MARK = { blocking: "✗", warning: "!", note: "·" };
function testLines({ evidence, comparison, history }) {
  const { total, passed, failed, errors, skipped } = tally(evidence);
  const counts = `  tests: ${passed} of ${total} pass, ${failed + errors} fail, ${skipped} skipped`;
  const changes = ["broken", "fixed", "still-failing", "new-failure", "added"].filter((change) => history.last.size > 0 && comparison[change].length > 0).map((change) => `${comparison[change].length} ${change}`);
  return [changes.length > 0 ? `${counts}  (${changes.join(", ")})` : counts];
}
function coverageLine({ evidence: { coverage } }) {
  const gaps = coverage?.judged?.gaps.slice(0, SHOWN_CAUSES) ?? [];
  return [
    `  coverage: ${oneLine(coverageHeadline(coverage).text, WIDTH)}`,
    ...coverage?.judged?.byType.flatMap(provedLine) ?? [],
    ...gaps.map((gap) => `    ${oneLine(gapSentence(gap).text, WIDTH)}`)
  ];
}
function provedLine({ proof }) {
  return proof?.proven ? [`    the fix is proved by ${oneLine(proof.tests.join(", "), WIDTH)}`] : [];
}
function causeLines({ evidence }) {
  const causes = groupByCause(evidence.failures);
  const lines = causes.slice(0, SHOWN_CAUSES).map(({ example, failures }) => `    ${failures.length} × ${oneLine(describeFailure(example), WIDTH)}`);
  if (causes.length > SHOWN_CAUSES) lines.push(`    and ${causes.length - SHOWN_CAUSES} more causes`);
  return lines;
}
function nextStep({ call }) {
  switch (call.action) {
    case "proceed":
      return call.rule === "gate_skipped" ? "go on without evidence: no test ran, and the reason is recorded." : "nothing blocks; go on.";
    case "retry": {
      const wait = call.retryAfterSeconds > 0 ? ` Wait ${call.retryAfterSeconds} s first.` : "";
      if (call.rule === "not_charged") return `run the tests again; this run spent no attempt.${wait}`;
      if (call.rule === "review_pending") return "wait: nothing is to be changed, a person has to review it.";
      const left = call.rule === "limit_not_enforced" ? "the limit is reached but not enforced" : `${call.maxAttempts - call.attempt} more before a person is asked`;
      const who = call.assignedTo === null ? "" : `hand it to ${oneLine(call.assignedTo, 100)}: `;
      return `${who}fix the cause, say it in the commit (Root-cause:, Fix-strategy:), run again; ${left}.${wait}`;
    }
    case "escalate":
      return call.status === "aborted" ? "stop. A person decides; the comment says what broke and what to go back to." : "stop. A person decides; the comment says what was tried and asks one question.";
  }
}

export {
  verdictLines
};
