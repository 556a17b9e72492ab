import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a re-run of the same code is another try of the same attempt",
  async play(stage) {
    const pull = await stage.openPull();
    const first = await stage.review(pull, { passed: ["a"], failed: ["b"] });
    const again = await stage.rerun(first.run, pull, { passed: ["a", "b"] });
    expect(again).toMatchObject({ exitCode: 0, outputs: { call: "proceed", attempt: "1" } });
    const { comments, statuses } = await stage.github.snapshot({ pull });
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain("flaky");
    expect(statuses).toMatchObject([{ state: "success" }]);
  },
} satisfies Scenario;
