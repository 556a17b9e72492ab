import { describe, expect, test } from "vitest";
import { Attempts } from "../../../src/app/github/attempted.ts";
import { AnswerLost } from "../../../src/app/github/ports.ts";
import { UserError } from "../../../src/core/errors.ts";
import { last } from "../../support/builders.ts";
import { attemptRun } from "../../support/github/attempt-run.ts";
import { BOT, HEAD_REPOSITORY, InMemoryGitHub, sha } from "../../support/github/in-memory.ts";

const MARKER = "<!-- umpire:case v1 pull=5 -->";

/** A pull request whose runs give these results, one after the other. */
async function story(...results: readonly { passed: readonly string[]; failed: readonly string[] }[]) {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  const judged = [];
  for (const [position, evidence] of results.entries()) {
    const run = memory.addRun({ id: position + 1 });
    judged.push(await attemptRun({ pull: 5, run, evidence }, memory));
  }
  return { memory, judged };
}

describe("a pull request's story", () => {
  test("is one comment that is edited, whatever the number of attempts", async () => {
    const { memory, judged } = await story(
      { passed: ["a"], failed: ["b", "c"] },
      { passed: ["a", "b"], failed: ["c"] },
      { passed: ["a", "b"], failed: ["c"] },
    );
    expect(judged.map(({ review }) => review.latest.call)).toMatchObject([
      { action: "retry", attempt: 1 },
      { action: "retry", attempt: 2 },
      { action: "escalate", attempt: 3, rule: "max_attempts_reached" },
    ]);
    expect(memory.comments).toHaveLength(1);
    expect(memory.comments[0]?.body).toContain("Execution Feedback Escalation");
    expect(memory.labels.get(5)).toEqual(new Set(["umpire:escalated"]));
  });

  test("gives each tested commit its own status and check", async () => {
    const { memory } = await story({ passed: [], failed: ["a"] }, { passed: ["a"], failed: [] });
    expect(memory.statuses).toMatchObject([
      { sha: sha(1), state: "failure", description: "Retry, attempt 1 of 3: 1 test fails: a" },
      { sha: sha(2), state: "success" },
    ]);
    expect(memory.checks.map(({ input }) => input)).toMatchObject([
      { sha: sha(1), conclusion: "failure" },
      { sha: sha(2), conclusion: "success" },
    ]);
  });

  test("shows the newest run of a commit, also when an older one is judged last", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5 });
    const head = { sha: sha(1), ref: "work", repositoryId: HEAD_REPOSITORY };
    const [older, newer] = [memory.addRun({ id: 1, head }), memory.addRun({ id: 2, head })];
    await attemptRun({ pull: 5, run: newer, evidence: { failed: ["a"] } }, memory);
    const late = await attemptRun({ pull: 5, run: older, evidence: { passed: ["a"] } }, memory);
    expect(late.review.latest.call.action).toBe("proceed");
    expect(memory.statuses.map(({ state }) => state)).toEqual(["failure", "failure"]);
    expect(memory.statuses.at(-1)?.url).toBe(newer.url);
  });

  test("shows a newer run of the same commit that is recorded while an older one is judged", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5 });
    const head = { sha: sha(1), ref: "work", repositoryId: HEAD_REPOSITORY };
    const older = memory.addRun({ id: 1, head });
    let isPlayed = false;
    memory.before = async (call) => {
      if (call !== "createComment" || isPlayed) return;
      isPlayed = true;
      const newer = memory.addRun({ id: 2, head });
      await attemptRun({ pull: 5, run: newer, evidence: { failed: ["a"] } }, memory);
      memory.statuses.push({ context: "umpire", state: "success", description: "", url: null, sha: sha(1) });
    };
    await attemptRun({ pull: 5, run: older, evidence: { passed: ["a"] } }, memory);
    expect(memory.statuses.at(-1)?.state).toBe("failure");
  });

  test("loses its label when the case is resolved", async () => {
    const { memory } = await story(
      { passed: ["a"], failed: ["b"] },
      { passed: ["b"], failed: ["a"] },
      { passed: ["a", "b"], failed: [] },
    );
    expect(memory.labels.get(5)).toEqual(new Set());
  });

  test("spends few calls, and no more for a long one", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5 });
    for (let id = 1; id <= 40; id += 1) {
      memory.calls.length = 0;
      await attemptRun(
        { pull: 5, run: memory.addRun({ id }), evidence: { passed: ["a"], failed: ["b"] } },
        memory,
      );
    }
    expect(memory.calls.length).toBeLessThanOrEqual(20);
  });
});

