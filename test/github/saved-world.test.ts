import { Octokit } from "@octokit/rest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_TOKEN, type LoopbackGitHub, missingParts, startGitHub } from "./start-github.ts";

const app = { owner: "owner", repo: "app" };

describe.skipIf(missingParts !== null)("the loopback GitHub goes back to a moment", () => {
  let github: LoopbackGitHub;
  beforeAll(async () => {
    github = await startGitHub({ blobsInMemory: true });
  });
  afterAll(() => github?.stop());
  beforeEach(async () => {
    await github.reset();
  });

  const client = () => new Octokit({ auth: DEFAULT_TOKEN, baseUrl: github.origin });
  const everything = async (pull: number) => ({
    snapshot: await github.snapshot({ pull }),
    ending: await github.ending(),
    digest: await github.digest(),
    tip: await github.tip({ branch: "fix/a" }),
    comments: await github.comments({ issue: pull }),
  });

  test("with its conversations, marks, runs and branches, as often as asked", async () => {
    const { number, head } = await github.openPull({ branch: "fix/a", files: { "a.js": "1\n" } });
    const run = await github.addRun({ pull: number });
    await github.comment({ issue: number, body: "First." });
    const moment = await github.save();
    const before = await everything(number);
    const ids: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { data } = await client().issues.createComment({ ...app, issue_number: number, body: "Second." });
      ids.push(data.id);
      await client().issues.addLabels({ ...app, issue_number: number, labels: ["x"] });
      await client().repos.createCommitStatus({ ...app, sha: head, state: "success" });
      await github.push({ branch: "fix/a", files: { "a.js": "2\n" } });
      await github.rerun({ id: run });
      expect(await everything(number)).not.toEqual(before);
      await github.restore({ moment });
      expect(await everything(number)).toEqual(before);
      expect(await github.run({ id: run })).toMatchObject({ run_attempt: 1 });
      expect(await github.calls()).toEqual([]);
    }
    expect(new Set(ids).size).toBe(1);
  });

  test("as if it were now: what was a minute old is a minute old again", async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    const { number } = await github.openPull({ branch: "fix/a", files: { "a.js": "1\n" } });
    const run = await github.addRun({ pull: number, createdAt: past });
    const moment = await github.save();
    await new Promise((wake) => setTimeout(wake, 1_500));
    await github.restore({ moment });
    const { created_at } = await github.run({ id: run });
    expect(Date.now() - Date.parse(created_at)).toBeLessThan(61_400);
  });

  test("and somebody may push at the moment of a call, once", async () => {
    const { number, head } = await github.openPull({ branch: "fix/a", files: { "a.js": "1\n" } });
    await github.pushMeanwhile({ operation: "pulls/get", branch: "fix/a", files: { "a.js": "2\n" } });
    const first = await client().pulls.get({ ...app, pull_number: number });
    expect(first.data.head.sha).not.toBe(head);
    const second = await client().pulls.get({ ...app, pull_number: number });
    expect(second.data.head.sha).toBe(first.data.head.sha);
  });
});
