import { expect } from "vitest";
import { pullRequestEvent } from "../../events.ts";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a leg that died without a record is never green, even when nobody said how many there are",
  async play(stage) {
    const { github } = stage;
    const pull = await stage.openPull();
    const run = await github.addRun({ pull });
    const event = await pullRequestEvent(github, pull);
    for (const leg of [1, 2]) {
      const inputs = { mode: "record", matrix: JSON.stringify({ leg }) };
      await stage.job(run, event, { passed: [`only ${leg}`] }, { inputs });
      await github.addJob({ run, name: `test (${leg})`, conclusion: "success" });
    }
    await github.addJob({ run, name: "test (3)", conclusion: "failure" });
    await stage.end(run, { exitCode: 1 });
    const judged = await stage.judge(run);
    expect(judged).toMatchObject({ exitCode: 1, outputs: { call: "retry", "tests-total": "2" } });
    expect(judged.summary).toContain("2 of 3 jobs left a record");
    expect((await github.snapshot({ pull })).statuses).toMatchObject([{ state: "failure" }]);
  },
} satisfies Scenario;