describe("our comment", () => {
  test("is told from a forged one by who wrote it", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5 });
    const person = { id: 9, login: "mallory", type: "User" };
    memory.comment(5, `${MARKER}\nAll is well`, person);
    memory.comment(5, `${MARKER}\nAll is well`, { ...BOT, id: 10 });
    memory.comment(5, `> ${MARKER}\nquoted`);
    await attemptRun({ pull: 5, run: memory.addRun({ id: 1 }), evidence: { failed: ["a"] } }, memory);
    expect(memory.comments.map(({ body }) => body.split("\n")[1])).toEqual([
      "All is well",
      "All is well",
      "quoted",
      "## Attempt 1 of 3: retry",
    ]);
  });

  test("is made again when a person deleted it", async () => {
    const { memory } = await story({ passed: [], failed: ["a"] });
    memory.comments.length = 0;
    await attemptRun({ pull: 5, run: memory.addRun({ id: 2 }), evidence: { failed: ["a"] } }, memory);
    expect(memory.comments).toHaveLength(1);
  });

  test("is one again when a run was stopped before it could fold two", async () => {
    const { memory } = await story({ passed: [], failed: ["a"] });
    const first = memory.comments[0]?.id;
    memory.comment(5, `${MARKER}\nMade at the same time`);
    await attemptRun({ pull: 5, run: memory.addRun({ id: 2 }), evidence: { failed: ["a"] } }, memory);
    expect(memory.comments.map(({ id }) => id)).toEqual([first]);
  });

  test("is not written on a locked or closed pull request; the verdict still is", async () => {
    for (const state of [{ locked: true }, { state: "closed" as const }]) {
      const memory = new InMemoryGitHub();
      memory.addPull({ number: 5, ...state });
      const { commentUrl } = await attemptRun(
        { pull: 5, run: memory.addRun({ id: 1 }), evidence: { failed: ["a"] } },
        memory,
      );
      expect(commentUrl).toBeNull();
      expect(memory.comments).toEqual([]);
      expect(memory.statuses).toHaveLength(1);
    }
  });

  test("is not made twice when GitHub's answer is lost", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5 });
    let lost = false;
    memory.after = (call) => {
      if (call !== "createComment" || lost) return;
      lost = true;
      throw new AnswerLost("502");
    };
    await attemptRun({ pull: 5, run: memory.addRun({ id: 1 }), evidence: { failed: ["a"] } }, memory);
    expect(lost).toBe(true);
    expect(memory.comments).toHaveLength(1);
  });
});

describe("an escalation", () => {
  const broken = { passed: ["b"], failed: ["a"] };
  const whole = { passed: ["a"], failed: ["b"] };

  test("is told on the linked issue, and there how it ended", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5, body: "Fixes #3" });
    const settings = { escalateTo: "linked-issue" as const };
    await attemptRun({ pull: 5, run: memory.addRun({ id: 1 }), evidence: whole, settings }, memory);
    expect(memory.comments.filter(({ on }) => on === 3)).toHaveLength(0);
    await attemptRun({ pull: 5, run: memory.addRun({ id: 2 }), evidence: broken, settings }, memory);
    expect(memory.comments.filter(({ on }) => on === 3)).toHaveLength(1);
    await attemptRun(
      { pull: 5, run: memory.addRun({ id: 3 }), evidence: { passed: ["a", "b"] }, settings },
      memory,
    );
    const [told] = memory.comments.filter(({ on }) => on === 3);
    expect(told?.body).toBe(last(memory.comments.filter(({ on }) => on === 5)).body);
  });

  test("asks people once, and not again with each run that is still escalated", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5 });
    const settings = { reviewers: ["dev"], assignees: ["dev"] };
    for (const [position, evidence] of [whole, broken, broken].entries())
      await attemptRun({ pull: 5, run: memory.addRun({ id: position + 1 }), evidence, settings }, memory);
    expect(memory.calls.filter((call) => call === "requestReviewers")).toHaveLength(1);
    expect(memory.calls.filter((call) => call === "addAssignees")).toHaveLength(1);
  });

  test("mentions the team whose review this token may not request", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5 });
    memory.before = async (call) => {
      if (call === "requestReviewers") throw new UserError("github-permission", "No.", "Ask for it.");
    };
    const settings = { teamReviewers: ["core"], assignees: ["dev"], reviewers: ["dev"] };
    const attempts = new Attempts();
    await attemptRun({ pull: 5, run: memory.addRun({ id: 1 }), evidence: whole, settings }, memory, attempts);
    await attemptRun(
      { pull: 5, run: memory.addRun({ id: 2 }), evidence: broken, settings },
      memory,
      attempts,
    );
    expect(memory.comments[0]?.body).toContain("@OWNER/core: this token may not request");
    expect(attempts.problems).toEqual(["Team review: No. Ask for it.", "Reviewers: No. Ask for it."]);
  });
});

