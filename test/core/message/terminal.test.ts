import { describe, expect, test } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { verdictLines } from "../../../src/core/message/terminal.ts";
import {
  aConfig,
  aFailure,
  aReport,
  type EvidenceSpec,
  judgementsOf,
  last,
  latestOf,
  runs,
} from "../../support/builders.ts";
import { HOSTILE } from "../../support/hostile.ts";
import { invisibleCharacters, runnerCommands } from "../../support/markdown.ts";

const said = (specs: readonly EvidenceSpec[], config: Config = DEFAULT_CONFIG) =>
  verdictLines(latestOf(runs(...specs), config)).join("\n");

describe("the verdict in a terminal", () => {
  test("of a pass", () => {
    expect(said([{ passed: ["a", "b"], skipped: ["c"] }])).toBe(
      `
Umpire: PROCEED  (attempt 1 of 3; rule: nothing_blocks)
  tests: 2 of 3 pass, 0 fail, 1 skipped
  coverage: not measured
Next: nothing blocks; go on.`.trim(),
    );
  });

  test("of a failure with attempts left, after one before", () => {
    const failures = [
      aFailure({ test: "b", rawType: "TypeError", message: "null has no length\nat once" }),
      aFailure({ test: "c", message: "5 !== 10" }),
      aFailure({ test: "d", message: "4 !== 8" }),
    ];
    const reports = [aReport({ path: "junit.xml", warnings: ["a time is missing"] })];
    const specs = [
      { passed: ["a"], failed: ["b"] },
      { passed: ["a", "e"], failed: ["b", "c"], errors: ["d"], failures, reports },
    ];
    expect(said(specs, aConfig({ backoff: "linear" }))).toBe(
      `
Umpire: RETRY  (attempt 2 of 3; rule: attempts_left)
  tests: 2 of 5 pass, 3 fail, 0 skipped  (1 still-failing, 2 new-failure, 1 added)
  coverage: not measured
  ✗ 3 tests fail: \`b\`, \`c\`, \`d\`
  · reports: \`junit.xml: a time is missing\`
    2 × AssertionError in run, src/app.js:3: 5 !== 10
    1 × TypeError in run, src/app.js:3: null has no length
Next: fix the cause, say it in the commit (Root-cause:, Fix-strategy:), run again; 1 more before a person is asked. Wait 120 s first.`.trim(),
    );
  });

  test("of a regression", () => {
    expect(
      said([
        { passed: ["a"], failed: ["b"] },
        { passed: ["b"], failed: ["a"] },
      ]),
    ).toBe(
      `
Umpire: ESCALATE  (attempt 2 of 3; rule: regression_detected)
  tests: 1 of 2 pass, 1 fail, 0 skipped  (1 broken, 1 fixed)
  coverage: not measured
  ✗ 1 test that passed before fails now: \`a\`
  ✗ 1 test fails: \`a\`
    1 × AssertionError in run, src/app.js:3: Expected values to be strictly equal
Next: stop. A person decides; the comment says what broke and what to go back to.`.trim(),
    );
  });

  test("of the last attempt, in a later loop, with a flaky test that came with the work", () => {
    const specs = [
      { passed: ["a"] },
      { codeHash: "B", failed: ["b"] },
      { codeHash: "B", passed: ["a", "b"] },
      { codeHash: "B", passed: ["a"], failed: ["b"] },
    ];
    expect(said(specs, aConfig({ max_attempts: 1 }))).toBe(
      `
Umpire: RETRY  (attempt 1 of 1, loop 2; rule: not_charged)
  tests: 1 of 2 pass, 1 fail, 0 skipped
  coverage: not measured
  ! not to be mended here: tests gave both results on this very code for \`b\` (\`it passed on the same code before\`); not counted (1 of 2)
  ✗ 1 test fails: \`b\`
  ! 1 test gave both results on the same code (flaky): \`b\`
  ! 1 flaky test came with this work: \`b\`
    1 × AssertionError in run, src/app.js:3: Expected values to be strictly equal
Next: run the tests again; this run spent no attempt.`.trim(),
    );
  });

  test("of work that was handed over without a run never looks like a pass", () => {
    const specs = [{ reports: [], skip: { source: "command-line", reason: "no licence today" } as const }];
    expect(said(specs)).toBe(
      `
Umpire: PROCEED  (attempt 1 of 3; rule: gate_skipped)
  tests: 0 of 0 pass, 0 fail, 0 skipped
  coverage: not measured
  ! no test ran, and nothing shows that the code works; skipped because \`no licence today\` (said on the command line)
Next: go on without evidence: no test ran, and the reason is recorded.`.trim(),
    );
  });

  test("of a limit that is not enforced never counts below nothing", () => {
    const config = aConfig({ max_attempts: 1, escalation_on_max: false });
    expect(said([{ failed: ["a"] }, { failed: ["a"] }], config)).toMatch(
      /run again; the limit is reached but not enforced\.$/,
    );
  });

  test("of more causes than fit", () => {
    const failures = Array.from({ length: 7 }, (_, number) => aFailure({ message: "x".repeat(number + 1) }));
    const lines = said([{ failed: ["a"], failures }]).split("\n");
    expect(lines.filter((line) => line.includes(" × "))).toHaveLength(5);
    expect(lines.at(-2)).toBe("    and 2 more causes");
  });
});

test("no text of a report breaks the lines, colours them, or commands a runner", () => {
  for (const text of HOSTILE) {
    const failure = aFailure({
      test: text,
      name: text,
      rawType: text,
      message: text,
      frame: { file: text, line: 1, function: text },
    });
    const reports = [aReport({ path: text, warnings: [text] })];
    const lines = verdictLines(last(judgementsOf(runs({ failed: [text], failures: [failure], reports }))));
    expect(lines).toHaveLength(7);
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(runnerCommands(lines.join("\n"))).toEqual([]);
    expect(invisibleCharacters(lines.join("\n"))).toEqual([]);
  }
});
