import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Evidence } from "../../../src/core/attempt/evidence.ts";
import { addEvidence, addReset, type Reset } from "../../../src/core/attempt/ledger.ts";
import { type Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { judge } from "../../../src/core/decision/judge.ts";
import { readSession } from "../../../src/core/memory/read-session.ts";
import { writeSession } from "../../../src/core/memory/write-session.ts";
import { fingerprintOf } from "../../../src/core/policy/fingerprint.ts";
import { anyEvidence } from "../../support/arbitraries.ts";
import {
  aCommand,
  aCommit,
  aConfig,
  aCoverage,
  aFailure,
  aFix,
  aKilledCommand,
  aLedger,
  anUnreadableReport,
  aResetAfter,
  atMinute,
  runs,
} from "../../support/builders.ts";
import { expectReadableAs } from "../../support/compatible.ts";

function sessionOf(
  evidence: readonly Evidence[],
  config: Config = DEFAULT_CONFIG,
  resets: readonly Reset[] = [],
) {
  const ledger = aLedger(evidence, resets);
  return writeSession(ledger, judge(ledger, config));
}

/** What names a cause is made when a failure is stored, and kept. */
function withFingerprints(evidence: Evidence): Evidence {
  const failures = evidence.failures.map((failure) => ({ ...failure, fingerprint: fingerprintOf(failure) }));
  return { ...evidence, failures };
}

const PATH = ".aiwg/ralph/debug-memory/sessions/work.json";
const read = (session: unknown) => readSession(JSON.stringify(session), PATH);

describe("what is written can be read", () => {
  test("any ledger comes back as it was, in formats that we and other tools know", () => {
    const scene = fc.record({
      evidence: fc.uniqueArray(anyEvidence, { maxLength: 4, selector: ({ id }) => id }),
      resets: fc.subarray([1, 2, 3]),
    });
    fc.assert(
      fc.property(scene, ({ evidence, resets }) => {
        const ledger = resets.map(aResetAfter).reduce(addReset, evidence.reduce(addEvidence, aLedger()));
        const session = writeSession(ledger, judge(ledger, DEFAULT_CONFIG));
        expect(read(session)).toEqual({ ...ledger, evidence: ledger.evidence.map(withFingerprints) });
        expectReadableAs("debug-memory", session);
        expectReadableAs("session", session);
      }),
      { numRuns: 200 },
    );
  });

  test("a ledger without a run is a session too", () => {
    const session = sessionOf([], DEFAULT_CONFIG, [aResetAfter(4)]);
    expect(session).toMatchObject({ file_path: "(no run yet)", status: "in_progress", executions: [] });
    expect(session.updated_at).toBe(aResetAfter(4).at);
    expectReadableAs("debug-memory", session);
    expect(read(session)).toEqual(aLedger([], [aResetAfter(4)]));
  });

  test("fields that we do not know are in nobody's way", () => {
    const session = sessionOf(runs({ failed: ["a"] }));
    const more = {
      ...session,
      metadata: { ...session.metadata, agent: "somebody" },
      executions: session.executions.map((execution) => ({ ...execution, code_snapshot: "let a" })),
    };
    expect(read(more)).toEqual(read(session));
  });

  test("a row of outcomes that is too short says that the rest did not run", () => {
    const session = sessionOf(runs({ passed: ["a", "b"] }));
    const [execution] = session.executions;
    const cut = {
      ...session,
      executions: [{ ...execution, umpire: { ...execution?.umpire, outcomes: "p" } }],
    };
    expect(read(cut).evidence[0]?.outcomes).toEqual(new Map([["a", "passed"]]));
  });
});

describe("a session tells the case", () => {
  const CAUSE = "validate() reads the length of null";
  const fixed = runs(
    {
      failed: ["refuses null"],
      passed: ["accepts a name"],
      failures: [
        aFailure({
          test: "refuses null",
          rawType: "TypeError",
          errorType: "TypeError",
          message: "null has no length",
        }),
      ],
      command: aCommand({ exitCode: 1 }),
      coverage: aCoverage(3, 4),
    },
    {
      passed: ["accepts a name", "refuses null"],
      flaky: ["sometimes"],
      fix: aFix({
        commits: [aCommit({ rootCause: CAUSE, fixStrategy: "Refuse missing input at function entry" })],
      }),
    },
  );

  test("of one fix, as a whole file", async () => {
    const session = sessionOf(fixed);
    await expect(`${JSON.stringify(session, null, 2)}\n`).toMatchFileSnapshot(
      "expected/fixed-on-attempt-2.json",
    );
    expectReadableAs("debug-memory", session);
    expectReadableAs("session", session);
  });

  test.each([
    ["that goes on", runs({ failed: ["a"] }), DEFAULT_CONFIG, "in_progress"],
    ["that passed", fixed, DEFAULT_CONFIG, "passed"],
    ["that was escalated", runs({ failed: ["a"] }), aConfig({ max_attempts: 1 }), "escalated"],
    [
      "that was aborted, for which the format has no word",
      runs({ passed: ["a"] }, { failed: ["a"] }),
      DEFAULT_CONFIG,
      "escalated",
    ],
  ])("%s by its status", (_which, evidence, config, status) => {
    expect(sessionOf(evidence, config).status).toBe(status);
  });

  test("of an abort by saying why", () => {
    expect(sessionOf(runs({ passed: ["a"] }, { failed: ["a"] })).learnings.recommendations).toEqual([
      "Aborted (regression_detected): go back to the last code whose tests passed, then decide.",
    ]);
    expect(sessionOf(runs({ failed: ["a"] })).learnings.recommendations).toEqual([]);
  });

  test("of failures that came back, and what became of them", () => {
    const again = { failed: ["fixed", "open"] };
    const { learnings } = sessionOf(runs(again, again, { passed: ["fixed"], failed: ["open", "new"] }));
    expect(learnings.recurring_failures).toEqual([
      { test: "fixed", occurrences: 2, resolution: "resolved" },
      { test: "open", occurrences: 3, resolution: "escalated" },
    ]);
    expect(sessionOf(runs(again, again)).learnings.recurring_failures[1]?.resolution).toBe("pending");
  });

  test("of an odd run by its state, and measures nothing where nothing was measured", () => {
    const coverage = aCoverage(0, 0);
    const { executions } = sessionOf(
      runs({ command: aKilledCommand() }, { reports: [anUnreadableReport()], coverage }, {}),
    );
    expect(executions.map(({ umpire }) => umpire.state)).toEqual(["timeout", "unreadable", "no-evidence"]);
    for (const { test_results } of executions) expect(test_results).not.toHaveProperty("coverage_percent");
  });

  test("and was changed last when the last run or reset came", () => {
    expect(sessionOf(runs({ failed: ["a"] }, { failed: ["a"] })).updated_at).toBe(atMinute(2));
  });

  test("a fix answers the code before it, not the re-run of its own code", () => {
    const fix = aFix({ commits: [aCommit({ subject: "Fix it", rootCause: CAUSE })] });
    const { executions } = sessionOf(
      runs(
        { codeHash: "A", failed: ["a"] },
        { codeHash: "B", failed: ["a"], fix },
        { codeHash: "B", failed: ["a"], fix },
      ),
    );
    expect(executions.map(({ fix_applied }) => fix_applied?.description)).toEqual([
      "Fix it",
      undefined,
      undefined,
    ]);
    expect(executions.map(({ analysis }) => analysis?.root_cause === CAUSE)).toEqual([true, false, false]);
    expect(executions[0]?.fix_applied).toEqual({
      description: "Fix it",
      diff_summary: "+5/-2 lines",
      files_changed: ["src/app.js"],
      verification: "failed",
    });
  });
});

describe("a file that is not a session is refused by name and left alone", () => {
  const whole = JSON.stringify(sessionOf(runs({ failed: ["a"] })));
  test.each([
    ["half-written", whole.slice(0, -40), /is not complete JSON \(\d+ characters\)/],
    ["empty", "", /is not complete JSON \(0 characters\)/],
    [
      "of another tool",
      '{"session_id":"dm-001","executions":[]}',
      /not a session that Umpire wrote \(schemaVersion: /,
    ],
    ["a list", "[]", /not a session that Umpire wrote \(the document: /],
    ["null", "null", /not a session that Umpire wrote \(the document: /],
    [
      "of a later version",
      whole.replace('"schemaVersion":1', '"schemaVersion":2'),
      /needs a newer Umpire: it has schemaVersion 2, and this one reads 1/,
    ],
    [
      "with a letter that means nothing",
      whole.replace('"outcomes":"f"', '"outcomes":"x"'),
      /\(executions\.0\.umpire\.outcomes: /,
    ],
  ])("%s", (_what, text, message) => {
    expect(() => readSession(text, PATH)).toThrow(
      expect.objectContaining({
        name: "UserError",
        code: "ledger-unreadable",
        message: expect.stringMatching(message),
        hint: expect.stringMatching(/left untouched.*Move it away/),
      }),
    );
    expect(() => readSession(text, PATH)).toThrow(`The ledger ${PATH} `);
  });
});

describe("how long a session is kept", () => {
  const kept = (evidence: readonly Evidence[], config?: Config) =>
    sessionOf(evidence, config).umpire.retention?.days;

  test("30 days; 60 when it taught something; 90 when a person was asked", () => {
    const fixed = runs(
      { failed: ["a"] },
      { passed: ["a"], fix: aFix({ commits: [aCommit({ fixStrategy: "Guard" })] }) },
    );
    expect(kept(runs({ passed: ["a"] }))).toBe(30);
    expect(kept(fixed)).toBe(60);
    expect(sessionOf(fixed).learnings.patterns_identified).toEqual([
      {
        pattern: "AssertionError: Expected values to be strictly equal",
        frequency: 1,
        category: "logic_error",
        effectiveness: 1,
      },
    ]);
    expect(kept(runs({ failed: ["a"] }), aConfig({ max_attempts: 1 }))).toBe(90);
  });

  test("a fix that worked twice in one session is a template", () => {
    const fix = aFix({ commits: [aCommit({ fixStrategy: "Guard" })] });
    const twice = runs(
      { failed: ["a"] },
      { passed: ["a"], fix },
      { failed: ["b"], passed: ["a"] },
      { passed: ["a", "b"], fix },
    );
    const session = sessionOf(twice);
    expect(session.learnings.patterns_identified).toMatchObject([{ frequency: 2, fix_template: "Guard" }]);
    expectReadableAs("debug-memory", session);
  });
});

test("who has been told of an escalation is kept", () => {
  const told = [{ escalation: "6f1f7f0e-2f57-5d0e-9a3c-0c8a7d5b1e42", channel: "slack" }];
  const ledger = { ...aLedger(runs({ failed: ["a"] })), told };
  const session = writeSession(ledger, judge(ledger, DEFAULT_CONFIG));
  expect(readSession(JSON.stringify(session), "session.json").told).toEqual(told);
});
