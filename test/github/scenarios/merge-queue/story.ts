import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a merge queue gets its status on the group's own commit, and no attempt is counted",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"] });
    const group = await stage.mergeGroup(pull, { passed: ["a"] });
    expect(group).toMatchObject({ exitCode: 0, outputs: { call: "proceed" } });
    const { statuses, comments, artifacts } = await stage.github.snapshot({ pull });
    expect(statuses).toMatchObject([{ state: "success" }, { state: "success", sha: group.sha }]);
    expect(comments).toHaveLength(1);
    expect(artifacts.filter(({ name }) => name.startsWith("umpire-attempt"))).toHaveLength(1);
  },
} satisfies Scenario;
