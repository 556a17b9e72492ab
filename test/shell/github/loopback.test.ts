import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { AnswerLost, type CheckRunInput } from "../../../src/app/github/ports.ts";
import { UserError } from "../../../src/core/errors.ts";
import { zipReader } from "../../../src/shell/artifacts/read-zip.ts";
import { artifactUpload } from "../../../src/shell/artifacts/upload.ts";
import { openGitHub } from "../../../src/shell/github/github.ts";
import type { FaultKind } from "../../github/server/faults.ts";
import { DEFAULT_TOKEN, type LoopbackGitHub, missingParts, startGitHub } from "../../github/start-github.ts";

/** What our client sends is what GitHub documents: the stand-in refuses all else, and remembers it. */
describe.skipIf(missingParts !== null)(`against the loopback GitHub ${missingParts ?? ""}`.trimEnd(), () => {
  let world: LoopbackGitHub;

  beforeAll(async () => {
    world = await startGitHub();
  });
  afterAll(() => world?.stop());
  beforeEach(async () => {
    await world.reset();
  });
  afterEach(async () => {
    expect(await world.violations()).toEqual([]);
  });

  const github = (token = DEFAULT_TOKEN) =>
    openGitHub({
      isWorkflowToken: true,
      apiUrl: world.origin,
      token,
      repository: "owner/app",
      pace: "none",
      sleep: async () => undefined,
    });
  const aPull = () => world.openPull({ branch: "fix/a", title: "Fix a", files: { "src/a.js": "1\n" } });

  test("a pull request is read with its diff, reviews and commit", async () => {
    const { number, head } = await aPull();
    await world.review({ pull: number, event: "APPROVE", body: "fine" });
    expect(await github().pull(number)).toMatchObject({
      title: "Fix a",
      state: "open",
      author: "dev",
      head: { sha: head, ref: "fix/a" },
    });
    expect((await github().pullsAt(head)).map((pull) => pull.number)).toEqual([number]);
    expect(await github().pullDiff(number)).toContain("+++ b/src/a.js");
    expect(await github().reviews(number)).toMatchObject([{ state: "APPROVED", body: "fine", commit: head }]);
    expect(await github().fileAt("src/a.js", "fix/a")).toBe("1\n");
    expect(await github().fileAt("src/none.js", "fix/a")).toBeNull();
  });

  test("a pull request of a fork is found by its commit", async () => {
    const { number, head } = await world.openPull({
      branch: "fix/b",
      fromFork: true,
      files: { "b.js": "2\n" },
    });
    expect((await github().pullsAt(head)).map((pull) => pull.number)).toEqual([number]);
  });

  test("comments are written by the bot that the viewer is", async () => {
    const { number } = await aPull();
    const created = await github().createComment(number, "one");
    await github().updateComment(created.id, "two");
    expect(await github().comments(number)).toMatchObject([{ id: created.id, body: "two" }]);
    expect(created.author).toEqual(await github().viewer());
    await github().deleteComment(created.id);
    await github().deleteComment(created.id);
    expect(await github().comments(number)).toEqual([]);
  });

  test("check run, status, labels, assignees and reviewers are set", async () => {
    const { number, head } = await aPull();
    const check: CheckRunInput = {
      name: "umpire",
      sha: head,
      externalId: "case-1",
      conclusion: "failure",
      title: "Retry",
      summary: "One test fails.",
      detailsUrl: "https://github.com/owner/app/actions/runs/1",
      annotations: [
        { path: "src/a.js", startLine: 1, endLine: 1, level: "warning", title: "", message: "not covered" },
      ],
    };
    const { id } = await github().createCheckRun(check);
    await github().updateCheckRun(id, { ...check, conclusion: "success" });
    expect(await github().checkRuns(head, "umpire")).toMatchObject([
      { id, externalId: "case-1", annotations: 2 },
    ]);
    await github().setStatus(head, { context: "umpire", state: "success", description: "met", url: null });
    expect(await world.statuses()).toMatchObject([{ context: "umpire", state: "success" }]);
    await github().addLabels(number, ["umpire:escalated"]);
    expect((await github().pull(number)).labels).toEqual(["umpire:escalated"]);
    await github().removeLabel(number, "umpire:escalated");
    await github().removeLabel(number, "umpire:escalated");
    expect((await github().pull(number)).labels).toEqual([]);
    await github().addAssignees(number, ["maintainer"]);
    await github().requestReviewers(number, { users: ["maintainer"], teams: [] });
  });

  test("an artifact makes the round trip from upload to reader", async () => {
    const { number, head } = await aPull();
    const run = await world.addRun({ pull: number });
    vi.stubEnv("ACTIONS_RUNTIME_TOKEN", await world.runtimeToken({ run }));
    vi.stubEnv("ACTIONS_RESULTS_URL", world.origin);
    vi.stubEnv("GITHUB_SERVER_URL", "https://github.com");
    onTestFinished(() => void vi.unstubAllEnvs());

    const { upload } = artifactUpload();
    expect(await upload("umpire-a", { "attempt.json": '{"a":1}' }, 30)).toBe("umpire-a");
    expect(await upload("umpire-a", { "attempt.json": '{"a":2}' }, 30)).toBe("umpire-a-2");

    const listed = await github().artifactsOf(run, "umpire-a");
    expect(listed.map(({ name, runId, expired }) => [name, runId, expired]).sort()).toEqual([
      ["umpire-a", run, false],
      ["umpire-a-2", run, false],
    ]);
    const [artifact] = await github().artifactsNamed("umpire-a", 5);
    if (artifact === undefined) throw new Error("The artifact is not listed.");
    const zip = await github().download(artifact);
    if (zip === "gone") throw new Error("The artifact is gone.");
    const files = await zipReader()(zip);
    expect(Buffer.from(files.get("attempt.json") ?? []).toString()).toBe('{"a":1}');
    await world.expireArtifact({ id: artifact.id });
    expect(await github().download(artifact)).toBe("gone");

    expect(await github().run(run)).toMatchObject({ id: run, attempt: 1, head: { sha: head, ref: "fix/a" } });
    expect(await github().runs({ branch: "fix/a", event: "pull_request" })).toMatchObject([{ id: run }]);
  });

  test("a missing permission is named, a locked conversation too", async () => {
    const { number } = await aPull();
    const token = await world.token({ permissions: { "pull-requests": "read", contents: "read" } });
    await expect(github(token).createComment(number, "x")).rejects.toMatchObject({
      code: "github-permission",
    });
    await world.lockPull({ number });
    await expect(github().createComment(number, "x")).rejects.toMatchObject({ code: "github-locked" });
  });

  /** What each of the twelve kinds does to a write, how many comments there are then, and what a read makes of it. */
  const faults: readonly (readonly [kind: FaultKind, write: string, comments: number, read: string])[] = [
    ["401", "github-token", 0, "github-token"],
    ["403-rate", "done", 1, "done"],
    ["403-permission", "github-permission", 0, "github-permission"],
    ["404", "github-not-found", 0, "github-not-found"],
    ["409", "github-refused", 0, "github-refused"],
    ["410", "github-not-found", 0, "github-not-found"],
    ["422", "github-refused", 0, "github-refused"],
    ["429", "done", 1, "done"],
    ["500", "AnswerLost", 0, "done"],
    ["502-lost-answer", "AnswerLost", 1, "done"],
    ["reset", "AnswerLost", 0, "done"],
    ["truncated", "AnswerLost", 1, "done"],
  ];

  async function outcome(call: Promise<unknown>): Promise<string> {
    try {
      await call;
      return "done";
    } catch (error) {
      if (error instanceof AnswerLost) return "AnswerLost";
      return error instanceof UserError ? error.code : String(error);
    }
  }

  test.for(faults)("%s is told apart", async ([kind, write, comments, read]) => {
    const { number } = await aPull();
    await world.faults({ plan: [{ kind, at: 1 }] });
    expect(await outcome(github().createComment(number, "x"))).toBe(write);
    expect(await github().comments(number)).toHaveLength(comments);
    await world.faults({ plan: [{ kind, at: 1 }] });
    expect(await outcome(github().comments(number))).toBe(read);
    expect(await world.unusedFaults()).toEqual([]);
  });
});
