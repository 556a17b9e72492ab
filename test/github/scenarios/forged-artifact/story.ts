import { expect } from "vitest";
import { pullRequestEvent } from "../../events.ts";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a record that claims another commit is kept and marked, and makes no pass",
  async play(stage) {
    const pull = await stage.openPull({ fromFork: true });
    const run = await stage.github.addRun({ pull });
    const event = await pullRequestEvent(stage.github, pull);
    const other = await stage.github.addRun({ pull, sha: (await stage.github.tip()) ?? "" });
    // The job lies about which run it belongs to: its record lands in the other run.
    const recorded = await stage.job(other, event, { passed: ["a"] }, { inputs: { mode: "record" } });
    expect(recorded.exitCode).toBe(0);
    await stage.end(other, recorded);
    await stage.end(run, { exitCode: 1 });
    await stage.judge(run, { inputs: { "wait-seconds": "1" } });
    const { statuses, comments } = await stage.github.snapshot({ pull });
    expect(statuses).toMatchObject([{ state: "error" }]);
    expect(comments).toEqual([]);
  },
} satisfies Scenario;
