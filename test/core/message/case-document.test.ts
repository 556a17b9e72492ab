import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { judge } from "../../../src/core/decision/judge.ts";
import { caseDocument } from "../../../src/core/message/case-document.ts";
import { outputsOf } from "../../../src/core/message/outputs.ts";
import { anyEvidence } from "../../support/arbitraries.ts";
import { aCoverage, aLedger, judgementsOf, last, latestOf, runs } from "../../support/builders.ts";
import { expectValid } from "../../support/schemas.ts";

test("an escalation as data: the call with its reasons and its question, and everything it rests on", () => {
  const judgements = judgementsOf(runs({ passed: ["a"], failed: ["b"] }, { failed: ["a"], flaky: ["b"] }));
  const document = caseDocument(judgements, last(judgements), "the comment");
  expectValid("case", document);
  expect(document).toMatchObject({
    schemaVersion: 1,
    call: {
      action: "escalate",
      status: "aborted",
      rule: "regression_detected",
      reasons: ["1 test that passed before fails now: `a`", "1 test fails: `a`"],
      attempt: 2,
      maxAttempts: 3,
      trigger: { condition: "regression_detected", action: "abort_with_report" },
      retryAfterSeconds: 0,
      question: {
        text: expect.stringMatching(/Which behaviour is right\?$/),
        options: [expect.any(String), expect.any(String)],
      },
    },
    attempt: {
      schemaVersion: 1,
      loop: 1,
      number: 2,
      try: 1,
      state: "failed",
      charged: true,
      tests: { total: 2, flaky: 1 },
    },
    comparison: { broken: ["a"], flaky: ["b"] },
    findings: [
      { kind: "regression", tests: [{ test: "a" }], summary: "1 test that passed before fails now: `a`" },
      { kind: "failing-tests", tests: ["a"], severity: "blocking", condition: null },
      { kind: "flaky-tests", severity: "warning" },
    ],
    coverage: null,
    comment: "the comment",
  });
  expect(document.call).not.toHaveProperty("because");
});

test("a pass asks nothing and has no reasons", () => {
  const judgements = judgementsOf(runs({ passed: ["a"] }));
  const { call } = caseDocument(judgements, last(judgements), "");
  expect(call).toMatchObject({ action: "proceed", reasons: [], question: null, trigger: null });
});

test("any run makes a document that its schema allows", () => {
  fc.assert(
    fc.property(fc.array(anyEvidence, { minLength: 1, maxLength: 3 }), (evidence) => {
      const judgements = judge(aLedger(evidence), DEFAULT_CONFIG);
      expectValid("case", caseDocument(judgements, last(judgements), "comment"));
    }),
    { numRuns: 15 },
  );
});

test("a text that is too long for an output is left to its file", () => {
  const paths = { comment: "a", report: "b", feedback: "c" };
  const long = "x".repeat(100_001);
  const latest = latestOf(
    runs({ passed: ["a"], coverage: aCoverage(1, 2, { patch: { covered: 1, total: 2 } }) }),
  );
  const texts = { commentUrl: "https://github.com/OWNER/project/pull/5", feedback: long, prompt: "short" };
  expect(outputsOf(latest, paths, texts)).toMatchObject({
    "comment-url": texts.commentUrl,
    "feedback-json": "",
    "agent-prompt": "short",
    "coverage-covered": "1",
    "coverage-total": "2",
  });
});

test("the outputs of a step are strings, and count errors as failures", () => {
  const latest = latestOf(runs({ passed: ["a"], failed: ["b"], errors: ["c"], skipped: ["d"] }));
  expect(
    outputsOf(
      latest,
      { comment: "out/comment.md", report: "out/case.json", feedback: "out/feedback.json" },
      { commentUrl: null, feedback: "{}", prompt: "x".repeat(100_001) },
    ),
  ).toEqual({
    call: "retry",
    status: "in_progress",
    rule: "attempts_left",
    attempt: "1",
    "max-attempts": "3",
    "tests-total": "4",
    "tests-passed": "1",
    "tests-failed": "2",
    "tests-skipped": "1",
    "coverage-covered": "",
    "coverage-total": "",
    "coverage-verdict": "",
    "comment-url": "",
    "feedback-json": "{}",
    "agent-prompt": "",
    "comment-path": "out/comment.md",
    "report-path": "out/case.json",
    "feedback-path": "out/feedback.json",
  });
});
