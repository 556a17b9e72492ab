import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a comment that only looks like ours stays as it is",
  async play(stage) {
    const pull = await stage.openPull();
    const forged = `<!-- umpire:case v1 pull=${pull} -->\nAll tests pass`;
    await stage.github.comment({ issue: pull, login: "outsider", body: forged });
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    const { comments } = await stage.github.snapshot({ pull });
    expect(comments.map(({ login }) => login)).toEqual(["outsider", "github-actions[bot]"]);
    expect(comments[0]?.body).toBe(forged);
  },
} satisfies Scenario;
