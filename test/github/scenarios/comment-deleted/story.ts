import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a comment that a person deleted is made again, once",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    for (const { id } of await stage.github.comments({ issue: pull }))
      await stage.github.deleteComment({ id });
    await stage.push();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    expect((await stage.github.snapshot({ pull })).comments).toHaveLength(1);
  },
} satisfies Scenario;
