import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "attempts whose artifacts expired keep their place in the count",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    for (const { id } of await stage.github.artifacts()) await stage.github.expireArtifact({ id });
    await stage.push();
    const second = await stage.review(pull, { passed: ["a"], failed: ["b"] });
    expect(second).toMatchObject({ outputs: { call: "retry", attempt: "2" } });
    expect(second.summary).toContain("details expired");
  },
} satisfies Scenario;
