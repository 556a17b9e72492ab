import { describe, expect, test } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { DETAILS } from "../../../src/core/message/fit.ts";
import { type Detail, type StoryView, storyView } from "../../../src/core/message/story-view.ts";
import {
  aCommand,
  aCommit,
  aConfig,
  aFailure,
  aFix,
  aFixOf,
  aKilledCommand,
  anUnreadableReport,
  aReport,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../support/builders.ts";
import { aLeak } from "../../support/security.ts";

const FULL: Detail = DETAILS[0] ?? { failures: 50, causes: 20, traces: true };

function view(specs: readonly EvidenceSpec[], config: Config = DEFAULT_CONFIG, detail = FULL): StoryView {
  const judgements = judgementsOf(runs(...specs), config);
  return storyView(judgements, last(judgements), detail);
}

describe("the heading", () => {
  test("counts attempts and tests", () => {
    expect(
      view([{ failed: ["a"] }, { failed: ["a"], errors: ["b"], passed: ["c"], skipped: ["d"] }]),
    ).toMatchObject({
      file_path: { text: "`src/app.js`" },
      attempt_count: 2,
      max_attempts: 3,
      attempts_left: 1,
      rule: "attempts left",
      tests: "1 of 4 pass, 2 fail, 1 skipped",
      failure_count: "2 failures, 1 cause",
      retry_after_seconds: 0,
      question: null,
    });
    expect(view([{ passed: ["a"] }]).tests).toBe("1 of 1 pass");
    expect(view([{}]).tests).toBe("no test was reported");
    expect(view([{}]).fresh_attempts).toBe("3 attempts");
    expect(view([{}], aConfig({ max_attempts: 1 })).fresh_attempts).toBe("1 attempt");
  });

  test("never leaves fewer than no attempts", () => {
    const free = aConfig({ max_attempts: 1, escalation_on_max: false });
    expect(view([{ failed: ["a"] }, { failed: ["a"] }], free)).toMatchObject({
      attempt_count: 2,
      attempts_left: 0,
      rule: "limit not enforced",
    });
  });

  test("numbers the answers to its question", () => {
    const { question } = view([{ failed: ["a"] }], aConfig({ max_attempts: 1 }));
    expect(question?.options.map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe("reasons and notes", () => {
  test("what the table of failures shows is no other reason; what does not block is a note", () => {
    const story = view([
      { passed: ["a"] },
      { failed: ["a"], suites: ["s"], flaky: ["f"], reports: [aReport({ warnings: ["odd"] })] },
    ]);
    expect(story.reasons.map(({ text }) => text)).toEqual([
      "1 test that passed before fails now: `a`",
      "1 test fails: `a`",
      "1 suite broke outside any test: `s`",
    ]);
    expect(story.other_reasons.map(({ text }) => text)).toEqual(["1 test that passed before fails now: `a`"]);
    expect(story.notes.map(({ text }) => text)).toEqual([
      "1 test gave both results on the same code (flaky): `f`",
      "1 flaky test came with this work: `f`",
      "reports: `reports/junit.xml: odd`",
    ]);
  });
});

describe("failures and causes", () => {
  const failures = [
    aFailure({ test: "a", name: "adds", expected: "3", actual: "4", stack: "at run\nat test" }),
    aFailure({ test: "b", expected: "x|y", message: "no actual\nside" }),
    aFailure({ test: "c", message: "", rawType: "", frame: null }),
  ];

  test("each failure has a row, each side as far as it is known", () => {
    const rows = view([{ failed: ["a"] }, { failed: ["a", "b", "c"], failures }]).failures.map((row) =>
      Object.values(row).map(({ text }) => text),
    );
    expect(rows).toEqual([
      ["`adds`", "attempt 1", "`3`", "`4`"],
      ["`b`", "attempt 2", "`x\\|y`", "`no actual`"],
      ["`c`", "attempt 2", "", "`no message`"],
    ]);
  });

  test("each cause has its place, its tests and the evidence for it", () => {
    const causes = view([{ failed: ["a", "b", "c"], failures }]).causes.map(({ headline, tests, evidence }) =>
      [headline, tests, evidence].map(({ text }) => text),
    );
    expect(causes).toEqual([
      [
        "**`AssertionError`** in `run`, `src/app.js:3`: `expected 3, got 4`",
        "`adds`",
        "Since attempt 1. `src/app.js` is changed by this work.",
      ],
      [
        "**`AssertionError`** in `run`, `src/app.js:3`: `no actual`",
        "`b`",
        "Since attempt 1. `src/app.js` is changed by this work.",
      ],
      [
        "**`AssertionError`**: `no message`",
        "`c`",
        "Since attempt 1. The report names no line of this repository.",
      ],
    ]);
  });

  test("a place without a function, in a file that the work left alone; many tests are counted", () => {
    const frame = { file: "src/old.js", line: 9, function: null };
    const many = ["a", "b", "c", "d", "e"].map((test) => aFailure({ test, frame }));
    const [cause] = view([{ failed: ["a"], failures: many }]).causes;
    expect(cause?.headline.text).toMatch(/^\*\*`AssertionError`\*\* in `src\/old\.js:9`: /);
    expect(cause?.tests.text).toBe("`a`, `b`, `c` and 2 more");
    expect(cause?.evidence.text).toBe("Since attempt 1. `src/old.js` is not changed by this work.");
  });

  test("stack traces are shown where there are some and they are asked for", () => {
    const told = view([{ failed: ["a"], failures }]);
    expect(told.traces).toBe(true);
    expect(told.causes.map(({ trace }) => trace?.text ?? null)).toEqual([
      "```text\nat run\nat test\n```",
      null,
      null,
    ]);
    expect(view([{ failed: ["a"], failures }], DEFAULT_CONFIG, { ...FULL, traces: false }).traces).toBe(
      false,
    );
    expect(view([{ failed: ["b"], failures: failures.slice(1) }]).traces).toBe(false);
  });

  test("what is left out is counted", () => {
    const less = view([{ failed: ["a"], failures }], DEFAULT_CONFIG, {
      failures: 2,
      causes: 1,
      traces: true,
    });
    expect(less).toMatchObject({
      hidden_failures: 1,
      hidden_causes: 2,
      failure_count: "3 failures, 3 causes",
    });
    expect([less.failures.length, less.causes.length]).toEqual([2, 1]);
    expect(view([{ failed: ["a"], failures }])).toMatchObject({ hidden_failures: 0, hidden_causes: 0 });
  });
});

describe("attempted fixes", () => {
  const rows = (specs: readonly EvidenceSpec[], config?: Config) =>
    view(specs, config).fixes.map(({ attempt, what, by, tests, happened }) => [
      attempt,
      what.text,
      by.text,
      tests,
      happened.text,
    ]);

  test("one row for each code of this loop, with its last run", () => {
    const fix = aFix({ commits: [aCommit({ subject: "Guard|input", rootCause: "It was null" })] });
    expect(
      rows([
        { codeHash: "0", passed: ["b"] },
        { codeHash: "A", failed: ["a"], passed: ["b"] },
        { codeHash: "A", failed: ["a"], passed: ["b"] },
        { codeHash: "B", failed: ["a"], passed: ["b"], fix },
      ]),
    ).toEqual([
      [1, "`0303030` first run", "–", "1 of 2", "`a` fails: `Expected values to be strictly equal`"],
      [
        2,
        "`0202020` `Guard|input` because `It was null` (`+5/-2 lines`)",
        "`an agent`",
        "1 of 2",
        "`a` fails for the same cause as in attempt 1: `Expected values to be strictly equal`",
      ],
    ]);
  });

  test.each<[string, Parameters<typeof aFix>[0], string, string]>([
    ["nothing", { commits: [] }, "no change (`+5/-2 lines`)", "–"],
    [
      "work that is not committed",
      { commits: [], uncommitted: true },
      "uncommitted changes (`+5/-2 lines`)",
      "–",
    ],
    [
      "as many commits as fit",
      { commits: ["a", "b", "c"].map((author) => aCommit({ author, subject: author })) },
      "`0202020` `a`; `0202020` `b`; `0202020` `c` (`+5/-2 lines`)",
      "`a`, `b`, `c`",
    ],
    [
      "one more than fits",
      { commits: ["a", "b", "c", "a"].map((author) => aCommit({ author, subject: author })) },
      "1 earlier commit; `0202020` `b`; `0202020` `c`; `0202020` `a` (`+5/-2 lines`)",
      "`a`, `b`, `c`",
    ],
    [
      "many commits of many people",
      {
        commits: ["a", "b", "c", "d", "d"].map((author, number) =>
          aCommit({ author, subject: `s${number}` }),
        ),
        uncommitted: true,
      },
      "2 earlier commits; `0202020` `s2`; `0202020` `s3`; `0202020` `s4`; uncommitted changes (`+5/-2 lines`)",
      "`a`, `b`, `c` and 1 more",
    ],
  ])("what was done: %s", (_what, fix, what, by) => {
    expect(rows([{ failed: ["a"], fix: aFix(fix) }])[0]?.slice(1, 3)).toEqual([what, by]);
  });

  test.each<[string, readonly EvidenceSpec[], string]>([
    ["all is well", [{ passed: ["a"] }], "all tests pass"],
    ["a fix", [{ failed: ["a"] }, { passed: ["a"] }], "fixed `a`"],
    [
      "a break",
      [
        { passed: ["a"], failed: ["b"] },
        { failed: ["a"], passed: ["b"] },
      ],
      "**broke** `a`; fixed `b`; `a` fails for the same cause as in attempt 1: `Expected values to be strictly equal`",
    ],
    [
      "tests that are gone",
      [
        { passed: ["a", "b"], failed: ["c"] },
        { passed: ["a"], skipped: ["c"] },
      ],
      "`c`, `b` no longer ran",
    ],
    ["a killed run", [{ passed: ["a"], command: aKilledCommand() }], "killed by the time limit"],
    [
      "a killed run with a failure",
      [{ failed: ["a"], command: aKilledCommand() }],
      "`a` fails: `Expected values to be strictly equal`; killed by the time limit",
    ],
    ["no test", [{}], "no test ran"],
    ["half a report", [{ passed: ["a"], reports: [anUnreadableReport()] }], "a report could not be read"],
    [
      "a failing command",
      [{ passed: ["a"], command: aCommand({ exitCode: 1 }) }],
      "no test fails, but the command does",
    ],
  ])("what happened: %s", (_what, specs, words) => {
    expect(rows(specs).at(-1)?.[4]).toBe(words);
  });

  test("runs that cost nothing are counted apart", () => {
    const failing = { codeHash: "A", failed: ["a"] };
    expect(view([failing]).not_charged).toBe("");
    expect(view([failing, failing]).not_charged).toBe("1 run (the same code again)");
    expect(view([failing, failing, { failed: ["a"], fix: aFixOf("README.md") }]).not_charged).toBe(
      "1 run (the same code again), 1 run (only documentation changed)",
    );
    expect(view([failing, { ...failing, failed: [], passed: ["a"] }]).not_charged).toBe("");
    expect(view([failing, failing, { passed: ["a"] }, { failed: ["b"], passed: ["a"] }]).not_charged).toBe(
      "",
    );
  });
});

describe("why it stops here", () => {
  const stopped = (specs: readonly EvidenceSpec[], config?: Config) => {
    const { rule, outcome } = view(specs, config);
    return [rule, outcome];
  };
  const failing = { failed: ["a"], passed: ["b"] };
  const network = {
    failed: ["a"],
    failures: [aFailure({ errorType: "NetworkError", message: "EAI_AGAIN" })],
  };
  test.each<[string, readonly EvidenceSpec[], Config, string[]]>([
    [
      "the only attempt",
      [failing],
      aConfig({ max_attempts: 1 }),
      ["max attempts reached", "the only attempt is used up; 1 of 2 pass, 1 fail"],
    ],
    [
      "all attempts",
      [failing, failing],
      aConfig({ max_attempts: 2 }),
      ["max attempts reached", "all 2 attempts are used up; 1 of 2 pass, 1 fail"],
    ],
    [
      "a regression",
      [{ passed: ["a"] }, { failed: ["a"] }],
      aConfig(),
      ["regression detected", "the last change breaks what worked before; 0 of 1 pass, 1 fail"],
    ],
    [
      "a trigger, by its condition",
      [{ command: aKilledCommand() }],
      aConfig({}, [{ condition: "timeout_exceeded", action: "human_review" }]),
      [
        "escalation trigger: timeout exceeded",
        "the run did not end within its time limit; no test was reported",
      ],
    ],
    [
      "the world around the code, once too often",
      [network, network, network],
      aConfig(),
      [
        "not to be mended here, too often",
        "what fails is not to be mended in this code, and running it again did not help; 0 of 1 pass, 1 fail",
      ],
    ],
    [
      "attempts that lead nowhere",
      [failing, failing],
      aConfig({ max_attempts: 5, early_escalation: true }),
      ["no progress", "the attempts lead nowhere; 1 of 2 pass, 1 fail"],
    ],
    ["nothing: it goes on", [failing], aConfig(), ["attempts left", "attempts left; 1 of 2 pass, 1 fail"]],
  ])("%s", (_what, specs, config, words) => {
    expect(stopped(specs, config)).toEqual(words);
  });
});

test("why no test ran stands at the top of a pass, and among the notes of what is held back", () => {
  const skipped: EvidenceSpec = { reports: [], skip: { source: "commit", reason: "the farm is closed" } };
  expect(view([skipped])).toMatchObject({ notes: [], attempts_left: 3 });
  expect(view([skipped]).skipped?.text).toContain("`the farm is closed`");
  const held = view([{ ...skipped, leaks: [aLeak()] }]);
  expect(held.notes.map(({ text }) => text)).toEqual([expect.stringContaining("`the farm is closed`")]);
});
