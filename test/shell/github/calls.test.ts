import { describe, expect, test } from "vitest";
import type { CheckRunInput } from "../../../src/app/github/ports.ts";
import { A_CHECK, A_COMMENT, A_PERSON, A_PULL, A_RUN, AN_ARTIFACT } from "./answers.ts";
import { type Answer, scripted } from "./scripted-github.ts";

const sha = A_PULL.head.sha;
const REPO = "/repos/octo/hello";
const ANA = { id: 7, login: "ana", type: "User" };
const GHOST = { id: 10137, login: "ghost", type: "User" };
const BOT = { id: 41898282, login: "github-actions[bot]", type: "Bot" };

/** Pages of a list as GitHub links them. */
function pages(
  all: readonly (readonly unknown[])[],
  wrap: (items: readonly unknown[]) => unknown = (items) => items,
): Answer[] {
  return all.map((items, index) => ({
    json: wrap(items),
    headers:
      index + 1 < all.length
        ? { link: '<https://api/x?page=9>; rel="next", <https://api/x>; rel="last"' }
        : {},
  }));
}

describe("who writes", () => {
  test("the token of a workflow is github-actions[bot], and need not be asked", async () => {
    const { github, seen } = await scripted([], { token: "ghs_abc", isWorkflowToken: true });
    expect(await github.viewer()).toEqual(BOT);
    expect(seen).toEqual([]);
  });

  test("the token of an app is asked over GraphQL, which alone tells it", async () => {
    const answer = { data: { viewer: { login: "helper[bot]", databaseId: 12 } } };
    const { github, lines } = await scripted([{ json: answer }], { token: "ghs_abc" });
    expect(await github.viewer()).toEqual({ id: 12, login: "helper[bot]", type: "Bot" });
    expect(lines()).toEqual(["POST /graphql"]);
  });

  test("a token that may not ask is a workflow's too", async () => {
    const { github } = await scripted([
      { status: 403, json: { message: "Resource not accessible by integration" } },
    ]);
    expect(await github.viewer()).toEqual(BOT);
  });

  test("a person's token is asked", async () => {
    const { github, lines } = await scripted([{ json: A_PERSON }]);
    expect(await github.viewer()).toEqual(ANA);
    expect(lines()).toEqual(["GET /user"]);
  });
});

