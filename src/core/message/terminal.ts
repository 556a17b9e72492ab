import type { TypeVerdict } from "../attempt/coverage-summary.ts";
import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { describeFailure } from "../memory/analysis.ts";
import { groupByCause } from "../policy/causes.ts";
import { coverageHeadline } from "./coverage-view.ts";
import { gapSentence } from "./coverage-words.ts";
import { sentence } from "./sentence.ts";
import { oneLine } from "./untrusted.ts";

const SHOWN_CAUSES = 5;
const WIDTH = 200;

/** The verdict as a person reads it in a terminal: the call, why, and what to do next. */
export function verdictLines(latest: Judgement): string[] {
  const { call, findings, loop } = latest;
  const inLoop = loop > 1 ? `, loop ${loop}` : "";
  return [
    `Umpire: ${call.action.toUpperCase()}  (attempt ${call.attempt} of ${call.maxAttempts}${inLoop}; rule: ${call.rule})`,
    ...testLines(latest),
    ...coverageLine(latest),
    ...findings.map((finding) => `  ${MARK[finding.severity]} ${oneLine(sentence(finding).text, WIDTH)}`),
    ...causeLines(latest),
    `Next: ${nextStep(latest)}`,
  ];
}

const MARK = { blocking: "✗", warning: "!", note: "·" } as const;

function testLines({ evidence, comparison, history }: Judgement): string[] {
  const { total, passed, failed, errors, skipped } = tally(evidence);
  const counts = `  tests: ${passed} of ${total} pass, ${failed + errors} fail, ${skipped} skipped`;
  const changes = (["broken", "fixed", "still-failing", "new-failure", "added"] as const)
    // On the first run everything is new, which says nothing.
    .filter((change) => history.last.size > 0 && comparison[change].length > 0)
    .map((change) => `${comparison[change].length} ${change}`);
  return [changes.length > 0 ? `${counts}  (${changes.join(", ")})` : counts];
}

function coverageLine({ evidence: { coverage } }: Judgement): string[] {
  const gaps = coverage?.judged?.gaps.slice(0, SHOWN_CAUSES) ?? [];
  return [
    `  coverage: ${oneLine(coverageHeadline(coverage).text, WIDTH)}`,
    ...(coverage?.judged?.byType.flatMap(provedLine) ?? []),
    ...gaps.map((gap) => `    ${oneLine(gapSentence(gap).text, WIDTH)}`),
  ];
}

function provedLine({ proof }: TypeVerdict): string[] {
  return proof?.proven ? [`    the fix is proved by ${oneLine(proof.tests.join(", "), WIDTH)}`] : [];
}

function causeLines({ evidence }: Judgement): string[] {
  const causes = groupByCause(evidence.failures);
  const lines = causes
    .slice(0, SHOWN_CAUSES)
    .map(({ example, failures }) => `    ${failures.length} × ${oneLine(describeFailure(example), WIDTH)}`);
  if (causes.length > SHOWN_CAUSES) lines.push(`    and ${causes.length - SHOWN_CAUSES} more causes`);
  return lines;
}

function nextStep({ call }: Judgement): string {
  switch (call.action) {
    case "proceed":
      return call.rule === "gate_skipped"
        ? "go on without evidence: no test ran, and the reason is recorded."
        : "nothing blocks; go on.";
    case "retry": {
      const wait = call.retryAfterSeconds > 0 ? ` Wait ${call.retryAfterSeconds} s first.` : "";
      if (call.rule === "not_charged") return `run the tests again; this run spent no attempt.${wait}`;
      if (call.rule === "review_pending") return "wait: nothing is to be changed, a person has to review it.";
      const left =
        call.rule === "limit_not_enforced"
          ? "the limit is reached but not enforced"
          : `${call.maxAttempts - call.attempt} more before a person is asked`;
      const who = call.assignedTo === null ? "" : `hand it to ${oneLine(call.assignedTo, 100)}: `;
      return `${who}fix the cause, say it in the commit (Root-cause:, Fix-strategy:), run again; ${left}.${wait}`;
    }
    case "escalate":
      return call.status === "aborted"
        ? "stop. A person decides; the comment says what broke and what to go back to."
        : "stop. A person decides; the comment says what was tried and asks one question.";
  }
}
