import { expect } from "vitest";
import { pullRequestEvent } from "../../events.ts";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a run that was cancelled after one of its jobs recorded a pass is no pass",
  async play(stage) {
    const { github } = stage;
    const pull = await stage.openPull();
    const run = await github.addRun({ pull });
    const event = await pullRequestEvent(github, pull);
    const recorded = await stage.job(run, event, { passed: ["a"] }, { inputs: { mode: "record" } });
    expect(recorded.exitCode).toBe(0);
    await github.setRun({ id: run, status: "completed", conclusion: "cancelled" });
    await stage.judge(run);
    const { statuses, comments } = await github.snapshot({ pull });
    expect(statuses).toMatchObject([{ state: "error" }]);
    expect(comments).toEqual([]);
  },
} satisfies Scenario;
