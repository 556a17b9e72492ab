import { expect } from "vitest";
import { pullRequestEvent } from "../../events.ts";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a push that comes while a run is judged gets no verdict of code that it is not",
  async play(stage) {
    const { github } = stage;
    const pull = await stage.openPull();
    const tested = await github.tip({ branch: "work" });
    const run = await github.addRun({ pull });
    const event = await pullRequestEvent(github, pull);
    await github.forgetCalls();
    // Slow enough for the push to come between the first word on the commit and the verdict.
    await github.latency({ milliseconds: 60 });
    const judging = stage.job(run, event, { passed: ["a"] });
    await until(async () =>
      (await github.calls()).some(({ operation }) => operation === "repos/create-commit-status"),
    );
    const pushed = await stage.push();
    expect((await github.snapshot({ pull })).statuses).toMatchObject([{ state: "pending" }]);
    const judged = await judging;
    await github.latency({ milliseconds: 0 });
    await stage.end(run, judged);
    expect(judged).toMatchObject({ exitCode: 0, outputs: { call: "proceed" } });
    const { statuses, checkRuns, comments } = await github.snapshot({ pull });
    expect(statuses).toMatchObject([{ sha: tested, state: "success" }]);
    expect(checkRuns.map(({ head_sha }) => head_sha)).toEqual([tested]);
    expect(comments[0]?.body).toContain(tested);
    expect(comments[0]?.body).not.toContain(pushed);
  },
} satisfies Scenario;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look += 1) {
    if (await isSo()) return;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  throw new Error("It did not come to that within 12 seconds.");
}
