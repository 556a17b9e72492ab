import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a failure that the second attempt fixes",
  async play(stage) {
    const pull = await stage.openPull();
    const first = await stage.review(pull, { passed: ["a", "b"], failed: ["c"] });
    expect(first).toMatchObject({ exitCode: 1, outputs: { call: "retry", attempt: "1" } });
    await stage.push();
    const second = await stage.review(pull, { passed: ["a", "b", "c"] });
    expect(second).toMatchObject({ exitCode: 0, outputs: { call: "proceed", attempt: "2" } });
    const { comments, statuses } = await stage.github.snapshot({ pull });
    expect(comments).toHaveLength(1);
    expect(statuses.map(({ state }) => state)).toEqual(["failure", "success"]);
  },
} satisfies Scenario;
