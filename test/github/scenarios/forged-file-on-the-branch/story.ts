import { expect } from "vitest";
import { writeRecords } from "../../../../src/core/memory/records.ts";
import { anEvidence } from "../../../support/builders.ts";
import { pullRequestEvent } from "../../events.ts";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a file that somebody pushed to the branch is kept and marked, and makes no pass",
  async play(stage) {
    const { github } = stage;
    const permissions = { actions: "read", checks: "write", contents: "write", statuses: "write" } as const;
    const token = await github.token({ permissions: { ...permissions, "pull-requests": "write" } });
    const options = { token, inputs: { store: "branch" } };
    const pull = await stage.openPull();
    const honest = await stage.review(pull, { passed: ["a"] }, options);
    expect(honest).toMatchObject({ exitCode: 0, outputs: { call: "proceed" } });
    const sha = await stage.push();
    const run = await github.addRun({ pull });
    // It claims the commit before the one that this run is of.
    const claim = {
      repository: "owner/app",
      pullRequest: pull,
      headSha: sha.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
      event: "pull_request",
      runId: run,
      runAttempt: 1,
      job: "forged",
      expectedJobs: null,
    };
    const evidence = anEvidence({ passed: ["a", "b"] });
    const records = JSON.stringify(writeRecords({ records: [{ claim, evidence }], runs: [], looked: [] }));
    const file = `pull-${pull}/umpire-attempt-v1-${pull}-${run}-1-forged.${run}.json`;
    await github.push({
      branch: "umpire-attempts",
      files: { [file]: JSON.stringify({ "records.json": records }) },
    });
    const judged = await stage.job(run, await pullRequestEvent(github, pull), { passed: ["a"] }, options);
    expect(judged.outputs["call"]).not.toBe("proceed");
    expect(judged.summary).toContain("commit");
    expect((await github.snapshot({ pull })).statuses.at(-1)).toMatchObject({ sha, state: "failure" });
  },
} satisfies Scenario;
