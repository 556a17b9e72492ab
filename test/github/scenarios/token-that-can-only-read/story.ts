import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a token that can only read, as Dependabot's, records and says so once; a judge calls it",
  async play(stage) {
    const { github } = stage;
    const pull = await stage.openPull();
    const read = { actions: "read", checks: "read", contents: "read", statuses: "read" } as const;
    const token = await github.token({ permissions: { ...read, "pull-requests": "read" } });
    const recorded = await stage.review(pull, { passed: ["a"], failed: ["b"] }, { token });
    expect(recorded).toMatchObject({ exitCode: 1, outputs: { call: "retry", attempt: "1" } });
    const warnings = recorded.stdout.split("\n").filter((line) => line.startsWith("::warning"));
    expect(warnings).toEqual([expect.stringContaining("can only read: the attempt is recorded")]);
    expect(recorded.summary).toContain("can only read");
    const before = await github.snapshot({ pull });
    expect([before.comments, before.statuses, before.checkRuns]).toEqual([[], [], []]);
    expect(before.artifacts.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^umpire-attempt-v1-/),
    );
    const judged = await stage.judge(recorded.run);
    expect(judged).toMatchObject({ exitCode: 1, outputs: { call: "retry", attempt: "1" } });
    expect((await github.snapshot({ pull })).statuses).toMatchObject([{ state: "failure" }]);
  },
} satisfies Scenario;
