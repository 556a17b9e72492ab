import { describe, expect, test } from "vitest";
import { runState, tally } from "../../../src/core/attempt/run-state.ts";
import { aCommand, aKilledCommand, anEvidence, anUnreadableReport } from "../../support/builders.ts";

describe("what one run amounts to", () => {
  test.each([
    ["at least one test ran and none failed", { passed: ["a"], skipped: ["b"] }, "passed"],
    ["a command that ended well", { passed: ["a"], command: aCommand() }, "passed"],
    ["a flaky pass is a pass", { flaky: ["a"] }, "passed"],
    ["a failing test", { passed: ["a"], failed: ["b"] }, "failed"],
    ["an error in a test", { errors: ["a"] }, "failed"],
    ["a suite that broke outside any test", { passed: ["a"], suites: ["setup"] }, "failed"],
    [
      "a command that fails although its tests pass",
      { passed: ["a"], command: aCommand({ exitCode: 1 }) },
      "failed",
    ],
    ["a command that a signal ended", { passed: ["a"], command: aCommand({ exitCode: null }) }, "failed"],
    ["a killed run, whatever its tests say", { passed: ["a"], command: aKilledCommand() }, "timeout"],
    [
      "a report that cannot be read beside one that passes",
      { passed: ["a"], reports: [anUnreadableReport()] },
      "unreadable",
    ],
    [
      "a killed run that left half a report",
      { reports: [anUnreadableReport()], command: aKilledCommand() },
      "timeout",
    ],
    ["no test at all", {}, "no-evidence"],
    ["nothing but skipped tests", { skipped: ["a", "b"] }, "no-evidence"],
  ])("%s: %#", (_why, spec, state) => {
    expect(runState(anEvidence(spec))).toBe(state);
  });
});

test("tests are counted by outcome", () => {
  const evidence = anEvidence({
    passed: ["a", "b"],
    failed: ["c"],
    errors: ["d"],
    skipped: ["e"],
    flaky: ["f"],
  });
  expect(tally(evidence)).toEqual({ total: 6, passed: 3, failed: 1, errors: 1, skipped: 1, flaky: 1 });
});
