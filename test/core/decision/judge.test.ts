import { describe, expect, test } from "vitest";
import type { Reset } from "../../../src/core/attempt/ledger.ts";
import { type Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import {
  aConfig,
  aFailure,
  aFixOf,
  aKilledCommand,
  anUnreadableReport,
  aReport,
  aResetAfter,
  aWorkflow,
  type EvidenceSpec,
  judgementsOf,
  runs,
} from "../../support/builders.ts";

/** One line per run: loop, attempt, try, call, and whether it spent an attempt. */
function told(
  specs: readonly EvidenceSpec[],
  config: Config = DEFAULT_CONFIG,
  resets: readonly Reset[] = [],
) {
  return judgementsOf(runs(...specs), config, resets).map(
    ({ loop, attempt, try: number, call, charged }) =>
      `loop ${loop} attempt ${attempt} try ${number}: ${call.status === "aborted" ? "abort" : call.action}${charged ? ", charged" : ""}`,
  );
}

const code = (codeHash: string, spec: EvidenceSpec = {}): EvidenceSpec => ({ codeHash, ...spec });
const fails = (codeHash: string, spec: EvidenceSpec = {}) => code(codeHash, { failed: ["a"], ...spec });
const passes = (codeHash: string) => code(codeHash, { passed: ["a"] });
const words = (codeHash: string, ...files: string[]) =>
  fails(codeHash, { fix: aFixOf(...(files.length > 0 ? files : ["README.md"])) });

describe("what spends an attempt", () => {
  test("new code whose tests fail", () => {
    expect(told([fails("A"), fails("B"), fails("C")])).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 1 attempt 2 try 1: retry, charged",
      "loop 1 attempt 3 try 1: escalate, charged",
    ]);
  });

  test("also code that was killed, or that left no evidence", () => {
    expect(told([code("A", { command: aKilledCommand() }), code("B")])).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 1 attempt 2 try 1: retry, charged",
    ]);
  });

  test("not a pass", () => {
    expect(told([passes("A")])).toEqual(["loop 1 attempt 1 try 1: proceed"]);
  });

  test("not the same code again, however often it runs", () => {
    expect(told([fails("A"), fails("A"), fails("A"), fails("B")])).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 1 attempt 1 try 2: retry",
      "loop 1 attempt 1 try 3: retry",
      "loop 1 attempt 2 try 1: retry, charged",
    ]);
  });

  test("not a return to code that was tried before", () => {
    expect(told([fails("A"), fails("B"), fails("A"), fails("C")])).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 1 attempt 2 try 1: retry, charged",
      "loop 1 attempt 1 try 2: retry",
      "loop 1 attempt 3 try 1: escalate, charged",
    ]);
  });

  test("not a change of documentation alone: it stays with the attempt before it, and reaches no limit", () => {
    expect(
      told([fails("A"), fails("B"), words("B+docs"), words("B+more"), words("B+more"), fails("C")]),
    ).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 1 attempt 2 try 1: retry, charged",
      "loop 1 attempt 2 try 1: retry",
      "loop 1 attempt 2 try 1: retry",
      "loop 1 attempt 2 try 2: retry",
      "loop 1 attempt 3 try 1: escalate, charged",
    ]);
  });

  test.each([
    ["README.md"],
    ["docs/guide/start.rst"],
    ["docs/logo.svg"],
    ["doc/notes.txt"],
    ["packages/a/CHANGELOG.markdown"],
    ["LICENSE"],
    ["LICENSE.txt"],
  ])("%s is documentation", (file) => {
    expect(told([fails("A"), words("B", file)])[1]).toBe("loop 1 attempt 1 try 1: retry");
  });

  // Each of these can change what a test does; called documentation it would never be charged.
  test.each([
    ["requirements.txt"],
    ["CMakeLists.txt"],
    ["src/docs/render.ts"],
    ["docs/conf.py"],
    ["src/app.js"],
    ["docs"],
  ])("%s is not", (file) => {
    expect(told([fails("A"), words("B", "README.md", file)])[1]).toBe(
      "loop 1 attempt 2 try 1: retry, charged",
    );
  });

  test("a change of no file is not documentation, nor is the first run of a loop", () => {
    expect(told([fails("A"), fails("B", { fix: aFixOf() })])[1]).toBe(
      "loop 1 attempt 2 try 1: retry, charged",
    );
    expect(told([words("A")])).toEqual(["loop 1 attempt 1 try 1: retry, charged"]);
  });
});