describe("pull requests", () => {
  test("its files are listed page by page, with or without their patches", async () => {
    const entry = { filename: "a.js", status: "modified", changes: 2, patch: "@@ -1 +1 @@" };
    const large = { filename: "b.js", previous_filename: "c.js", status: "renamed", changes: 9000 };
    const { github } = await scripted(pages([[entry], [large]]));
    expect(await github.pullFiles(12)).toEqual([
      { path: "a.js", previousPath: null, status: "modified", changes: 2, patch: "@@ -1 +1 @@" },
      { path: "b.js", previousPath: "c.js", status: "renamed", changes: 9000, patch: null },
    ]);
  });

  test("one is read with what we need of it", async () => {
    const { github, lines } = await scripted([{ json: A_PULL }]);
    expect(await github.pull(12)).toEqual({
      number: 12,
      title: "Fix the parser",
      body: "",
      state: "open",
      locked: false,
      author: "ana",
      labels: ["bug"],
      head: { sha, ref: "fix", repositoryId: 99 },
      base: { sha: "b".repeat(40), ref: "main" },
    });
    expect(lines()).toEqual([`GET ${REPO}/pulls/12`]);
  });

  test("a deleted author and a deleted fork are no error", async () => {
    const { github } = await scripted([
      { json: { ...A_PULL, user: null, head: { ...A_PULL.head, repo: null } } },
    ]);
    expect(await github.pull(12)).toMatchObject({ author: "ghost", head: { repositoryId: null } });
  });

  test("of a commit are those whose head it is", async () => {
    const other = { ...A_PULL, number: 13, head: { ...A_PULL.head, sha: "f".repeat(40) } };
    const { github, lines } = await scripted([{ json: [other, A_PULL] }]);
    expect((await github.pullsAt(sha)).map(({ number }) => number)).toEqual([12]);
    expect(lines()).toEqual([`GET ${REPO}/commits/${sha}/pulls?per_page=100&page=1`]);
  });

  test("of a commit of a fork are found among the open ones", async () => {
    const other = { ...A_PULL, number: 13, head: { ...A_PULL.head, sha: "f".repeat(40) } };
    const { github, lines } = await scripted([{ json: [] }, ...pages([[other], [A_PULL]])]);
    expect((await github.pullsAt(sha)).map(({ number }) => number)).toEqual([12]);
    expect(lines().slice(1)).toEqual(
      [1, 2].map(
        (page) => `GET ${REPO}/pulls?state=open&sort=updated&direction=desc&per_page=100&page=${page}`,
      ),
    );
  });

  test("a diff is asked for as a diff", async () => {
    const diff = "diff --git a/a b/a\n";
    const type = { "content-type": "application/vnd.github.v3.diff; charset=utf-8" };
    const { github, seen } = await scripted([{ text: diff, headers: type }]);
    expect(await github.pullDiff(12)).toBe(diff);
    expect(seen[0]?.headers.accept).toBe("application/vnd.github.v3.diff");
  });

  test("a diff that breaks off or is the page of a proxy is asked for again", async () => {
    const type = { "content-type": "application/vnd.github.v3.diff; charset=utf-8" };
    const { github, waits } = await scripted([
      { text: "diff --git", headers: type, fault: "broken-off" },
      { text: "<html></html>", headers: { "content-type": "text/html; charset=utf-8" } },
      { text: "diff --git a/b b/b\n", headers: type },
    ]);
    expect(await github.pullDiff(12)).toBe("diff --git a/b b/b\n");
    expect(waits).toHaveLength(2);
  });

  test("a diff that is too large is none", async () => {
    const { github } = await scripted([
      { status: 406, json: { message: "diff exceeded the maximum number of lines" } },
    ]);
    expect(await github.pullDiff(12)).toBeNull();
  });

  test("reviews are read to the last page", async () => {
    const review = {
      id: 1,
      user: A_PERSON,
      author_association: "MEMBER",
      state: "APPROVED",
      body: "fine",
      commit_id: sha,
      submitted_at: "2026-01-25T10:00:00Z",
    };
    const bare = { id: 2, user: null, state: "PENDING" };
    const { github, lines } = await scripted(pages([[review], [bare]]));
    expect(await github.reviews(12)).toEqual([
      {
        id: 1,
        author: ANA,
        association: "MEMBER",
        state: "APPROVED",
        body: "fine",
        commit: sha,
        submittedAt: "2026-01-25T10:00:00Z",
      },
      {
        id: 2,
        author: GHOST,
        association: "NONE",
        state: "PENDING",
        body: "",
        commit: null,
        submittedAt: null,
      },
    ]);
    expect(lines()).toEqual([1, 2].map((page) => `GET ${REPO}/pulls/12/reviews?per_page=100&page=${page}`));
  });

  test("remarks say which review and line they belong to, where that is known", async () => {
    const remark = { pull_request_review_id: 1, path: "src/a.js", line: 3, body: "off by one" };
    const gone = { path: "src/b.js", line: null, body: "why?" };
    const { github, lines } = await scripted(pages([[remark, gone]]));
    expect(await github.reviewRemarks(12)).toEqual([
      { review: 1, path: "src/a.js", line: 3, body: "off by one" },
      { review: null, path: "src/b.js", line: null, body: "why?" },
    ]);
    expect(lines()).toEqual([`GET ${REPO}/pulls/12/comments?per_page=100&page=1`]);
  });
});

