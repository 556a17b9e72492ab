import { describe, expect, test } from "vitest";
import { AnswerLost, type GitHub } from "../../../src/app/github/ports.ts";
import { openGitHub } from "../../../src/shell/github/github.ts";
import { BUDGET_MS, patience } from "../../../src/shell/github/manners/patience.ts";
import { A_COMMENT, A_PULL } from "./answers.ts";
import { type Answer, scripted } from "./scripted-github.ts";

const userError = (code: string, message: RegExp) =>
  expect.objectContaining({ name: "UserError", code, message: expect.stringMatching(message) });

const pull: Answer = { json: A_PULL };
const comment: Answer = { status: 201, json: A_COMMENT };
const said = (message: string) => ({ json: { message } });
const LOST: readonly (readonly [string, Answer])[] = [
  ["500", { status: 500, ...said("Server Error") }],
  ["502 with the page of a proxy", { status: 502, text: "<html>\n::error::Bad gateway</html>" }],
  ["503", { status: 503 }],
  ["504", { status: 504 }],
  ["408", { status: 408 }],
  ["a connection that is reset", { fault: "reset" }],
  ["a body that breaks off", { json: A_PULL, fault: "broken-off" }],
  ["a body that was cut to fit", { text: '{"id":1', headers: { "content-type": "application/json" } }],
  ["an empty body", { text: "", headers: { "content-type": "application/json" } }],
  ["a page instead of JSON", { text: "<html>Sign in</html>", headers: { "content-type": "text/html" } }],
  ["an answer of no type", { text: "ok" }],
];

