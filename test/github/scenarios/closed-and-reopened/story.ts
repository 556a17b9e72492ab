import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a pull request that was closed and reopened goes on where it was",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    await stage.github.editPull({ number: pull, state: "closed" });
    await stage.github.editPull({ number: pull, state: "open" });
    await stage.push();
    const second = await stage.review(pull, { passed: ["a"], failed: ["b"] });
    expect(second).toMatchObject({ outputs: { call: "retry", attempt: "2" } });
    expect((await stage.github.snapshot({ pull })).comments).toHaveLength(1);
  },
} satisfies Scenario;
