import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a person who asked for changes holds a pass back, until they approve",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.github.review({ pull, event: "REQUEST_CHANGES", body: "Name the constant." });
    const first = await stage.review(pull, { passed: ["a"] });
    expect(first).toMatchObject({ exitCode: 1, outputs: { call: "retry" } });
    expect(first.outputs["feedback-json"]).toContain("Name the constant.");
    await stage.push();
    await stage.github.review({ pull, event: "APPROVE" });
    const second = await stage.review(pull, { passed: ["a"] });
    expect(second).toMatchObject({ exitCode: 0, outputs: { call: "proceed" } });
    expect((await stage.github.snapshot({ pull })).comments).toHaveLength(1);
  },
} satisfies Scenario;
