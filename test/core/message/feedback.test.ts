import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feedbackDocument } from "../../../src/core/message/feedback.ts";
import { FeedbackDocument } from "../../../src/core/message/feedback-schema.ts";
import { anyEvidence } from "../../support/arbitraries.ts";
import {
  aCommand,
  aConfig,
  aFailure,
  aKilledCommand,
  anEvidence,
  anUnreadableReport,
  type EvidenceSpec,
  judgementsOf,
  last,
  latestOf,
  runs,
} from "../../support/builders.ts";
import { expectReadableAs } from "../../support/compatible.ts";
import { HOSTILE } from "../../support/hostile.ts";

function expectReadable(document: unknown): void {
  expect(() => FeedbackDocument.parse(document)).not.toThrow();
  expectReadableAs("actionable-feedback", document);
  expectReadableAs("feedback", document);
}

const feedback = (...specs: readonly EvidenceSpec[]) => feedbackDocument(latestOf(runs(...specs)));

test("a pass needs no feedback", () => {
  expect(feedback({ passed: ["a"] })).toBeNull();
});

test("a failure is told as a whole document", () => {
  const failures = [
    aFailure({ test: "a", name: "adds", expected: "3", actual: "4", message: "3 !== 4" }),
    aFailure({ test: "b", name: "adds more", message: "5 !== 6" }),
  ];
  const document = feedback({ failed: ["a", "b"], passed: ["c", "d"], failures });
  expectReadable(document);
  expect(document).toEqual({
    schemaVersion: 1,
    id: "00000000-0000-4000-8000-000000000001",
    timestamp: "2026-01-25T12:01:00.000Z",
    iteration: { number: 1, max: 3, phase: "initial" },
    target: { type: "code", path: "src/app.js", version: "0101010101010101010101010101010101010101" },
    feedback_items: [
      {
        aspect: "correctness",
        severity: "critical",
        score: 0,
        issue: "AssertionError in run, src/app.js:3: 3 !== 4. Expected 3, got 4.",
        location: { type: "line", reference: "src/app.js:3" },
        suggestion: {
          action:
            "Change the code at this location so that the tests of this item pass. Compare what the code does step by step with what the test expects. Name the cause in a Root-cause: trailer.",
          rationale: "2 failing tests share this cause (logic_error); the file is changed by this work.",
          priority: 1,
        },
        evidence: { test_result: "adds, adds more", reference: "src/app.js:3" },
      },
    ],
    items_left_out: 0,
    overall_assessment: {
      score: 0.5,
      verdict: "refine",
      summary: "Attempt 1 of 3, called retry by rule attempts_left: 2 tests fail: `a`, `b`",
    },
  });
});

describe("every kind of finding gives feedback that other tools can read", () => {
  const ran = { passed: ["a", "b"] };
  const failing = aFailure({ frame: null });
  test.each<[string, readonly EvidenceSpec[], string, string]>([
    ["failing-tests", [{ failed: ["a"], failures: [failing] }], "path", "refine"],
    ["suite-errors", [{ suites: ["setup"] }], "element", "refine"],
    ["command-failed", [{ ...ran, command: aCommand({ exitCode: 1 }) }], "element", "refine"],
    ["timeout", [{ command: aKilledCommand() }], "element", "refine"],
    ["no-evidence", [{}], "element", "refine"],
    ["unreadable-report", [{ ...ran, reports: [anUnreadableReport()] }], "element", "refine"],
    ["regression", [ran, { passed: ["b"], failed: ["a"] }], "line", "reject"],
    [
      "silenced-tests",
      [
        { failed: ["a"], passed: ["b"] },
        { skipped: ["a"], passed: ["b"] },
      ],
      "element",
      "reject",
    ],
    ["removed-tests", [ran, { passed: ["b"] }], "element", "reject"],
    [
      "flaky-tests",
      [
        { codeHash: "A", ...ran },
        { codeHash: "A", failed: ["a"], passed: ["b"] },
      ],
      "line",
      "refine",
    ],
  ])("%s", (kind, specs, locationType, verdict) => {
    const latest = latestOf(runs(...specs));
    const document = feedbackDocument(latest);
    expectReadable(document);
    expect(latest.findings.map((finding) => finding.kind)).toContain(kind);
    expect(document?.feedback_items[0]?.location.type).toBe(locationType);
    expect(document?.overall_assessment.verdict).toBe(verdict);
  });

  test("an escalation is final, and says so", () => {
    const document = feedbackDocument(latestOf(runs({ failed: ["a"] }), aConfig({ max_attempts: 1 })));
    expect(document).toMatchObject({
      iteration: { phase: "final" },
      overall_assessment: { verdict: "escalate" },
    });
  });

  test("the attempt between is a refinement; without a commit the tree names the version", () => {
    const document = feedback({ failed: ["a"] }, { failed: ["a"], commit: null });
    expect(document).toMatchObject({
      iteration: { number: 2, phase: "refinement" },
      target: { version: "tree-of-code-2" },
    });
  });

  test("twelve causes are more than ten priorities", () => {
    const failures = Array.from({ length: 12 }, (_, number) => aFailure({ message: "x".repeat(number + 1) }));
    const document = feedback({ failed: ["a"], failures });
    expectReadable(document);
    expect(document?.feedback_items.map(({ suggestion }) => suggestion.priority)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10,
    ]);
  });
});

describe("texts have their lengths whatever they are made of", () => {
  test.each(HOSTILE.map((text) => ({ name: JSON.stringify(text).slice(0, 50), text })))(
    "$name",
    ({ text }) => {
      const failure = aFailure({
        test: text,
        name: text,
        rawType: text,
        message: text,
        expected: text,
        actual: text,
        testFile: text,
        frame: { file: text, line: 1, function: text },
      });
      const bare = aFailure({ ...failure, frame: null, testFile: null, expected: null });
      expectReadable(feedback({ failed: [text], failures: [failure] }));
      expectReadable(
        feedback({ failed: [text], failures: [bare], suites: [text], reports: [anUnreadableReport(text)] }),
      );
    },
  );

  test("also the shortest of them", () => {
    for (const rawType of ["E", "💥💥💥"])
      expectReadable(
        feedback({
          failed: ["a"],
          failures: [aFailure({ rawType, message: "x", frame: null, name: "", testFile: null })],
        }),
      );
  });

  test("and for any run that is not a pass", () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        // A failing test always comes with its failure: the reader of reports sees to that.
        const failures = [
          ...evidence.failures,
          ...[...evidence.outcomes.keys()].map((test) => aFailure({ test })),
        ];
        const document = feedbackDocument(
          last(judgementsOf([{ ...evidence, failures, id: anEvidence().id }])),
        );
        if (document !== null) expectReadable(document);
      }),
      { numRuns: 200 },
    );
  });
});