describe("workflow runs", () => {
  const run = {
    id: 77,
    attempt: 2,
    event: "pull_request",
    status: "completed",
    conclusion: "failure",
    path: ".github/workflows/ci.yml",
    head: { sha, ref: "fix", repositoryId: 99 },
    createdAt: "2026-01-25T10:00:00Z",
    updatedAt: "2026-01-25T10:05:00Z",
    url: "https://github.com/octo/hello/actions/runs/77",
  };

  test("one is read, its path without the ref", async () => {
    const { github, lines } = await scripted([{ json: A_RUN }]);
    expect(await github.run(77)).toEqual(run);
    expect(lines()).toEqual([`GET ${REPO}/actions/runs/77`]);
  });

  test("one of a deleted fork is no error", async () => {
    const { run_attempt: _, ...first } = A_RUN;
    const gone = { ...first, head_repository: null, head_branch: null, status: null, conclusion: null };
    const { github } = await scripted([{ json: gone }]);
    expect(await github.run(77)).toMatchObject({
      attempt: 1,
      status: "unknown",
      head: { ref: "", repositoryId: null },
    });
  });

  test("of a branch and an event are listed in GitHub's order", async () => {
    const runs = pages([[A_RUN], [{ ...A_RUN, id: 76 }]], (workflow_runs) => ({
      total_count: 2,
      workflow_runs,
    }));
    const { github, lines } = await scripted(runs);
    expect((await github.runs({ branch: "fix", event: "pull_request" })).map(({ id }) => id)).toEqual([
      77, 76,
    ]);
    expect(lines()[0]).toBe(`GET ${REPO}/actions/runs?branch=fix&event=pull_request&per_page=100&page=1`);
  });

  test("without end are cut after a thousand", async () => {
    const link = '<https://api/x?page=9>; rel="next"';
    const { github, seen } = await scripted(() => ({ json: { workflow_runs: [A_RUN] }, headers: { link } }));
    expect(await github.runs({ branch: "fix", event: "push" })).toHaveLength(10);
    expect(seen).toHaveLength(10);
  });
});

describe("artifacts", () => {
  const artifact = {
    id: 9001,
    name: "umpire-attempt-v1-12-77-1-test",
    runId: 77,
    expired: false,
    bytes: 400,
    createdAt: "2026-01-25T10:04:00Z",
  };
  const wrap = (artifacts: readonly unknown[]) => ({ total_count: 3, artifacts });

  test("of a run are read to the last page", async () => {
    const old = { ...AN_ARTIFACT, id: 1, workflow_run: null, created_at: null, expired: true };
    const { github, lines } = await scripted(pages([[AN_ARTIFACT], [old]], wrap));
    expect(await github.artifactsOf(77, "umpire-")).toEqual([
      artifact,
      { ...artifact, id: 1, runId: null, createdAt: "", expired: true },
    ]);
    expect(lines()).toEqual(
      [1, 2].map((page) => `GET ${REPO}/actions/runs/77/artifacts?per_page=100&page=${page}`),
    );
  });

  test("of one name come newest first, no more than asked for, and no other name", async () => {
    const named = (id: number, name = "umpire-memory") => ({ ...AN_ARTIFACT, id, name });
    const { github, lines } = await scripted(
      pages([[named(1), named(5), named(9, "umpire-memory-2"), named(3)]], wrap),
    );
    expect((await github.artifactsNamed("umpire-memory", 2)).map(({ id }) => id)).toEqual([5, 3]);
    expect(lines()).toEqual([`GET ${REPO}/actions/artifacts?name=umpire-memory&per_page=100&page=1`]);
  });

  test("without end are refused", async () => {
    const link = '<https://api/x?page=9>; rel="next"';
    const { github, seen } = await scripted(() => ({ json: wrap([AN_ARTIFACT]), headers: { link } }));
    await expect(github.artifactsOf(77, "umpire-")).rejects.toMatchObject({
      code: "github-too-many",
      message: expect.stringContaining("more than 2000"),
    });
    expect(seen).toHaveLength(20);
  });
});

