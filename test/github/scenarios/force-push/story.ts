import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a force-push keeps the history of the case",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    const main = await stage.github.tip();
    await stage.github.push({ branch: "work", sha: main ?? "" });
    await stage.push();
    const second = await stage.review(pull, { passed: ["a"], failed: ["b"] });
    expect(second).toMatchObject({ outputs: { call: "retry", attempt: "2" } });
    expect((await stage.github.snapshot({ pull })).comments).toHaveLength(1);
  },
} satisfies Scenario;
