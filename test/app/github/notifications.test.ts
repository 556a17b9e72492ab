import { describe, expect, test } from "vitest";
import { Attempts } from "../../../src/app/github/attempted.ts";
import { Config } from "../../../src/core/config/config.ts";
import { last } from "../../support/builders.ts";
import { attemptRun } from "../../support/github/attempt-run.ts";
import { InMemoryGitHub } from "../../support/github/in-memory.ts";
import { expectValid } from "../../support/schemas.ts";

const CONFIG = Config.parse({
  retry_policy: { max_attempts: 1 },
  escalation_policy: { notification: { channels: ["slack", "webhook"] } },
});

const broken = { passed: ["a"], failed: ["b"] };
const fixed = { passed: ["a", "b"], failed: [] };

/** A repository with one pull request, and a way to run its next attempt. */
function aPull(given: { readonly refuses?: string } = {}) {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  if (given.refuses)
    memory.before = async (call) => {
      if (call === given.refuses)
        throw new (await import("../../../src/core/errors.ts")).UserError("no", "No.", "");
    };
  const attempts = new Attempts();
  let runs = 0;
  const run = async (evidence: typeof broken, codeHash?: string) => {
    runs += 1;
    const spec = { ...evidence, ...(codeHash !== undefined && { codeHash }) };
    return await attemptRun(
      { pull: 5, run: memory.addRun({ id: runs }), evidence: spec, config: CONFIG },
      memory,
      attempts,
    );
  };
  return { memory, attempts, run };
}

describe("an escalation of a pull request", () => {
  test("is told to every channel, with the address of its comment, and stands in the case", async () => {
    const { memory, run } = aPull();
    const { review, commentUrl } = await run(broken);
    expect(review.document.notifications).toEqual([
      { channel: "slack", state: "sent", problem: null },
      { channel: "webhook", state: "sent", problem: null },
    ]);
    expectValid("case", review.document);
    expect(last(memory.deliveries)).toMatchObject({
      document: { case: { name: "OWNER/project#5", address: commentUrl } },
    });
  });

  test("is told once, however often it runs; the next one is told again", async () => {
    const { memory, run } = aPull();
    await run(broken, "x");
    const again = await run(broken, "x");
    expect(again.review.latest.call.action).toBe("escalate");
    expect(again.review.document.notifications).toEqual([]);
    expect(memory.deliveries).toHaveLength(2);
    await run(fixed);
    expect(memory.deliveries).toHaveLength(2);
    await run({ passed: ["a"], failed: ["c"] });
    expect(memory.deliveries).toHaveLength(4);
  });

  test("that cannot be told is told so, and the call stands", async () => {
    const { memory, attempts, run } = aPull();
    memory.notificationProblem = "the receiver answered with status 500 (after 3 tries)";
    const { review } = await run(broken);
    expect(review.latest.call.action).toBe("escalate");
    expect(review.document.notifications[0]).toEqual({
      channel: "slack",
      state: "failed",
      problem: "the receiver answered with status 500 (after 3 tries)",
    });
    expect(attempts.problems).toContain(
      "The notification by slack was not sent: the receiver answered with status 500 (after 3 tries).",
    );
    expect(memory.comments).toHaveLength(1);
  });

  test("is told by the next run when the one before ended between label and message", async () => {
    const { memory, run } = aPull();
    memory.notifying = async () => {
      throw new Error("the runner was lost");
    };
    await expect(run(broken, "x")).rejects.toThrow("the runner was lost");
    expect([...(memory.labels.get(5) ?? [])]).toEqual(["umpire:escalated"]);
    memory.notifying = async () => null;
    await run(broken, "x");
    expect(memory.deliveries).toHaveLength(2);
    await run(broken, "x");
    expect(memory.deliveries).toHaveLength(2);
  });

  test("is told again only where it was not accepted", async () => {
    const { memory, run } = aPull();
    memory.notifying = async ({ channel }) => (channel === "slack" ? "status 500" : null);
    await run(broken, "x");
    memory.notifying = async () => null;
    const again = await run(broken, "x");
    expect(again.review.document.notifications).toEqual([{ channel: "slack", state: "sent", problem: null }]);
    await run(broken, "x");
    expect(memory.deliveries.map(({ channel }) => channel)).toEqual(["slack", "webhook", "slack"]);
    expect(last(memory.comments).body).toMatch(/^.+\n<!-- umpire:told v1 [\d-]+ slack,webhook -->\n## /);
  });

  test("is told once, even where no comment can be written: the label has to do", async () => {
    const { memory, run } = aPull({ refuses: "createComment" });
    await run(broken, "x");
    await run(broken, "x");
    expect(memory.deliveries).toHaveLength(2);
  });

  test("that is over leaves no mark", async () => {
    const { memory, run } = aPull();
    await run(broken);
    await run(fixed);
    expect(last(memory.comments).body).not.toContain("umpire:told");
  });

  test("is told although the label cannot be set", async () => {
    const { memory, run } = aPull({ refuses: "addLabels" });
    await run(broken);
    expect(memory.deliveries).toHaveLength(2);
  });
});

test("a retry and a pass are told to nobody", async () => {
  const { memory, run } = aPull();
  expect((await run(fixed)).review.document.notifications).toEqual([]);
  expect(memory.deliveries).toEqual([]);
});