describe("a loop ends", () => {
  test("with a pass; a later failing push opens the next", () => {
    expect(told([fails("A"), passes("B"), code("C", { failed: ["b"], passed: ["a"] })])).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 1 attempt 2 try 1: proceed",
      "loop 2 attempt 1 try 1: retry, charged",
    ]);
  });

  test("with an escalation; the next push has a fresh set of attempts", () => {
    expect(told([fails("A"), fails("B"), fails("C")], aConfig({ max_attempts: 2 }))).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 1 attempt 2 try 1: escalate, charged",
      "loop 2 attempt 1 try 1: retry, charged",
    ]);
  });

  test("with an abort, and the whole ledger still counts in the next", () => {
    const breaks = code("B", { failed: ["a"], passed: ["b"] });
    expect(told([code("A", { passed: ["a"], failed: ["b"] }), breaks, { ...breaks, codeHash: "C" }])).toEqual(
      [
        "loop 1 attempt 1 try 1: retry, charged",
        "loop 1 attempt 2 try 1: abort, charged",
        "loop 2 attempt 1 try 1: abort, charged",
      ],
    );
  });

  test("and the same code again after that stays in it", () => {
    expect(told([fails("A"), fails("A"), fails("B")], aConfig({ max_attempts: 1 }))).toEqual([
      "loop 1 attempt 1 try 1: escalate, charged",
      "loop 1 attempt 1 try 2: escalate",
      "loop 2 attempt 1 try 1: escalate, charged",
    ]);
  });

  test("a re-run that passes after an escalation was a flake: the loop ends well", () => {
    const judgements = judgementsOf(runs(fails("A"), passes("A"), passes("B")), aConfig({ max_attempts: 1 }));
    expect(judgements.map(({ loop, call }) => `${loop}: ${call.status}`)).toEqual([
      "1: escalated",
      "1: passed",
      "2: passed",
    ]);
    expect(judgements[1]?.findings.map(({ kind }) => kind)).toEqual(["flaky-tests"]);
  });

  test("a re-run that fails after a pass takes the pass back, and proves a flake: it is not charged", () => {
    expect(told([passes("A"), fails("A"), fails("A"), fails("B")])).toEqual([
      "loop 1 attempt 1 try 1: proceed",
      "loop 1 attempt 1 try 2: retry",
      "loop 1 attempt 1 try 3: retry",
      "loop 1 attempt 1 try 1: retry, charged",
    ]);
  });

  test("when the limit is not enforced, never by counting", () => {
    const judgements = told(
      [fails("A"), fails("B"), fails("C")],
      aConfig({ max_attempts: 1, escalation_on_max: false }),
    );
    expect(judgements.at(-1)).toBe("loop 1 attempt 3 try 1: retry, charged");
  });
});

describe("a reset", () => {
  test("opens the next loop, also for the same code", () => {
    expect(told([fails("A"), fails("B"), fails("B")], DEFAULT_CONFIG, [aResetAfter(2)])).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 1 attempt 2 try 1: retry, charged",
      "loop 2 attempt 1 try 1: retry, charged",
    ]);
  });

  test("opens no empty loops: before the first run, or twice, it changes nothing", () => {
    const twice = [aResetAfter(1), { ...aResetAfter(1), id: "again" }];
    expect(told([fails("A"), fails("B")], DEFAULT_CONFIG, [aResetAfter(0), ...twice])).toEqual([
      "loop 1 attempt 1 try 1: retry, charged",
      "loop 2 attempt 1 try 1: retry, charged",
    ]);
  });

  test("accepts which tests are there, and forgets no regression", () => {
    const [, , accepted, broken] = judgementsOf(
      runs(
        code("A", { passed: ["a", "b"] }),
        code("B", { passed: ["a"] }),
        code("C", { passed: ["a"] }),
        fails("D"),
      ),
      DEFAULT_CONFIG,
      [aResetAfter(2)],
    );
    expect(accepted?.call.action).toBe("proceed");
    expect(broken?.call.rule).toBe("regression_detected");
  });
});

test("each run is compared with what was known before it, not with what came after", () => {
  const judgements = judgementsOf(runs(fails("A"), passes("B"), fails("C")));
  expect(judgements.map(({ comparison }) => comparison)).toMatchObject([
    { "new-failure": ["a"] },
    { fixed: ["a"] },
    { broken: ["a"] },
  ]);
  expect(judgements.map(({ state }) => state)).toEqual(["failed", "passed", "failed"]);
  expect(judgements.map(({ history }) => history.last.size)).toEqual([0, 1, 1]);
});

describe("what a run is compared with", () => {
  const comparison = (...specs: readonly EvidenceSpec[]) => judgementsOf(runs(...specs)).at(-1)?.comparison;
  const before: EvidenceSpec = { passed: ["b"], failed: ["a"] };

  test("is everything before it, also when tests fail in it", () => {
    expect(comparison(before, { failed: ["a"] })).toMatchObject({ removed: ["b"], "still-failing": ["a"] });
  });

  test.each<[string, EvidenceSpec]>([
    ["a suite broke", { passed: ["a"], suites: ["setup"] }],
    ["a report cannot be read", { passed: ["a"], reports: [aReport(), anUnreadableReport()] }],
    ["it was killed", { passed: ["a"], command: aKilledCommand() }],
    ["a job left no record", { passed: ["a"], workflow: aWorkflow({ expectedJobs: 2 }) }],
  ])("is only what it shows when %s: the rest is unknown, not removed", (_why, spec) => {
    expect(comparison(before, spec)).toMatchObject({ removed: [], fixed: ["a"] });
  });

  test("is everything when every job left its record", () => {
    const workflow = aWorkflow({ expectedJobs: 1 });
    expect(comparison(before, { passed: ["a"], workflow })).toMatchObject({ removed: ["b"], fixed: ["a"] });
  });

  test("is nothing that the world around the code broke, where progress is asked for", () => {
    const network = aFailure({ errorType: "NetworkError", message: "getaddrinfo EAI_AGAIN api" });
    const [, , again] = judgementsOf(
      runs(fails("A"), code("B", { failed: ["a"], failures: [network] }), fails("C")),
    );
    expect(again?.findings).toContainEqual(
      expect.objectContaining({ kind: "no-progress", pattern: "same-causes", attempts: [1, 2] }),
    );
  });
});
