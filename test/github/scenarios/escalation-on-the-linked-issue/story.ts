import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "an escalation is told on the linked issue as well, once, and there how it ended",
  async play(stage) {
    const { github } = stage;
    const issue = await github.openIssue({ title: "The total is wrong" });
    const pull = await stage.openPull({ body: `Fixes #${issue}` });
    const permissions = {
      contents: "read",
      actions: "read",
      "pull-requests": "write",
      issues: "write",
      checks: "write",
      statuses: "write",
    } as const;
    const token = await github.token({ permissions });
    const told = { token, inputs: { "escalate-to": "linked-issue" } };
    await stage.review(pull, { passed: ["a"], failed: ["b"] }, told);
    expect(await github.comments({ issue })).toEqual([]);
    await stage.push();
    const broken = await stage.review(pull, { passed: ["b"], failed: ["a"] }, told);
    expect(broken.outputs).toMatchObject({ call: "escalate" });
    await stage.rerun(broken.run, pull, { passed: ["b"], failed: ["a"] }, told);
    const asked = await github.comments({ issue });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toContain("Execution Feedback Escalation");
    await stage.push();
    const fixed = await stage.review(pull, { passed: ["a", "b"] }, told);
    expect(fixed).toMatchObject({ exitCode: 0, outputs: { call: "proceed" } });
    const [ended, ...others] = await github.comments({ issue });
    expect(others).toEqual([]);
    expect(ended?.body).toContain("~~Execution Feedback Escalation");
    expect((await github.comments({ issue: pull })).map(({ body }) => body)).toEqual([ended?.body]);
  },
} satisfies Scenario;
