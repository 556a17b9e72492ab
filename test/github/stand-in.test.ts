import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Octokit } from "@octokit/rest";
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
import { aRepository } from "../support/repository.ts";
import { checkout } from "./checkout.ts";
import {
  issueCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  workflowRunEvent,
} from "./events.ts";
import { FAULT_KINDS, type FaultKind } from "./server/faults.ts";
import { spawnAction } from "./spawn-action.ts";
import { DEFAULT_TOKEN, type LoopbackGitHub, missingParts, startGitHub } from "./start-github.ts";

const app = { owner: "owner", repo: "app" };
if (missingParts !== null) process.stderr.write(`Skipped: the loopback GitHub ${missingParts}\n`);

describe.skipIf(missingParts !== null)(`the loopback GitHub ${missingParts ?? ""}`.trimEnd(), () => {
  let github: LoopbackGitHub;
  let expected: RegExp[];

  beforeAll(async () => {
    github = await startGitHub({ checkAnswers: true });
  });
  afterAll(() => github?.stop());
  beforeEach(async () => {
    expected = [];
    await github.reset();
  });
  afterEach(async () => {
    const violations = await github.violations();
    expect(violations).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  const client = (auth = DEFAULT_TOKEN) =>
    new Octokit({ auth, baseUrl: github.origin, log: { debug() {}, info() {}, warn() {}, error() {} } });
  const aPull = () => github.openPull({ branch: "fix/a", files: { "src/a.js": "1\n" } });
  const refusal = (status: number, message: string | RegExp) =>
    expect.objectContaining({ status, message: expect.stringMatching(message) });

  describe("comments", () => {
    test("are created, listed over pages and updated, by the bot that GITHUB_TOKEN writes as", async () => {
      const { number } = await aPull();
      const { data: first } = await client().issues.createComment({
        ...app,
        issue_number: number,
        body: "one",
      });
      await client().issues.updateComment({ ...app, comment_id: first.id, body: "uno" });
      await github.comment({ issue: number, login: "dev", body: "two" });
      const listed = await client().paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...app,
        issue_number: number,
        per_page: 1,
      });
      expect(listed.map(({ body, user }) => [body, user?.login, user?.type])).toEqual([
        ["uno", "github-actions[bot]", "Bot"],
        ["two", "dev", "User"],
      ]);
      expect(listed[0]?.user?.id).toBe(41_898_282);
      expect(await github.comments({ issue: number })).toHaveLength(2);
    });

    test("are refused when a field is misspelt, missing, or the body too long for GitHub", async () => {
      const { number } = await aPull();
      const comment = (fields: object) =>
        client().request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
          ...app,
          issue_number: number,
          body: "",
          ...fields,
        });
      await expect(comment({ body: "x", bodi: "y" })).rejects.toEqual(refusal(422, "Invalid request"));
      await expect(comment({ body: undefined })).rejects.toEqual(refusal(422, "Invalid request"));
      await expect(comment({ body: "x".repeat(70_000) })).rejects.toEqual(refusal(422, /65536/));
      await expect(comment({ body: "é".repeat(65_536) })).resolves.toMatchObject({ status: 201 });
      expect(await github.comments({ issue: number })).toHaveLength(1);
    });

    test("a deleted one is gone, and a locked conversation takes no new one", async () => {
      const { number } = await aPull();
      const id = await github.comment({ issue: number, body: "hello" });
      await github.deleteComment({ id });
      await expect(client().issues.getComment({ ...app, comment_id: id })).rejects.toEqual(
        refusal(404, "Not Found"),
      );
      await github.lockPull({ number });
      await expect(
        client().issues.createComment({ ...app, issue_number: number, body: "x" }),
      ).rejects.toEqual(refusal(403, "locked"));
      expect((await client().pulls.get({ ...app, pull_number: number })).data.locked).toBe(true);
    });
  });

  describe("tokens", () => {
    test("without a permission get 403 and the name of what they lack", async () => {
      const { number, head } = await aPull();
      const reader = client(
        await github.token({ permissions: { contents: "read", "pull-requests": "read" } }),
      );
      await expect(reader.pulls.get({ ...app, pull_number: number })).resolves.toMatchObject({ status: 200 });
      const refused = await reader.issues
        .createComment({ ...app, issue_number: number, body: "x" })
        .catch((error) => error);
      expect(refused).toEqual(refusal(403, "Resource not accessible by integration"));
      expect(refused.response.headers["x-accepted-github-permissions"]).toBe(
        "issues=write; pull_requests=write",
      );
      await expect(reader.repos.createCommitStatus({ ...app, sha: head, state: "success" })).rejects.toEqual(
        refusal(403, "Resource not accessible"),
      );
    });

    test("with pull-requests: write comment on a pull request, never on a plain issue", async () => {
      const { number } = await aPull();
      const issue = await github.openIssue({ title: "A bug" });
      const bot = client(await github.token({ permissions: { "pull-requests": "write" } }));
      const { data } = await bot.issues.createComment({ ...app, issue_number: number, body: "x" });
      await expect(
        bot.issues.updateComment({ ...app, comment_id: data.id, body: "y" }),
      ).resolves.toBeDefined();
      await expect(bot.issues.createComment({ ...app, issue_number: issue, body: "x" })).rejects.toEqual(
        refusal(403, "Resource not accessible"),
      );
    });

    test("of a workflow are nobody, a person's is that person, and an unknown one is refused", async () => {
      await expect(client().users.getAuthenticated()).rejects.toEqual(
        refusal(403, "Resource not accessible"),
      );
      const dev = client(await github.token({ login: "dev" }));
      expect((await dev.users.getAuthenticated()).data.login).toBe("dev");
      await expect(client("ghs_stolen").repos.get(app)).rejects.toEqual(refusal(401, "Bad credentials"));
    });
  });

  test("a call outside the slice is a 500, and a violation that fails the test", async () => {
    await expect(client().repos.listBranches(app)).rejects.toEqual(refusal(500, "outside the slice"));
    expected = [/branches is not an operation in test\/github\/operations.json/];
  });

  test("every call is remembered by its operation", async () => {
    await client().repos.get(app);
    await client()
      .repos.getContent({ ...app, path: "docs/none.md" })
      .catch(() => undefined);
    expect(await github.calls()).toEqual([
      { operation: "repos/get", method: "GET", path: "/repos/owner/app", status: 200 },
      {
        operation: "repos/get-content",
        method: "GET",
        path: "/repos/owner/app/contents/docs%2Fnone.md",
        status: 404,
      },
    ]);
  });

  describe("pull requests", () => {
    test("move with their branch until they are closed, and their diff is git's", async () => {
      const { number, head } = await aPull();
      const headNow = async () => (await client().pulls.get({ ...app, pull_number: number })).data.head.sha;
      expect(await headNow()).toBe(head);
      const second = await github.push({ branch: "fix/a", files: { "src/a.js": "2\n", "README.md": null } });
      expect(await headNow()).toBe(second);
      const files = await client().pulls.listFiles({ ...app, pull_number: number });
      expect(files.data.map(({ filename, status }) => [filename, status])).toEqual([
        ["README.md", "removed"],
        ["src/a.js", "added"],
      ]);
      const diff = await client().pulls.get({ ...app, pull_number: number, mediaType: { format: "diff" } });
      expect(diff.data).toMatch(/^diff --git a\/README\.md[\s\S]*^\+2$/m);

      await github.editPull({ number, state: "closed" });
      await github.push({ branch: "fix/a", files: { "src/a.js": "3\n" } });
      expect(await headNow()).toBe(second);
      await github.editPull({ number, state: "open" });
      expect(await headNow()).not.toBe(second);

      await github.push({ branch: "fix/a", sha: head });
      expect(await headNow()).toBe(head);
    });

    test("of a fork are found by head or by asking the fork, never by commit alone, and outlive the fork", async () => {
      const { number, head } = await github.openPull({
        branch: "main",
        author: "outsider",
        fromFork: true,
        files: { "a.txt": "a\n" },
      });
      const { data } = await client().pulls.get({ ...app, pull_number: number });
      expect([data.head.repo?.full_name, data.head.user.login]).toEqual(["outsider/app", "outsider"]);
      const byCommit = async (owner: string) =>
        (await client().repos.listPullRequestsAssociatedWithCommit({ ...app, owner, commit_sha: head })).data
          .length;
      expect([await byCommit("owner"), await byCommit("outsider")]).toEqual([0, 1]);
      const byHead = await client().pulls.list({ ...app, head: "outsider:main", state: "all" });
      expect(byHead.data.map((pull) => pull.number)).toEqual([number]);
      const run = await github.addRun({ pull: number });
      const { data: known } = await client().actions.getWorkflowRun({ ...app, run_id: run });
      expect([known.head_repository.full_name, known.pull_requests]).toEqual(["outsider/app", []]);
      await github.deleteFork({ owner: "outsider" });
      const { data: orphan } = await client().pulls.get({ ...app, pull_number: number });
      expect([orphan.head.repo, orphan.head.sha]).toEqual([null, head]);
      // GitHub's schema has no null here; GitHub's answers have.
      expected = [/unlike GitHub's: .*head\/repo/];
    });

    test("take labels, assignees, reviewers and reviews; a team is beyond a workflow's token", async () => {
      const { number, head } = await aPull();
      const issue = { ...app, issue_number: number };
      await client().issues.addLabels({ ...issue, labels: ["umpire:escalated", "b"] });
      await client().issues.removeLabel({ ...issue, name: "b" });
      await client().issues.addAssignees({ ...issue, assignees: ["maintainer", "a-stranger"] });
      const pull = { ...app, pull_number: number };
      await client().pulls.requestReviewers({ ...pull, reviewers: ["maintainer"] });
      await expect(client().pulls.requestReviewers({ ...pull, team_reviewers: ["core"] })).rejects.toEqual(
        refusal(422, "Could not resolve to a node"),
      );
      await expect(client().pulls.requestReviewers({ ...pull, reviewers: ["outsider"] })).rejects.toEqual(
        refusal(422, "only be requested from collaborators"),
      );
      await github.review({ pull: number, event: "APPROVE", body: "Good" });
      const { data } = await client().pulls.get(pull);
      expect(data.labels.map(({ name }) => name)).toEqual(["umpire:escalated"]);
      expect(data.assignees?.map(({ login }) => login)).toEqual(["maintainer"]);
      expect(data.requested_reviewers?.map(({ login }) => login)).toEqual(["maintainer"]);
      const reviews = await client().pulls.listReviews(pull);
      expect(reviews.data).toMatchObject([{ state: "APPROVED", body: "Good", commit_id: head }]);
      // Again a null that GitHub sends and its schema forgets.
      expected = [/request-reviewers is unlike GitHub's: .*labels\/0\/description/];
    });
  });

  describe("checks and statuses", () => {
    test("annotations of an update are added, and a conclusion completes", async () => {
      const { head } = await aPull();
      const annotations = Array.from({ length: 50 }, (_, index) => ({
        path: "src/a.js",
        start_line: index + 1,
        end_line: index + 1,
        annotation_level: "failure" as const,
        message: "no",
      }));
      const output = { title: "t", summary: "s", annotations };
      const { data: run } = await client().checks.create({
        ...app,
        name: "Umpire",
        head_sha: head,
        external_id: "7",
        conclusion: "failure",
        output,
      });
      const { data } = await client().checks.update({ ...app, check_run_id: run.id, output });
      expect([data.status, data.external_id, data.output.annotations_count]).toEqual(["completed", "7", 100]);
      const { data: listed } = await client().checks.listForRef({
        ...app,
        ref: "fix/a",
        check_name: "Umpire",
      });
      expect(listed.check_runs.map(({ id }) => id)).toEqual([run.id]);
      const more = { ...output, annotations: [...annotations, ...annotations] };
      await expect(client().checks.update({ ...app, check_run_id: run.id, output: more })).rejects.toEqual(
        refusal(422, "Invalid request"),
      );
    });

    test("the newest status of a context counts, within 140 characters, on a commit that exists", async () => {
      const { head } = await aPull();
      const set = (sha: string, state: "pending" | "success", description: string) =>
        client().repos.createCommitStatus({ ...app, sha, state, description, context: "umpire" });
      await set(head, "pending", "running");
      await set(head, "success", "x".repeat(140));
      await expect(set(head, "success", "x".repeat(141))).rejects.toEqual(refusal(422, /140/));
      await expect(set("0".repeat(40), "success", "x")).rejects.toEqual(refusal(422, "No commit found"));
      const { data } = await client().repos.getCombinedStatusForRef({ ...app, ref: head });
      expect([data.state, data.total_count]).toEqual(["success", 1]);
    });
  });

  test("a run keeps its id and counts its attempts; lists are newest first", async () => {
    const { number } = await aPull();
    const [first, second] = [await github.addRun({ pull: number }), await github.addRun({ pull: number })];
    await github.setRun({ id: first, status: "completed", conclusion: "failure" });
    expect(await github.rerun({ id: first })).toBe(2);
    const { data } = await client().actions.listWorkflowRunsForRepo({
      ...app,
      branch: "fix/a",
      event: "pull_request",
    });
    expect(data.workflow_runs.map(({ id, run_attempt, status }) => [id, run_attempt, status])).toEqual([
      [second, 1, "in_progress"],
      [first, 2, "in_progress"],
    ]);
    const before = await client().actions.getWorkflowRunAttempt({ ...app, run_id: first, attempt_number: 1 });
    expect(before.data.conclusion).toBe("failure");
    expect(data.workflow_runs[0]?.pull_requests?.map((pull) => pull.number)).toEqual([number]);
  });

  test("a snapshot tells how the world ended, without numbers that change", async () => {
    const ending = async () => {
      await github.reset();
      const { number, head } = await aPull();
      await client().issues.createComment({ ...app, issue_number: number, body: "x" });
      await client().repos.createCommitStatus({ ...app, sha: head, state: "pending", context: "umpire" });
      await client().repos.createCommitStatus({ ...app, sha: head, state: "success", context: "umpire" });
      await client().checks.create({ ...app, head_sha: head, name: "Umpire", conclusion: "success" });
      await client().issues.addLabels({ ...app, issue_number: number, labels: ["a"] });
      return github.snapshot({ pull: number });
    };
    const once = await ending();
    expect(once).toMatchObject({
      comments: [{ login: "github-actions[bot]", body: "x" }],
      labels: ["a"],
      statuses: [{ context: "umpire", state: "success" }],
      checkRuns: [{ name: "Umpire", conclusion: "success" }],
    });
    expect(await ending()).toEqual(once);
  });

  test("a public repository is read by a token without permissions, and calls may be slow", async () => {
    await github.reset({ isPublic: true, files: { "a.md": "hi" } });
    const { number } = await aPull();
    const nobody = client(await github.token({ permissions: {} }));
    await expect(nobody.pulls.get({ ...app, pull_number: number })).resolves.toMatchObject({ status: 200 });
    await expect(nobody.issues.createComment({ ...app, issue_number: number, body: "x" })).rejects.toEqual(
      refusal(403, "Resource not accessible"),
    );
    await github.latency({ milliseconds: 200 });
    const started = performance.now();
    await nobody.repos.get(app);
    expect(performance.now() - started).toBeGreaterThan(190);
  });

  test("files are read at a ref, with or without encoded slashes", async () => {
    const { head } = await aPull();
    const raw = await client().repos.getContent({
      ...app,
      path: "src/a.js",
      ref: head,
      mediaType: { format: "raw" },
    });
    expect(raw.data).toBe("1\n");
    const plain = await fetch(`${github.origin}/repos/owner/app/contents/src/a.js?ref=fix/a`, {
      headers: { authorization: `Bearer ${DEFAULT_TOKEN}` },
    });
    expect(await plain.json()).toMatchObject({ path: "src/a.js", content: "MQo=" });
  });

  test("a person's role is told, and reactions are given once", async () => {
    const { number } = await aPull();
    const { data } = await client().repos.getCollaboratorPermissionLevel({ ...app, username: "maintainer" });
    expect([data.permission, data.role_name]).toEqual(["write", "maintain"]);
    const comment_id = await github.comment({ issue: number, body: "/umpire retry" });
    const react = () => client().reactions.createForIssueComment({ ...app, comment_id, content: "eyes" });
    expect([(await react()).status, (await react()).status]).toEqual([201, 200]);
  });

  describe("artifacts", () => {
    /** The real client, as the action uses it. */
    async function artifactClient(run: number) {
      vi.stubEnv("ACTIONS_RUNTIME_TOKEN", await github.runtimeToken({ run }));
      vi.stubEnv("ACTIONS_RESULTS_URL", github.origin);
      vi.stubEnv("GITHUB_SERVER_URL", "https://github.com");
      vi.stubEnv("GITHUB_WORKSPACE", tmpdir());
      onTestFinished(() => void vi.unstubAllEnvs());
      const { DefaultArtifactClient } = await import("@actions/artifact");
      return new DefaultArtifactClient();
    }

    async function aFile(content: Buffer | string) {
      const folder = await mkdtemp(join(tmpdir(), "umpire-artifact-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      await writeFile(join(folder, "attempt.json"), content);
      return { folder, path: join(folder, "attempt.json") };
    }

    test("make a round trip through the real client, the REST API and the blob store", async () => {
      const { number } = await aPull();
      const run = await github.addRun({ pull: number });
      const content = randomBytes(300_000);
      const { folder, path } = await aFile(content);
      const artifacts = await artifactClient(run);
      const { id } = await artifacts.uploadArtifact("attempt-1", [path], folder, { retentionDays: 30 });
      await expect(artifacts.uploadArtifact("attempt-1", [path], folder)).rejects.toThrow(/already exists/);

      const { data } = await client().actions.listArtifactsForRepo({ ...app, name: "attempt-1" });
      expect(data.artifacts.map((artifact) => [artifact.id, artifact.workflow_run?.id])).toEqual([[id, run]]);
      const zip = await client().actions.downloadArtifact({
        ...app,
        artifact_id: id ?? 0,
        archive_format: "zip",
      });
      expect(
        Buffer.from(zip.data as ArrayBuffer)
          .subarray(0, 2)
          .toString(),
      ).toBe("PK");

      const target = join(folder, "downloaded");
      await artifacts.downloadArtifact(id ?? 0, { path: target });
      expect((await readFile(join(target, "attempt.json"))).equals(content)).toBe(true);
    });

    test("lag behind in lists, expire, and disappear", async () => {
      const run = await github.addRun({ event: "push" });
      const { folder, path } = await aFile("{}");
      await github.lag({ polls: 2 });
      const { id } = await (await artifactClient(run)).uploadArtifact("late", [path], folder);
      const listed = async () =>
        (await client().actions.listWorkflowRunArtifacts({ ...app, run_id: run })).data.artifacts.length;
      expect([await listed(), await listed(), await listed()]).toEqual([0, 0, 1]);
      const download = () =>
        client().actions.downloadArtifact({ ...app, artifact_id: id ?? 0, archive_format: "zip" });
      await github.expireArtifact({ id: id ?? 0 });
      await expect(download()).rejects.toEqual(refusal(410, "expired"));
      expect((await client().actions.getArtifact({ ...app, artifact_id: id ?? 0 })).data.expired).toBe(true);
      await github.deleteArtifact({ id: id ?? 0 });
      await expect(download()).rejects.toEqual(refusal(404, "Not Found"));
    });

    test("of another run cannot be written, and a signed URL works for its blob only", async () => {
      const [mine, other] = [await github.addRun({}), await github.addRun({})];
      const create = async (token: string, run: number) => {
        const [, payload = ""] = (await github.runtimeToken({ run })).split(".");
        const [, backend] = /Results:([^:]+)/.exec(Buffer.from(payload, "base64url").toString()) ?? [];
        return fetch(`${github.origin}/twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact`, {
          method: "POST",
          headers: { authorization: `Bearer ${token}` },
          body: JSON.stringify({ workflow_run_backend_id: backend, name: "x", version: 7 }),
        });
      };
      const token = await github.runtimeToken({ run: mine });
      expect((await create(token, other)).status).toBe(403);
      expect((await create("nonsense", mine)).status).toBe(401);
      const { signed_upload_url: url } = (await (await create(token, mine)).json()) as {
        signed_upload_url: string;
      };
      expect((await fetch(url)).status).toBe(403);
      expect(
        (
          await fetch(url.replace(/[^/]+\.zip/, "another.zip"), {
            method: "PUT",
            body: "x",
            headers: { "x-ms-blob-type": "BlockBlob" },
          })
        ).status,
      ).toBe(403);
    });
  });

  describe("faults", () => {
    const answers: Partial<Record<FaultKind, unknown>> = {
      "401": refusal(401, "Bad credentials"),
      "403-rate": refusal(403, "rate limit"),
      "403-permission": refusal(403, "Resource not accessible"),
      "404": refusal(404, "Not Found"),
      "409": refusal(409, "Conflict"),
      "410": refusal(410, "Gone"),
      "422": refusal(422, "Validation Failed"),
      "429": refusal(429, "Too many"),
      "500": refusal(500, "Server Error"),
      "502-lost-answer": refusal(502, "Server Error"),
      reset: refusal(500, /fetch failed|other side closed|socket/),
    };
    const performed = new Set<string>(["502-lost-answer", "truncated"]);

    test.each(FAULT_KINDS)("%s strikes the call it was planned for, once", async (kind) => {
      const { number } = await aPull();
      const create = () => client().issues.createComment({ ...app, issue_number: number, body: "x" });
      await github.faults({ plan: [{ kind, operation: "issues/create-comment", at: 2 }] });
      await create();
      await client().repos.get(app);
      // octokit takes a body that breaks off for an empty one, and the call for a success.
      if (kind === "truncated") expect((await create()).data).toBe("");
      else await expect(create()).rejects.toEqual(answers[kind]);
      expect(await github.comments({ issue: number })).toHaveLength(performed.has(kind) ? 2 : 1);
      await create();
      expect(await github.unusedFaults()).toEqual([]);
      expect((await github.calls()).map(({ fault }) => fault)).toEqual([
        undefined,
        undefined,
        kind,
        undefined,
      ]);
    });

    test("count over all calls, say when to come back, and a reset may come after the work", async () => {
      const { number } = await aPull();
      await github.faults({
        plan: [
          { kind: "403-rate", at: 1, retryAfter: 2 },
          { kind: "403-rate", at: 2 },
          { kind: "reset", at: 3, performed: true },
          { kind: "404", at: 99 },
        ],
      });
      const first = await client()
        .repos.get(app)
        .catch((error) => error.response.headers);
      const second = await client()
        .repos.get(app)
        .catch((error) => error.response.headers);
      expect([first["retry-after"], second["x-ratelimit-remaining"]]).toEqual(["2", "0"]);
      await client()
        .issues.createComment({ ...app, issue_number: number, body: "x" })
        .catch(() => undefined);
      expect(await github.comments({ issue: number })).toHaveLength(1);
      expect(await github.unusedFaults()).toEqual([{ kind: "404", at: 99 }]);
    });
  });

  describe("the shipped action", () => {
    async function step(inputs: Readonly<Record<string, string>> = {}) {
      const { number } = await github.openPull({
        branch: "fix/a",
        files: { "a.js": "1\n", "reports/junit.xml": '<testsuite name="s"><testcase name="a"/></testsuite>' },
      });
      const event = await pullRequestEvent(github, number);
      const workspace = await checkout(github, event);
      onTestFinished(() => rm(workspace, { recursive: true }));
      return { event, workspace, run: await github.addRun({ pull: number }), inputs };
    }

    test("starts in a runner's environment and leaves outputs and a summary", async () => {
      const { exitCode, outputs, summary } = await spawnAction(github, await step({ "fail-on": "never" }));
      expect({ exitCode, outputs }).toMatchObject({ exitCode: 0, outputs: { call: expect.any(String) } });
      expect(summary).not.toBe("");
    });

    test("sees no variable of this machine, and its inputs as the runner passes them", async () => {
      vi.stubEnv("HTTPS_PROXY", "http://proxy.example");
      onTestFinished(() => void vi.unstubAllEnvs());
      const folder = await mkdtemp(join(tmpdir(), "umpire-program-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const program = join(folder, "print.mjs");
      const text = `import { writeFileSync } from "node:fs";
        console.log(JSON.stringify(process.env));
        writeFileSync(process.env.RUNNER_TEMP + "/left.txt", "behind");`;
      await writeFile(program, text);
      const { stdout, temporary } = await spawnAction(github, {
        ...(await step({ junit: "*.xml" })),
        program,
      });
      const env = JSON.parse(stdout);
      expect(env).toMatchObject({
        "INPUT_FAIL-ON": "retry",
        INPUT_JUNIT: "*.xml",
        GITHUB_REF: "refs/pull/1/merge",
        GITHUB_API_URL: github.origin,
      });
      expect(temporary).toEqual({ "left.txt": "behind" });
      expect(Object.keys(env).filter((name) => /proxy/i.test(name))).toEqual([]);
    });

    test("is killed at a call that hangs", async () => {
      const folder = await mkdtemp(join(tmpdir(), "umpire-program-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const program = join(folder, "call.mjs");
      await writeFile(program, 'await fetch(process.env.GITHUB_API_URL + "/repos/owner/app")');
      const given = await step();
      await github.faults({ plan: [{ kind: "hang", at: 1 }] });
      expect((await spawnAction(github, { ...given, program })).exitCode).toBeNull();
    });
  });

  test("events are GitHub's own samples with this world's facts", async () => {
    const { number, head } = await aPull();
    const pull = await pullRequestEvent(github, number, "opened");
    expect(pull).toMatchObject({
      name: "pull_request",
      headRef: "fix/a",
      payload: {
        action: "opened",
        number,
        pull_request: { head: { sha: head } },
        repository: { full_name: "owner/app" },
      },
    });
    const run = await github.addRun({ pull: number, status: "completed", conclusion: "failure" });
    const main = await github.tip();
    expect(await workflowRunEvent(github, run)).toMatchObject({
      sha: main,
      ref: "refs/heads/main",
      payload: { action: "completed", workflow_run: { id: run, head_sha: head, conclusion: "failure" } },
    });
    expect(await pushEvent(github, "main", "0".repeat(40))).toMatchObject({
      sha: main,
      payload: { after: main },
    });
    const queued = await mergeGroupEvent(github, number);
    expect(queued.payload).toMatchObject({ merge_group: { head_sha: queued.sha, base_sha: main } });
    const asked = await issueCommentEvent(github, number, "/umpire retry");
    expect(asked.payload).toMatchObject({
      issue: { number },
      comment: { body: "/umpire retry", user: { login: "dev" } },
    });
  });

  test("git itself may push, and a checkout of depth 1 has no history", async () => {
    const { path } = await github.gitFolder();
    const local = await aRepository();
    const sha = await local.commit("Mine", { "mine.txt": "1\n" });
    await local.git("push", "--quiet", path, "HEAD:refs/heads/mine");
    expect(await github.tip({ branch: "mine" })).toBe(sha ?? (await local.git("rev-parse", "HEAD")).trim());
    const { number } = await aPull();
    const workspace = await checkout(github, await pullRequestEvent(github, number), { depth: 1 });
    onTestFinished(() => rm(workspace, { recursive: true }));
    expect(await readFile(join(workspace, "src/a.js"), "utf8")).toBe("1\n");
    expect(await readFile(join(workspace, ".git/shallow"), "utf8")).toMatch(/^[0-9a-f]{40}$/m);
  });
});
