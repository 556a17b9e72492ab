import { expect } from "vitest";
import { pullRequestEvent } from "../../events.ts";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a re-run of a job that records nothing leaves the verdict of the others as it is",
  async play(stage) {
    const { github } = stage;
    const pull = await stage.openPull();
    const run = await github.addRun({ pull });
    const event = await pullRequestEvent(github, pull);
    const record = { inputs: { mode: "record", matrix: "null" } };
    await stage.job(run, event, { passed: ["a"] }, record);
    await github.addJob({ run, name: "test", conclusion: "success" });
    await github.addJob({ run, name: "lint", conclusion: "failure" });
    await stage.end(run, { exitCode: 1 });
    expect(await stage.judge(run)).toMatchObject({ exitCode: 0, outputs: { call: "proceed" } });

    await github.rerun({ id: run });
    await github.addJob({ run, name: "lint", conclusion: "success" });
    await stage.end(run, { exitCode: 0 });
    const again = await stage.judge(run, { inputs: { "wait-seconds": "1" } });
    expect(again).toMatchObject({ exitCode: 0, outputs: { call: "proceed", attempt: "1" } });
    expect((await github.snapshot({ pull })).statuses).toMatchObject([{ state: "success" }]);

    // Had the tests been run again and died, what they showed before would be no excuse.
    await github.rerun({ id: run });
    await github.addJob({ run, name: "test", conclusion: "failure" });
    await stage.end(run, { exitCode: 1 });
    await stage.judge(run, { inputs: { "wait-seconds": "1" } });
    expect((await github.snapshot({ pull })).statuses).toMatchObject([{ state: "error" }]);
  },
} satisfies Scenario;
