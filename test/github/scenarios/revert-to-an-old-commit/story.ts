import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "going back to an old commit is that attempt again, and an old pass is not reused unseen",
  async play(stage) {
    const pull = await stage.openPull();
    const old = await stage.github.tip({ branch: "work" });
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    await stage.push();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    await stage.github.push({ branch: "work", sha: old ?? "" });
    const back = await stage.review(pull, { passed: ["a"], failed: ["b"] });
    expect(back).toMatchObject({ outputs: { call: "retry", attempt: "1" } });
  },
} satisfies Scenario;
