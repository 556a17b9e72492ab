import { describe, expect, test } from "vitest";
import { type Condition, Config } from "../../../src/core/config/config.ts";
import { type Judgement, judge } from "../../../src/core/decision/judge.ts";
import { aLedger, aResetAfter, type EvidenceSpec, judgementsOf, runs } from "../../support/builders.ts";
import { aLeak } from "../../support/security.ts";

const AGENT = { name: "the senior agent", mention: "@senior-agent" };

function withSenior(condition: Condition, agent: object | null = AGENT, retry_policy: object = {}): Config {
  return Config.parse({
    retry_policy,
    escalation_policy: { triggers: [{ condition, action: "senior_agent" }] },
    ...(agent && { senior_agent: agent }),
  });
}

const failing: EvidenceSpec = { failed: ["a"], passed: ["b"] };
const passing: EvidenceSpec = { passed: ["a", "b"] };

const told = (judgements: readonly Judgement[]) =>
  judgements.map(
    ({ call, charged }) =>
      `${call.action} ${call.attempt}/${call.maxAttempts} ${call.rule}${charged ? "" : " (free)"}`,
  );

describe("a second agent at the limit", () => {
  const config = withSenior("max_attempts_reached", AGENT, { max_attempts: 2 });

  test("gets two attempts of its own, then a person is asked", () => {
    const judgements = judgementsOf(runs(failing, failing, failing, failing), config);
    expect(told(judgements)).toEqual([
      "retry 1/2 attempts_left",
      "retry 2/4 senior_agent",
      "retry 3/4 senior_agent",
      "escalate 4/4 senior_agent_limit",
    ]);
    expect(judgements.map(({ call }) => call.assignedTo)).toEqual([null, AGENT.name, AGENT.name, null]);
    expect(judgements[1]?.call.trigger).toEqual({
      condition: "max_attempts_reached",
      action: "senior_agent",
    });
    expect(judgements[3]?.call).toMatchObject({
      status: "escalated",
      because: ["failing-tests"],
      trigger: { condition: "max_attempts_reached", action: "human_review" },
    });
    expect(new Set(judgements.map(({ loop }) => loop))).toEqual(new Set([1]));
  });

  test("that mends it ends the loop, and the next failure starts with the first agent", () => {
    const judgements = judgementsOf(runs(failing, failing, passing, { ...failing, failed: ["c"] }), config);
    expect(told(judgements).slice(2)).toEqual([
      "proceed 3/4 nothing_blocks (free)",
      "retry 1/2 attempts_left",
    ]);
    expect(judgements[3]?.loop).toBe(2);
  });

  test("spends nothing when the same code runs again", () => {
    const again = { ...failing, codeHash: "same" };
    expect(told(judgementsOf(runs(failing, again, again, failing), config))).toEqual([
      "retry 1/2 attempts_left",
      "retry 2/4 senior_agent",
      "retry 2/4 senior_agent (free)",
      "retry 3/4 senior_agent",
    ]);
  });

  test("may have as many attempts as it is given", () => {
    const more = withSenior("max_attempts_reached", { ...AGENT, max_attempts: 1 }, { max_attempts: 1 });
    expect(told(judgementsOf(runs(failing, failing), more))).toEqual([
      "retry 1/2 senior_agent",
      "escalate 2/2 senior_agent_limit",
    ]);
  });

  test("has nothing to do with the loop after a reset", () => {
    const judgements = judge(aLedger(runs(failing, failing, failing), [aResetAfter(2)]), config);
    expect(told(judgements)[2]).toBe("retry 1/2 attempts_left");
  });
});

describe("a second agent on a condition", () => {
  test("gets a regression at once, and a second one is its own to mend", () => {
    const config = withSenior("regression_detected");
    const broken = { failed: ["b"], passed: ["a"] };
    expect(told(judgementsOf(runs(passing, broken, broken, { failed: ["a", "b"] }), config))).toEqual([
      "proceed 1/3 nothing_blocks (free)",
      "retry 1/3 senior_agent",
      "retry 2/3 senior_agent",
      "escalate 3/3 senior_agent_limit",
    ]);
  });

  test("does not keep another condition from a person", () => {
    const config = withSenior("max_attempts_reached", AGENT, { max_attempts: 1 });
    expect(told(judgementsOf(runs(failing, { ...failing, leaks: [aLeak()] }), config))).toEqual([
      "retry 1/3 senior_agent",
      "escalate 2/3 trigger",
    ]);
  });
});

test("where none is named, a person is asked as with human_review", () => {
  const config = withSenior("max_attempts_reached", null, { max_attempts: 1 });
  const [judgement] = judgementsOf(runs(failing), config);
  expect(judgement?.call).toMatchObject({
    action: "escalate",
    status: "escalated",
    rule: "max_attempts_reached",
    assignedTo: null,
    trigger: { action: "senior_agent" },
  });
});

describe("reviews of the newest code", () => {
  const requested = [{ by: "ana", comments: [{ text: "guard the input", path: null, line: null }] }];
  const rejected = { state: "reject", requested } as const;
  const pending = { state: "pending", requested: [] } as const;
  const required = Config.parse({ require_review: true });
  const judged = (specs: readonly EvidenceSpec[], review: typeof rejected | typeof pending, config: Config) =>
    judge({ ...aLedger(runs(...specs)), review }, config);

  test("a request for changes holds a pass back, and only that of the newest run", () => {
    expect(told(judged([passing, passing], rejected, Config.parse({})))).toEqual([
      "proceed 1/3 nothing_blocks (free)",
      "retry 1/3 attempts_left",
    ]);
  });

  test("at the limit it is a person's turn, like any other blocking finding", () => {
    expect(told(judged([failing, failing, passing], rejected, Config.parse({})))[2]).toBe(
      "escalate 3/3 max_attempts_reached",
    );
  });

  test("a pending review holds no pass back, unless the team wants it to; then it costs nothing", () => {
    expect(told(judged([passing], pending, Config.parse({})))).toEqual(["proceed 1/3 nothing_blocks (free)"]);
    expect(told(judged([failing, failing, passing], pending, required))[2]).toBe(
      "retry 3/3 review_pending (free)",
    );
  });

  test("a pending review does not hide what fails", () => {
    expect(told(judged([failing], pending, required))).toEqual(["retry 1/3 attempts_left"]);
  });
});