test("a surface that fails is said, and the others are shown all the same", async () => {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  memory.before = async (call) => {
    if (call === "createCheckRun" || call === "upload")
      throw new UserError("github-permission", "No.", "Ask.");
  };
  const attempts = new Attempts();
  const { review } = await attemptRun(
    { pull: 5, run: memory.addRun({ id: 1 }), evidence: { failed: ["a"] } },
    memory,
    attempts,
  );
  expect(review.latest.call.action).toBe("retry");
  expect(attempts.problems).toEqual([
    "Record: No. Ask.",
    "Check run: No. Ask.",
    "Gathered records: No. Ask.",
  ]);
  expect(memory.comments).toHaveLength(1);
});

test("a pull request that cannot be read again keeps its verdict, and what was gathered", async () => {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  let reads = 0;
  memory.before = async (call) => {
    reads += call === "pull" ? 1 : 0;
    if (call === "pull" && reads > 1) throw new UserError("github-unavailable", "No.", "Later.");
  };
  const attempts = new Attempts();
  const run = memory.addRun({ id: 1 });
  const { review } = await attemptRun({ pull: 5, run, evidence: { failed: ["a"] } }, memory, attempts);
  expect(review.latest.call.action).toBe("retry");
  expect(attempts.problems).toEqual(["Case: No. Later."]);
  expect(memory.artifacts.at(-1)?.name).toBe("umpire-ledger-v1-5");
});

test("our own mistakes are not taken for GitHub's", async () => {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  memory.before = async (call) => {
    if (call === "createCheckRun") throw new TypeError("ours");
  };
  const failing = attemptRun({ pull: 5, run: memory.addRun({ id: 1 }), evidence: { failed: ["a"] } }, memory);
  await expect(failing).rejects.toThrow("ours");
});

test("annotations go in batches of fifty, all of them, also when an answer is lost", async () => {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  let writes = 0;
  memory.after = (call) => {
    if (call !== "updateCheckRun") return;
    writes += 1;
    if (writes === 1) throw new AnswerLost("502");
  };
  const failed = Array.from({ length: 130 }, (_, number) => `t${number}`);
  const failures = failed.map((test, number) => ({
    test,
    scope: "test" as const,
    name: test,
    errorType: "TypeError" as const,
    rawType: "TypeError",
    message: `message of its own ${"x".repeat(number)}`,
    expected: null,
    actual: null,
    stack: "",
    testFile: number % 2 ? `test/${number}.js` : null,
    testLine: null,
    frame: number % 2 ? null : { file: `src/${number}.js`, line: 1, function: null },
  }));
  await attemptRun({ pull: 5, run: memory.addRun({ id: 1 }), evidence: { failed, failures } }, memory);
  expect(memory.checks).toHaveLength(1);
  expect(memory.checks[0]?.annotations).toBe(130);
});

describe("the base", () => {
  const base = {
    commit: "0".repeat(40),
    outcomes: new Map([
      ["a", "failed" as const],
      ["c", "passed" as const],
    ]),
  };
  const judged = async (evidence: { passed?: readonly string[]; failed: readonly string[] }) => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5 });
    return (await attemptRun({ pull: 5, run: memory.addRun({ id: 1 }), evidence, base }, memory)).review
      .latest;
  };

  test("shows what was broken before, and what this work broke", async () => {
    expect((await judged({ passed: ["c"], failed: ["a"] })).charged).toBe(false);
    expect((await judged({ failed: ["a", "c"] })).call.rule).toBe("regression_detected");
  });

  test("says nothing when it has other tests than the pull request runs", async () => {
    const latest = await judged({ passed: ["x"], failed: ["y"] });
    expect(latest.findings.map(({ kind }) => kind)).toEqual(["failing-tests"]);
  });
});
