import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "three failing attempts, and then a person",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b", "c"] });
    await stage.push();
    await stage.review(pull, { passed: ["a", "b"], failed: ["c"] });
    await stage.push();
    const third = await stage.review(pull, { passed: ["a", "b"], failed: ["c"] });
    expect(third).toMatchObject({
      exitCode: 1,
      outputs: { call: "escalate", attempt: "3", status: "escalated" },
    });
    const { comments, labels, checkRuns } = await stage.github.snapshot({ pull });
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain("Execution Feedback Escalation");
    expect(third.outputs["comment-url"]).toContain("issuecomment");
    expect(labels).toEqual(["umpire:escalated"]);
    expect(checkRuns.map(({ conclusion }) => conclusion)).toEqual(["failure", "failure", "action_required"]);
  },
} satisfies Scenario;
