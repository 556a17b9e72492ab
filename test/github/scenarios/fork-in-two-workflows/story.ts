import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a fork records with a token that can only read; the judge of the default branch calls it",
  async play(stage) {
    const pull = await stage.openPull({ fromFork: true });
    const token = await stage.github.token({
      permissions: { contents: "read", actions: "read", "pull-requests": "read" },
    });
    const recorded = await stage.review(pull, { passed: ["a"], failed: ["b"] }, { token });
    expect(recorded.exitCode).toBe(0);
    expect((await stage.github.snapshot({ pull })).comments).toEqual([]);
    const judge = await stage.github.token({
      permissions: {
        contents: "read",
        actions: "read",
        "pull-requests": "write",
        checks: "write",
        statuses: "write",
      },
    });
    const judged = await stage.judge(recorded.run, { token: judge });
    expect(judged).toMatchObject({ exitCode: 1, outputs: { call: "retry", attempt: "1" } });
    const { comments, statuses } = await stage.github.snapshot({ pull });
    expect(comments).toHaveLength(1);
    expect(statuses).toMatchObject([{ state: "failure" }]);
  },
} satisfies Scenario;
