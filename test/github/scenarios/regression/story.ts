import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a fix that breaks what worked stops at once",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    await stage.push();
    const second = await stage.review(pull, { passed: ["b"], failed: ["a"] });
    expect(second).toMatchObject({
      exitCode: 1,
      outputs: { call: "escalate", status: "aborted", attempt: "2" },
    });
    const { comments } = await stage.github.snapshot({ pull });
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain("regression");
  },
} satisfies Scenario;
