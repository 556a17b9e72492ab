import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { type AttemptDocument, CASE_VERSION, type CaseDocument } from "./case-schema.ts";
import { askQuestion } from "./question.ts";
import { sentence } from "./sentence.ts";

/** The case as other programs read it: what `review --json` and `run --json` print. */
export function caseDocument(
  judgements: readonly Judgement[],
  latest: Judgement,
  comment: string,
): CaseDocument {
  const { because: _kinds, ...call } = latest.call;
  const question = askQuestion(judgements);
  const blocking = latest.findings.filter((finding) => finding.severity === "blocking");
  return {
    schemaVersion: CASE_VERSION,
    call: {
      ...call,
      reasons: blocking.map((finding) => sentence(finding).text),
      question: question && {
        text: question.text.text,
        options: question.options.map((option) => option.text),
      },
    },
    attempt: attemptDocument(latest),
    comparison: latest.comparison,
    findings: latest.findings.map((finding) => ({ ...finding, summary: sentence(finding).text })),
    gate: latest.gate,
    coverage: latest.evidence.coverage,
    comment,
    notifications: [],
  };
}

export function attemptDocument(judgement: Judgement): AttemptDocument {
  const { evidence, loop, attempt, try: number, state, charged } = judgement;
  const { id, at, code, command, reports, durationMs, fix, proof, failures } = evidence;
  const run = {
    id,
    at,
    code,
    command,
    reports,
    state,
    charged,
    tests: tally(evidence),
    failures,
    durationMs,
    fix,
    proof,
  };
  return { schemaVersion: CASE_VERSION, loop, number: attempt, try: number, ...run };
}