describe("comments", () => {
  const comment = { id: 501, body: "hello", author: ANA, url: A_COMMENT.html_url };

  test("a thousand and one are read in eleven calls", async () => {
    const thousand = Array.from({ length: 1_001 }, (_, index) => ({ ...A_COMMENT, id: index + 1 }));
    const chunks = Array.from({ length: 11 }, (_, page) => thousand.slice(page * 100, page * 100 + 100));
    const { github, seen } = await scripted(pages(chunks));
    expect((await github.comments(12)).map(({ id }) => id)).toEqual(thousand.map(({ id }) => id));
    expect(seen).toHaveLength(11);
  });

  test("a page that fails in the middle is read again, and none is lost", async () => {
    const [first, second] = pages([[A_COMMENT], [{ ...A_COMMENT, id: 502, body: null, user: null }]]);
    const { github } = await scripted([first ?? {}, { fault: "reset" }, second ?? {}]);
    expect(await github.comments(12)).toEqual([comment, { ...comment, id: 502, body: "", author: GHOST }]);
  });

  test("are created, updated and deleted", async () => {
    const { github, seen } = await scripted([
      { status: 201, json: A_COMMENT },
      { json: { ...A_COMMENT, body: "new" } },
      { status: 204 },
    ]);
    expect(await github.createComment(12, "hello")).toEqual(comment);
    expect(await github.updateComment(501, "new")).toEqual({ ...comment, body: "new" });
    await github.deleteComment(501);
    expect(seen.map(({ line, body }) => [line, body])).toEqual([
      [`POST ${REPO}/issues/12/comments`, { body: "hello" }],
      [`PATCH ${REPO}/issues/comments/501`, { body: "new" }],
      [`DELETE ${REPO}/issues/comments/501`, null],
    ]);
  });

  test("that somebody else deleted first are deleted", async () => {
    const { github } = await scripted([{ status: 404, json: { message: "Not Found" } }]);
    await expect(github.deleteComment(501)).resolves.toBeUndefined();
  });
});

describe("check runs and statuses", () => {
  const input: CheckRunInput = {
    name: "umpire",
    sha,
    externalId: "case-12",
    conclusion: "failure",
    title: "Retry",
    summary: "One test fails.",
    detailsUrl: "https://github.com/octo/hello/actions/runs/77",
    annotations: [
      {
        path: "src/a.ts",
        startLine: 3,
        endLine: 4,
        level: "warning",
        title: "Not covered",
        message: "lines 3-4",
      },
      { path: "src/b.ts", startLine: 1, endLine: 1, level: "failure", title: "", message: "fails" },
    ],
  };
  const body = {
    name: "umpire",
    external_id: "case-12",
    status: "completed",
    conclusion: "failure",
    details_url: "https://github.com/octo/hello/actions/runs/77",
    output: {
      title: "Retry",
      summary: "One test fails.",
      annotations: [
        {
          path: "src/a.ts",
          start_line: 3,
          end_line: 4,
          annotation_level: "warning",
          title: "Not covered",
          message: "lines 3-4",
        },
        { path: "src/b.ts", start_line: 1, end_line: 1, annotation_level: "failure", message: "fails" },
      ],
    },
  };
  const checkRun = { id: 301, externalId: "case-12", url: A_CHECK.html_url, annotations: 3 };

  test("of a commit are listed, the older ones too", async () => {
    const bare = { id: 302, external_id: null, html_url: null, output: {} };
    const check_runs = [A_CHECK, bare, { id: 303 }];
    const { github, lines } = await scripted([{ json: { total_count: 3, check_runs } }]);
    const empty = { externalId: "", url: "", annotations: 0 };
    expect(await github.checkRuns(sha, "umpire")).toEqual([
      checkRun,
      { id: 302, ...empty },
      { id: 303, ...empty },
    ]);
    expect(lines()).toEqual([
      `GET ${REPO}/commits/${sha}/check-runs?check_name=umpire&filter=all&per_page=100&page=1`,
    ]);
  });

  test("are created on the commit and updated with what is new", async () => {
    const { github, seen } = await scripted([{ status: 201, json: A_CHECK }, { json: A_CHECK }]);
    expect(await github.createCheckRun(input)).toEqual(checkRun);
    expect(await github.updateCheckRun(301, { ...input, detailsUrl: null, annotations: [] })).toEqual(
      checkRun,
    );
    const { details_url: _, ...bare } = body;
    expect(seen.map(({ line, body }) => [line, body])).toEqual([
      [`POST ${REPO}/check-runs`, { ...body, head_sha: sha }],
      [`PATCH ${REPO}/check-runs/301`, { ...bare, output: { ...body.output, annotations: [] } }],
    ]);
  });

  test("a status is set with or without a link", async () => {
    const { github, seen } = await scripted([
      { status: 201, json: {} },
      { status: 201, json: {} },
    ]);
    const status = { context: "umpire", state: "failure", description: "attempt 2 of 3" } as const;
    await github.setStatus(sha, { ...status, url: "https://example.com/run" });
    await github.setStatus(sha, { ...status, url: null });
    expect(seen.map(({ body }) => body)).toEqual([
      { ...status, target_url: "https://example.com/run" },
      status,
    ]);
    expect(seen[0]?.line).toBe(`POST ${REPO}/statuses/${sha}`);
  });
});

