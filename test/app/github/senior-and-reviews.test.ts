import { describe, expect, test } from "vitest";
import { Attempts } from "../../../src/app/github/attempted.ts";
import type { Review } from "../../../src/app/github/ports.ts";
import { Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { UserError } from "../../../src/core/errors.ts";
import { last } from "../../support/builders.ts";
import { attemptRun } from "../../support/github/attempt-run.ts";
import { InMemoryGitHub } from "../../support/github/in-memory.ts";

const failing = { passed: ["a"], failed: ["b"] };
const passing = { passed: ["a", "b"], failed: [] };

function aMemory(): InMemoryGitHub {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  return memory;
}

async function run(
  memory: InMemoryGitHub,
  evidence: typeof failing,
  config: Config,
  attempts = new Attempts(),
) {
  const id = memory.runs.size + 1;
  return await attemptRun({ pull: 5, run: memory.addRun({ id }), evidence, config }, memory, attempts);
}

const commentOf = (memory: InMemoryGitHub) => last(memory.comments).body;

describe("a senior agent on GitHub", () => {
  const policy = (agent: object) =>
    Config.parse({
      retry_policy: { max_attempts: 1 },
      escalation_policy: { triggers: [{ condition: "max_attempts_reached", action: "senior_agent" }] },
      senior_agent: { name: "Senior", max_attempts: 1, ...agent },
    });

  test("gets a label and a mention while it has the work, and nobody else is called", async () => {
    const memory = aMemory();
    const { review } = await run(memory, failing, policy({ mention: "@senior-agent" }));
    expect(review.document.call).toMatchObject({
      action: "retry",
      rule: "senior_agent",
      assignedTo: "Senior",
    });
    expect(memory.labels.get(5)).toEqual(new Set(["umpire:senior-agent"]));
    expect(commentOf(memory)).toContain(
      "**Next attempt by**: `Senior`, who has 1 attempt before a person is asked",
    );
    expect(commentOf(memory)).toMatch(
      /^@senior-agent: the next attempt is yours \(1 before a person is asked\)\.$/m,
    );
    expect(memory.calls).not.toContain("addAssignees");
  });

  test("gives the label up when a person is asked, or the work is done", async () => {
    const memory = aMemory();
    const config = policy({ label: "for: senior" });
    await run(memory, failing, config);
    expect(memory.labels.get(5)).toEqual(new Set(["for: senior"]));
    const { review } = await run(memory, failing, config);
    expect(review.latest.call).toMatchObject({ action: "escalate", rule: "senior_agent_limit" });
    expect(memory.labels.get(5)).toEqual(new Set(["umpire:escalated"]));
    expect(commentOf(memory)).toContain("the next push opens a new loop with 1 attempt.");
  });

  test("keeps its label from attempt to attempt, and is not mentioned without a login", async () => {
    const memory = aMemory();
    const config = policy({ max_attempts: 2 });
    await run(memory, failing, config);
    await run(memory, failing, config);
    expect(memory.calls.filter((call) => call === "addLabels")).toHaveLength(1);
    expect(commentOf(memory)).not.toContain("the next attempt is yours");
  });
});

describe("reviews on GitHub", () => {
  const ana = { id: 9, login: "ana", type: "User" };
  const aReview = (given: Partial<Review> = {}): Review => ({
    id: 1,
    author: ana,
    association: "MEMBER",
    state: "CHANGES_REQUESTED",
    body: "Guard the input, @everyone",
    commit: null,
    submittedAt: "2026-01-25T12:00:00Z",
    ...given,
  });

  test("a request for changes holds the pass back, and its words are shown as data", async () => {
    const memory = aMemory();
    memory.reviews.push(aReview());
    memory.remarks.push({ review: 1, path: "src/a.js", line: 3, body: "off by one" });
    const { review } = await run(memory, passing, DEFAULT_CONFIG);
    expect(review.latest.call).toMatchObject({ action: "retry", because: ["changes-requested"] });
    expect(last(memory.statuses)).toMatchObject({ state: "failure" });
    expect(commentOf(memory)).toContain("by `ana`: `Guard the input, @everyone` (and 1 more)");
  });

  test("a request counts, too, when its remarks cannot be read", async () => {
    const memory = aMemory();
    memory.reviews.push(aReview());
    memory.before = async (call) => {
      if (call === "reviewRemarks") throw new UserError("github-gone", "Not found.", "Look again.");
    };
    const attempts = new Attempts();
    const { review } = await run(memory, passing, DEFAULT_CONFIG, attempts);
    expect(review.latest.call.because).toEqual(["changes-requested"]);
    expect(attempts.problems).toEqual([expect.stringContaining("Remarks of the review")]);
  });

  test("an approval releases a pass that must have one; until then nothing is charged", async () => {
    const memory = aMemory();
    const config = Config.parse({ require_review: true });
    const first = await run(memory, passing, config);
    expect(first.review.latest).toMatchObject({ charged: false, call: { rule: "review_pending" } });
    expect(commentOf(memory)).toContain(
      "**Next**: nothing is to be changed; a person reviews the pull request.",
    );
    memory.reviews.push(aReview({ state: "APPROVED" }));
    const second = await run(memory, passing, config);
    expect(second.review.latest.call).toMatchObject({ action: "proceed", attempt: 1 });
  });

  test("reviews that cannot be read leave the run without a verdict: somebody may want a change", async () => {
    const memory = aMemory();
    memory.reviews.push(aReview({ state: "CHANGES_REQUESTED" }));
    memory.before = async (call) => {
      if (call === "reviews") throw new UserError("github-gone", "Not found.", "Look again.");
    };
    const { isWhole } = await run(memory, passing, DEFAULT_CONFIG);
    expect(isWhole).toBe(false);
    expect(memory.statuses.at(-1)?.state).toBe("error");
    expect(memory.comments).toEqual([]);
  });
});
