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
    // Between the first word on the commit and the verdict.
    await github.pushMeanwhile({
      operation: "repos/create-commit-status",
      branch: "work",
      files: { "src/app.js": "export const value = 1;\n" },
    });
    const judged = await stage.job(run, event, { passed: ["a"] });
    const pushed = await github.tip({ branch: "work" });
    expect(pushed).not.toBe(tested);
    await stage.end(run, judged);
    expect(judged).toMatchObject({ exitCode: 0, outputs: { call: "proceed" } });
    const { statuses, checkRuns, comments } = await github.snapshot({ pull });
    expect(statuses).toMatchObject([{ sha: tested, state: "success" }]);
    expect(checkRuns.map(({ head_sha }) => head_sha)).toEqual([tested]);
    expect(comments[0]?.body).toContain(tested);
    expect(comments[0]?.body).not.toContain(pushed);
  },
} satisfies Scenario;