describe("labels and people", () => {
  test("are set as asked", async () => {
    const { github, seen } = await scripted(() => ({ status: 200, json: [] }));
    await github.addLabels(12, ["umpire:escalated"]);
    await github.removeLabel(12, "umpire:retry me");
    await github.addAssignees(12, ["ana"]);
    await github.requestReviewers(12, { users: ["ana"], teams: ["core"] });
    expect(seen.map(({ line, body }) => [line, body])).toEqual([
      [`POST ${REPO}/issues/12/labels`, { labels: ["umpire:escalated"] }],
      [`DELETE ${REPO}/issues/12/labels/umpire%3Aretry%20me`, null],
      [`POST ${REPO}/issues/12/assignees`, { assignees: ["ana"] }],
      [`POST ${REPO}/pulls/12/requested_reviewers`, { reviewers: ["ana"], team_reviewers: ["core"] }],
    ]);
  });

  test("a label that is not there is removed", async () => {
    const { github } = await scripted([{ status: 404, json: { message: "Label does not exist" } }]);
    await expect(github.removeLabel(12, "a")).resolves.toBeUndefined();
  });
});

describe("a file at a ref", () => {
  const file = (text: string) => ({
    type: "file",
    encoding: "base64",
    content: Buffer.from(text).toString("base64"),
  });

  test("is its text", async () => {
    const { github, lines } = await scripted([{ json: file("max_attempts: 3 # für alle\n") }]);
    expect(await github.fileAt(".github/umpire.yml", "main")).toBe("max_attempts: 3 # für alle\n");
    expect(lines()).toEqual([`GET ${REPO}/contents/.github%2Fumpire.yml?ref=main`]);
  });

  test("that is not there is null", async () => {
    const { github } = await scripted([{ status: 404, json: { message: "Not Found" } }]);
    expect(await github.fileAt("a", "main")).toBeNull();
  });

  test.for([
    ["a folder", [{ type: "file", name: "a" }]],
    ["a link", { type: "symlink", target: "/etc/passwd" }],
    ["too large", { type: "file", encoding: "none", content: "" }],
  ] as const)("that is %s is refused", async ([, json]) => {
    const { github } = await scripted([{ json }]);
    await expect(github.fileAt("a", "main")).rejects.toMatchObject({ code: "github-no-file" });
  });
});
