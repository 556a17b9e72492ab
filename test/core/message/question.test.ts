import { describe, expect, test } from "vitest";
import type { FailureRecord } from "../../../src/core/attempt/evidence.ts";
import { type Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { judge } from "../../../src/core/decision/judge.ts";
import { askQuestion } from "../../../src/core/message/question.ts";
import {
  aCommand,
  aConfig,
  aFailure,
  aKilledCommand,
  aLedger,
  anUnreadableReport,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../support/builders.ts";

const AT_ONCE = aConfig({ max_attempts: 1, abort_on_regression: false });

const workflow = (given: Partial<NonNullable<EvidenceSpec["workflow"]>>) => ({
  runId: 1,
  runAttempt: 1,
  url: "https://github.com/OWNER/project/actions/runs/1",
  headSha: "a".repeat(40),
  jobs: [],
  expectedJobs: null,
  mismatches: [],
  expired: null,
  ...given,
});

/** The question after the last of these runs, as lines: first what is asked, then what may be answered. */
function asked(specs: readonly EvidenceSpec[], config: Config = AT_ONCE): string[] | null {
  const question = askQuestion(judgementsOf(runs(...specs), config));
  return question && [question.text.text, ...question.options.map(({ text }) => text)];
}

test("who is not escalated is not asked", () => {
  expect(asked([])).toBeNull();
  expect(asked([{ passed: ["a"] }])).toBeNull();
  expect(asked([{ failed: ["a"] }], DEFAULT_CONFIG)).toBeNull();
});

describe("everything that can escalate asks one question, with answers to choose from", () => {
  const ran = { passed: ["a", "b"] };
  test.each<[string, readonly EvidenceSpec[], RegExp]>([
    ["a failing test", [{ failed: ["a"] }], /^`a` stops with /],
    [
      "an error without a known type",
      [{ failed: ["a"], failures: [aFailure({ errorType: "Other", rawType: "" })] }],
      /^`a` stops with `Other`: /,
    ],
    ["a broken suite", [{ suites: ["setup"] }], /^`setup` stops with /],
    [
      "a killed run",
      [{ command: aKilledCommand({ timeoutSeconds: 9 }) }],
      /did not end within 9 s\. Does something hang/,
    ],
    ["no test", [{}], /^The run of attempt 1 \(`0101010`\) shows no executed test/],
    [
      "a command without a test",
      [{ command: aCommand() }],
      /^`npm test` of attempt 1 \(`0101010`\) shows no executed test/,
    ],
    [
      "a leg that died",
      [{ ...ran, workflow: workflow({ jobs: ["one"], expectedJobs: 2 }) }],
      /^Only 1 of 2 jobs left a record/,
    ],
    [
      "a record that lies",
      [{ ...ran, workflow: workflow({ mismatches: ["commit"] }) }],
      /^A record claims another `commit`/,
    ],
    ["a record that is gone", [{ workflow: workflow({ expired: "failure" }) }], /./],
    [
      "half a report",
      [{ ...ran, reports: [anUnreadableReport()] }],
      /^`reports\/cut\.xml` could not be read/,
    ],
    [
      "a failing command",
      [{ ...ran, command: aCommand({ exitCode: 1 }) }],
      /^Every reported test passes, yet the command ends with exit code 1\./,
    ],
    [
      "a command that was ended",
      [{ ...ran, command: aCommand({ exitCode: null }) }],
      /^In attempt 1 \(`0101010`\): Every reported test passes, yet the command is ended by a signal\./,
    ],
    [
      "a regression",
      [ran, { passed: ["b"], failed: ["a"] }],
      /^`a` passed in attempt 1 of loop 1 \(`0101010`\) and fails since attempt 1\./,
    ],
    [
      "a removed test",
      [ran, { passed: ["b"] }],
      /^What ran before runs no longer: `a`\. Was that intended\?$/,
    ],
    [
      "a silenced test",
      [
        { failed: ["a"], passed: ["b"] },
        { skipped: ["a"], passed: ["b"] },
      ],
      /^What ran before runs no longer: `a`/,
    ],
  ])("%s", (_what, specs, text) => {
    const [question = "", ...options] = asked(specs) ?? [];
    expect(question).toMatch(text);
    expect(question).toMatch(/\?$/);
    expect(options.length).toBeGreaterThanOrEqual(2);
    for (const option of options) expect(option).toMatch(/^\*\*.+\*\*: .+\.$/);
  });
});

describe("a test that expects something else", () => {
  const mismatch = (given: Partial<FailureRecord>) =>
    asked([
      {
        failed: ["a"],
        failures: [aFailure({ name: "keeps ids", expected: "123", actual: '"123"', ...given })],
      },
    ]);

  test("asks which side is right, and where each would change", () => {
    expect(mismatch({})).toEqual([
      '`keeps ids` expects `123`; since attempt 1 (`0101010`) the code gives `"123"`. Which is right?',
      "**`123`**: the code changes (`src/app.js:3`).",
      '**`"123"`**: the test changes (`test/app.test.js:7`).',
    ]);
  });

  test("points to the file of the work when it fails in the test itself", () => {
    expect(mismatch({ frame: { file: "test/a.test.js", line: 9, function: null } })).toEqual([
      expect.stringMatching(/Which is right\?$/),
      "**`123`**: the code changes (`src/app.js`).",
      '**`"123"`**: the test changes (`test/a.test.js:9`).',
    ]);
  });

  test.each([
    [{ testLine: null }, "the test changes (`test/app.test.js`)."],
    [{ testFile: null }, "the test changes."],
  ])("names as much of the test's place as is known: %#", (given, words) => {
    expect(mismatch(given)?.[2]).toContain(words);
  });

  test.each([
    ["only one side is known", { expected: null }],
    ["only the other side is known", { actual: null }],
    [
      "both look the same where they are cut",
      { expected: `${"x".repeat(200)}1`, actual: `${"x".repeat(200)}2` },
    ],
  ])("asks about the error when %s", (_when, given) => {
    expect(mismatch(given)).toEqual([
      "`keeps ids` stops with `AssertionError`: `Expected values to be strictly equal`. It fails since attempt 1 (`0101010`). Is the code wrong, or what the test gives it?",
      "**The code**: it must handle this case (`src/app.js:3`).",
      "**The test**: its input or set-up changes (`test/app.test.js:7`).",
    ]);
  });
});

describe("a regression", () => {
  test("asks which behaviour is right, and names the code to go back to", () => {
    expect(
      asked(
        [
          { passed: ["a"], failed: ["b"] },
          { failed: ["a"], passed: ["b"] },
        ],
        DEFAULT_CONFIG,
      ),
    ).toEqual([
      "`a` passed in attempt 1 (`0101010`) and fails since attempt 2. The same change fixed `b`. Which behaviour is right?",
      "**The old one**: go back to the code of attempt 1 (`0101010`), with `git restore --source 0101010 .`.",
      "**The new one**: the test changes (`test/app.test.js:7`), and someone says why.",
    ]);
  });

  test("that broke earlier is told since then, and from where nothing was committed there is no command", () => {
    const three = aConfig({ max_attempts: 3, abort_on_regression: false });
    const specs = [
      { passed: ["a"], failed: ["b"], commit: null },
      { failed: ["a", "b"] },
      { failed: ["a", "b"] },
    ];
    expect(asked(specs, three)).toEqual([
      "`a` passed in attempt 1 (`(no commit)`) and fails since attempt 2. Which behaviour is right?",
      "**The old one**: go back to the code of attempt 1 (`(no commit)`).",
      "**The new one**: the test changes (`test/app.test.js:7`), and someone says why.",
    ]);
  });

  test("of a test without details is asked about all the same", () => {
    const [question, , newOne] =
      asked([{ passed: ["a"] }, { failed: ["a"], failures: [] }], DEFAULT_CONFIG) ?? [];
    expect(question).toMatch(/^`a` passed in attempt 1 of loop 1/);
    expect(newOne).toBe("**The new one**: the test changes, and someone says why.");
  });

  test("against the base names the base", () => {
    const ledger = aLedger(runs({ failed: ["a"] }));
    const base = { commit: "b".repeat(40), outcomes: new Map([["a", "passed"]] as const) };
    expect(askQuestion(judge({ ...ledger, base }, DEFAULT_CONFIG))?.text.text).toMatch(
      /^`a` passed in the base \(`bbbbbbb`\) and fails since attempt 1\./,
    );
  });

  test("whose earlier run is not at hand says so", () => {
    const judgements = judgementsOf(runs({ passed: ["a"] }, { failed: ["a"] }));
    expect(askQuestion([last(judgements)])?.text.text).toMatch(
      /^`a` passed in an earlier attempt and fails since attempt 1\./,
    );
  });
});

describe("what stopped the loop is asked about before what is merely wrong", () => {
  const broken = { failed: ["a"], reports: [anUnreadableReport()], command: aKilledCommand() };
  test.each([
    ["a regression that aborts", DEFAULT_CONFIG, /^`a` passed in attempt 1/],
    ["a limit", AT_ONCE, /^The command did not end/],
    [
      "a trigger on a time limit",
      aConfig({}, [{ condition: "timeout_exceeded", action: "human_review" }]),
      /^The command did not end/,
    ],
  ])("%s", (_what, config, text) => {
    expect(asked([{ passed: ["a"] }, broken], config)?.[0]).toMatch(text);
  });

  test("also where it raises no question itself", () => {
    const config = aConfig({}, [{ condition: "unknown_error_type", action: "human_review" }]);
    expect(asked([{ failed: ["a"], failures: [aFailure({ errorType: "Other" })] }], config)?.[0]).toMatch(
      /^`a` stops with/,
    );
  });
});

test("two values are told since the attempt that first showed them, not since the test fails", () => {
  const shows = (actual: string) => ({ failed: ["a"], failures: [aFailure({ expected: "123", actual })] });
  const three = aConfig({ max_attempts: 3 });
  expect(asked([shows("undefined"), shows('"123"'), shows('"123"')], three)?.[0]).toMatch(
    /; since attempt 2 \(`0202020`\) the code gives/,
  );
  expect(asked([shows("1"), shows("2"), shows("3")], three)?.[0]).toMatch(
    /; since attempt 3 \(`0303030`\) the code gives `3`/,
  );
});

test("a failure is told since the attempt that began it, whichever loop that was in", () => {
  const two = aConfig({ max_attempts: 2 });
  const failing = { failed: ["a"] };
  expect(asked([failing, failing], two)?.[0]).toMatch(/since attempt 1 \(`0101010`\)/);
  expect(asked([failing, failing, failing, failing], two)?.[0]).toMatch(
    /since attempt 1 of loop 1 \(`0101010`\)/,
  );
  expect(asked([{ suites: ["s"] }, { suites: ["s"] }], two)?.[0]).toMatch(/since attempt 1 \(`0101010`\)/);
});