describe("reading is repeated", () => {
  test.for(LOST)("after %s", async ([, answer]) => {
    const { github, seen, waits } = await scripted([answer, pull]);
    expect(await github.pull(12)).toMatchObject({ number: 12 });
    expect(seen).toHaveLength(2);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(500);
    expect(waits[0]).toBeLessThanOrEqual(1_000);
  });

  test("after a call that never ends", async () => {
    const { github, seen } = await scripted([{ fault: "silence" }, pull], { timeoutMs: 100 });
    await github.pull(12);
    expect(seen).toHaveLength(2);
  });

  test("after growing pauses that nobody else makes at the same time", async () => {
    const down = Array.from({ length: 7 }, (): Answer => ({ status: 502 }));
    const { github, waits } = await scripted([...down, pull]);
    await github.pull(12);
    const full = [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1000);
    for (const [index, most] of full.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(most / 2);
      expect(waits[index]).toBeLessThanOrEqual(most);
    }
    expect(new Set(waits).size).toBe(waits.length);
  });

  test("when GitHub says when, then", async () => {
    const { github, waits } = await scripted([{ status: 503, headers: { "retry-after": "7" } }, pull]);
    await github.pull(12);
    expect(waits).toEqual([7_000]);
  });

  test("until five minutes of waiting are spent, and then not for any call of the run", async () => {
    const { github, waits, seen } = await scripted(() => ({ status: 502, ...said("down") }));
    await expect(github.pull(12)).rejects.toEqual(
      userError("github-unavailable", /could not read pull request #12.*502/),
    );
    const waited = waits.reduce((sum, ms) => sum + ms, 0);
    expect(waited).toBeGreaterThan(245_000);
    expect(waited).toBeLessThanOrEqual(300_000);
    const tries = seen.length;
    // Not even the longest single pause is left, though a first one may be.
    await expect(github.comments(12)).rejects.toEqual(userError("github-unavailable", /comments of #12/));
    expect(seen.length - tries).toBeLessThanOrEqual(7);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(300_000);
  });

  test("never when the budget is nothing", async () => {
    const { github, seen } = await scripted([{ status: 502 }], { budgetMs: 0 });
    await expect(github.pull(12)).rejects.toEqual(userError("github-unavailable", /./));
    expect(seen).toHaveLength(1);
  });

  test("and time that a silent server takes is spent as well", async () => {
    const { github, waits } = await scripted(() => ({ fault: "silence" }), {
      timeoutMs: 200,
      budgetMs: 1_300,
    });
    await expect(github.pull(12)).rejects.toEqual(userError("github-unavailable", /./));
    expect(waits.length).toBeLessThanOrEqual(1);
  });

  test("and calls that answer slowly spend it, too, until none is made any more", async () => {
    const purse = patience(10_000);
    const { github, seen } = await scripted(() => pull, { patience: purse });
    await github.pull(12);
    purse.spend(9_999 + 20_000);
    await expect(github.pull(12)).rejects.toEqual(
      userError("github-unavailable", /time for GitHub is spent/),
    );
    expect(seen).toHaveLength(1);
  });

  test.each([
    ["whole as long as there is enough", 0, 30_000],
    ["what is left", 285_000 - 20_000, 15_000],
    ["a last word when all is spent", 280_000, 10_000],
    ["the rest of the last words", 295_000, 5_000],
    ["nothing after five minutes", 300_000, 0],
  ])("a single call may take %s", (_, spent, allowed) => {
    const purse = patience(BUDGET_MS);
    purse.spend(spent);
    expect(purse.allow(30_000)).toBe(allowed);
  });
});

describe("a rate limit is waited for", () => {
  const secondary = said("You have exceeded a secondary rate limit.");
  const at = { date: "Sun, 25 Jan 2026 10:00:00 GMT", "x-ratelimit-remaining": "0" };
  const reset = (seconds: number) => String(Date.parse(at.date) / 1000 + seconds);

  const cases: readonly (readonly [string, Answer, number])[] = [
    ["429 with Retry-After", { status: 429, headers: { "retry-after": "3" } }, 3_000],
    ["403 with Retry-After", { status: 403, headers: { "retry-after": "3" }, ...said("slow down") }, 3_000],
    ["429 without a word", { status: 429 }, 60_000],
    ["403 of the secondary limit without a header", { status: 403, ...secondary }, 60_000],
    [
      "403 of the old name",
      { status: 403, ...said("You have triggered an abuse detection mechanism.") },
      60_000,
    ],
    ["403 until the reset", { status: 403, headers: { ...at, "x-ratelimit-reset": reset(90) } }, 91_000],
    [
      "403 with a reset that is past",
      { status: 403, headers: { ...at, "x-ratelimit-reset": reset(-9) } },
      1_000,
    ],
    [
      "403 with an unreadable reset",
      { status: 403, headers: { ...at, "x-ratelimit-reset": "soon" } },
      60_000,
    ],
    ["403 with an unreadable Retry-After", { status: 403, headers: { "retry-after": "soon" } }, 60_000],
  ];

  test.for(cases)("%s, by a read", async ([, answer, wait]) => {
    const { github, waits } = await scripted([answer, pull]);
    await github.pull(12);
    expect(waits).toEqual([wait]);
  });

  test.for(cases)("%s, by a write too: it was not performed", async ([, answer, wait]) => {
    const { github, waits, seen } = await scripted([answer, comment]);
    expect(await github.createComment(12, "hi")).toMatchObject({ id: 501 });
    expect(waits).toEqual([wait]);
    expect(seen.map(({ body }) => body)).toEqual([{ body: "hi" }, { body: "hi" }]);
  });

  test("twice as long each time when GitHub does not say how long, within the budget", async () => {
    const { github, waits } = await scripted(() => ({ status: 403, ...secondary }));
    await expect(github.createComment(12, "hi")).rejects.toEqual(
      userError("github-unavailable", /rate limit is spent/),
    );
    expect(waits).toEqual([60_000, 120_000]);
  });

  test("not at all when it lasts longer than the budget", async () => {
    const { github, waits } = await scripted([{ status: 429, headers: { "retry-after": "3600" } }]);
    await expect(github.pull(12)).rejects.toEqual(
      userError("github-unavailable", /further away than Umpire waits/),
    );
    expect(waits).toEqual([]);
  });
});

describe("writing is not repeated", () => {
  test.for(LOST)("after %s: the answer is lost", async ([, answer]) => {
    const { github, seen, waits } = await scripted([answer, comment]);
    await expect(github.createComment(12, "hi")).rejects.toBeInstanceOf(AnswerLost);
    expect(seen).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  test("after silence", async () => {
    const { github, seen } = await scripted([{ fault: "silence" }, comment], { timeoutMs: 100 });
    await expect(
      github.setStatus("c".repeat(40), { context: "umpire", state: "success", description: "", url: null }),
    ).rejects.toBeInstanceOf(AnswerLost);
    expect(seen).toHaveLength(1);
  });

  test("after an answer that is no comment", async () => {
    const { github } = await scripted([{ status: 201, json: { ok: true } }]);
    await expect(github.createComment(12, "hi")).rejects.toThrow(/comment on #12, and the answer was lost/);
  });
});

const sha = "c".repeat(40);
const status = { context: "umpire", state: "success", description: "", url: null } as const;
const check = {
  name: "umpire",
  sha,
  externalId: "x",
  conclusion: "success",
  title: "t",
  summary: "s",
  detailsUrl: null,
  annotations: [],
} as const;
const artifact = { id: 1, name: "a", runId: 7, expired: false, bytes: 10, createdAt: "" };

/** Every call with the permission that it needs. */
const CALLS: readonly (readonly [name: string, call: (github: GitHub) => Promise<unknown>, needs: string])[] =
  [
    ["pull", (g) => g.pull(1), "pull-requests: read"],
    ["pullsAt", (g) => g.pullsAt(sha), "pull-requests: read"],
    ["pullDiff", (g) => g.pullDiff(1), "pull-requests: read"],
    ["reviews", (g) => g.reviews(1), "pull-requests: read"],
    ["run", (g) => g.run(1), "actions: read"],
    ["runs", (g) => g.runs({ branch: "b", event: "e" }), "actions: read"],
    ["artifactsOf", (g) => g.artifactsOf(1, ""), "actions: read"],
    ["artifactsNamed", (g) => g.artifactsNamed("a", 5), "actions: read"],
    ["download", (g) => g.download(artifact), "actions: read"],
    ["comments", (g) => g.comments(1), "pull-requests: read"],
    ["createComment", (g) => g.createComment(1, ""), "pull-requests: write"],
    ["updateComment", (g) => g.updateComment(1, ""), "pull-requests: write"],
    ["deleteComment", (g) => g.deleteComment(1), "pull-requests: write"],
    ["checkRuns", (g) => g.checkRuns(sha, "umpire"), "checks: read"],
    ["createCheckRun", (g) => g.createCheckRun(check), "checks: write"],
    ["updateCheckRun", (g) => g.updateCheckRun(1, check), "checks: write"],
    ["setStatus", (g) => g.setStatus(sha, status), "statuses: write"],
    ["addLabels", (g) => g.addLabels(1, ["a"]), "pull-requests: write"],
    ["removeLabel", (g) => g.removeLabel(1, "a"), "pull-requests: write"],
    ["addAssignees", (g) => g.addAssignees(1, ["ana"]), "pull-requests: write"],
    ["requestReviewers", (g) => g.requestReviewers(1, { users: ["ana"], teams: [] }), "pull-requests: write"],
    ["fileAt", (g) => g.fileAt("a", "main"), "contents: read"],
  ];

describe("a refusal is explained and not repeated", () => {
  const forbidden = { status: 403, ...said("Resource not accessible by integration") };

  test.for(CALLS)("%s names the permission it lacks", async ([, call, needs]) => {
    const { github, seen } = await scripted([forbidden]);
    await expect(call(github)).rejects.toMatchObject({
      code: "github-permission",
      message: expect.stringContaining(`the token lacks \`${needs}\` (403, "Resource not accessible`),
      hint: expect.stringContaining(`permissions:\n    ${needs}\n`),
    });
    expect(seen).toHaveLength(1);
  });

  test.for(CALLS)("%s says that the token is not accepted", async ([, call]) => {
    const { github } = await scripted([{ status: 401, ...said("Bad credentials") }]);
    await expect(call(github)).rejects.toEqual(userError("github-token", /Bad credentials/));
  });

  test.for(CALLS)("%s passes on what GitHub does not accept", async ([, call]) => {
    const { github, seen } = await scripted([{ status: 422, ...said("Validation Failed") }]);
    await expect(call(github)).rejects.toEqual(
      userError("github-refused", /Umpire could not .*\(422, "Validation Failed/),
    );
    expect(seen).toHaveLength(1);
  });

  test.for(CALLS)("%s does not take a conflict for an empty answer", async ([, call]) => {
    const { github } = await scripted([{ status: 409, ...said("Conflict") }]);
    await expect(call(github)).rejects.toEqual(userError("github-refused", /409/));
  });

  test("what is not there is named", async () => {
    const { github } = await scripted([
      { status: 404, ...said("Not Found") },
      { status: 410, ...said("Gone") },
    ]);
    await expect(github.updateComment(5, "x")).rejects.toEqual(
      userError("github-not-found", /update comment 5.*404/),
    );
    await expect(github.createComment(5, "x")).rejects.toEqual(
      userError("github-not-found", /comment on #5.*410/),
    );
  });

  test("a locked conversation is no missing permission", async () => {
    const { github } = await scripted([
      { status: 403, ...said("Unable to create comment because issue is locked.") },
    ]);
    await expect(github.createComment(5, "x")).rejects.toEqual(
      userError("github-locked", /conversation is locked/),
    );
  });

  test("an answer of another shape says where", async () => {
    const { github } = await scripted([{ json: { ...A_PULL, head: {} } }, { json: "text" }]);
    await expect(github.pull(12)).rejects.toEqual(userError("github-answer", /at head.sha, head.ref/));
    await expect(github.pull(12)).rejects.toEqual(userError("github-answer", /at its root/));
  });

  test("what GitHub says cannot command the runner", async () => {
    const { github } = await scripted([{ status: 422, ...said("x\n::set-output name=a::b\u001b[31m") }]);
    const error = await github.createComment(5, "x").catch((thrown: unknown) => thrown);
    expect(String(error)).not.toMatch(/\p{Cc}/u);
  });
});

describe("opening", () => {
  test.for([
    [{ token: "" }, "github-token"],
    [{ apiUrl: "api.github.com" }, "github-url"],
    [{ apiUrl: "http://" }, "github-url"],
    [{ repository: "hello" }, "github-repository"],
    [{ repository: "a/b/c" }, "github-repository"],
  ] as const)("with %o is refused", async ([options, code]) => {
    await expect(scripted([], options)).rejects.toMatchObject({ name: "UserError", code });
  });

  test("an address with a path and a slash at its end is used as it is", async () => {
    const server = await scripted([pull]);
    const { github } = await scripted([], { apiUrl: `${server.url}/api/v3/` });
    await github.pull(12);
    expect(server.lines()).toEqual(["GET /api/v3/repos/octo/hello/pulls/12"]);
    expect(server.seen[0]?.headers).toMatchObject({ authorization: "token ghp_secret" });
    expect(server.seen[0]?.headers["user-agent"]).toMatch(/^umpire /);
  });
});

describe("pace", () => {
  test("leaves a second between two writes, as GitHub asks", async () => {
    const times: number[] = [];
    const { github } = await scripted(
      () => {
        times.push(performance.now());
        return { status: 201, json: {} };
      },
      { pace: "github" },
    );
    await Promise.all([github.setStatus(sha, status), github.setStatus(sha, status)]);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
  });

  test("and does not wait a second time for what the policy gave up", async () => {
    const { github, seen } = await scripted([{ status: 429, headers: { "retry-after": "3600" } }], {
      pace: "github",
    });
    await expect(github.pull(12)).rejects.toEqual(userError("github-unavailable", /./));
    expect(seen).toHaveLength(1);
  });

  test("really sleeps when nobody says otherwise", async () => {
    const { url } = await scripted([{ status: 429, headers: { "retry-after": "0" } }, pull]);
    const github = openGitHub({ apiUrl: url, token: "ghp_secret", repository: "octo/hello" });
    expect(await github.pull(12)).toMatchObject({ number: 12 });
  });
});
