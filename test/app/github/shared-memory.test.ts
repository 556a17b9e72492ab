import { describe, expect, test } from "vitest";
import { Attempts } from "../../../src/app/github/attempted.ts";
import { ofJudgingWorkflow } from "../../../src/app/github/may-gather.ts";
import type { WorkflowRun } from "../../../src/app/github/ports.ts";
import { recallMemory, type SharedMemory } from "../../../src/app/github/shared-memory.ts";
import { UserError } from "../../../src/core/errors.ts";
import { aCommit, aFix } from "../../support/builders.ts";
import { attemptRun } from "../../support/github/attempt-run.ts";
import { InMemoryGitHub } from "../../support/github/in-memory.ts";

const broken = { passed: ["b"], failed: ["a"] };
const fix = aFix({ commits: [aCommit({ fixStrategy: "Refuse missing input" })] });
const fixed = { passed: ["a", "b"], fix };
const NAME = "umpire-memory-v1";

/** A repository whose judging workflow runs from the default branch. */
function aRepository() {
  const memory = new InMemoryGitHub();
  const said: string[] = [];
  let runs = 0;
  const judging = (id: number): WorkflowRun =>
    memory.addRun({ id, event: "workflow_run", path: ".github/workflows/judge.yml" });
  const trusted: SharedMemory = { mayWrite: ofJudgingWorkflow(judging(1000)), mayLearn: true };
  const run = async (
    pull: number,
    evidence: Parameters<typeof attemptRun>[0]["evidence"],
    shared = trusted,
  ) => {
    if (!memory.pulls.has(pull))
      memory.addPull({ number: pull, head: { sha: "a".repeat(40), ref: `work-${pull}`, repositoryId: 77 } });
    runs += 1;
    const head = { sha: String(runs).padStart(40, "0"), ref: `work-${pull}`, repositoryId: 77 };
    const own = memory.addRun({ id: runs, head });
    const uploader = judging(1000 + runs).id;
    const attempts = new Attempts();
    const judged = await attemptRun({ pull, run: own, evidence, memory: shared, uploader }, memory, attempts);
    return { ...judged, problems: attempts.problems };
  };
  const stored = () => memory.artifacts.filter(({ name }) => name === NAME);
  return { memory, run, stored, trusted, said };
}

describe("what one pull request teaches, the next one knows", () => {
  test("kept as an artifact by the judging workflow", async () => {
    const { run, stored } = aRepository();
    await run(1, broken);
    expect(stored()).toHaveLength(0);
    await run(1, fixed);
    expect(stored()).toHaveLength(1);
    const { review } = await run(2, broken);
    expect(review.document.comment).toContain("`Refuse missing input` seen once, and worked.");
    expect(review.patterns).toMatchObject([{ fix_strategy: "Refuse missing input", success_count: 1 }]);
    // Nothing was learned, so nothing is stored.
    expect(stored()).toHaveLength(1);
  });

  test("what runs of the same moment learned comes together", async () => {
    const { memory, run, stored } = aRepository();
    await run(1, broken);
    await run(1, fixed);
    const [first] = stored();
    if (!first) throw new Error("the first pull request taught something");
    await run(2, broken);
    memory.artifacts.splice(memory.artifacts.indexOf(first), 1);
    await run(2, fixed);
    memory.artifacts.push(first);
    const { review } = await run(3, broken);
    expect(review.document.comment).toContain("`Refuse missing input` worked 2 of 2 times.");
  });
});

describe("nobody else teaches anything", () => {
  test("a fork reads, and does not write", async () => {
    const { run, stored, trusted } = aRepository();
    await run(1, broken, { ...trusted, mayLearn: false });
    await run(1, fixed, { ...trusted, mayLearn: false });
    expect(stored()).toHaveLength(0);
  });

  test("an artifact of the same name from a run that may not write it is not read", async () => {
    const { memory, run, stored } = aRepository();
    await run(1, broken);
    await run(1, fixed);
    const [theirs] = stored();
    if (!theirs) throw new Error("the first pull request taught something");
    memory.addRun({ id: 5000, event: "pull_request" });
    memory.artifacts.splice(
      0,
      memory.artifacts.length,
      { ...theirs, runId: 5000 },
      { ...theirs, runId: null },
    );
    expect((await run(2, broken)).review.patterns).toEqual([]);
  });

  test("without a trusted run there is no memory at all", async () => {
    const { memory } = aRepository();
    expect(await recallMemory(undefined, new Attempts(), memory.world(1))).toBeNull();
  });
});

describe("what is broken stops nothing", () => {
  const withFile = (text: string | null) => {
    const { memory, trusted } = aRepository();
    const files = new Map(text === null ? [] : [["learned-patterns.yaml", new TextEncoder().encode(text)]]);
    memory.artifacts.push({ id: 1, name: NAME, runId: 1000, expired: false, bytes: 1, createdAt: "", files });
    return { memory, trusted };
  };

  test.each([["patterns: 7"], [null]])("a file that is none: %j", async (text) => {
    const { memory, trusted } = withFile(text);
    const said: string[] = [];
    const world = { ...memory.world(1), say: (line: string) => said.push(line) };
    expect(await recallMemory(trusted, new Attempts(), world)).toEqual([]);
    expect(said.join()).toMatch(
      text === null ? /^$/ : /^The learned patterns in umpire-memory-v1 cannot be used/,
    );
  });

  test("one that has expired, and one that is gone", async () => {
    const { memory, trusted } = withFile("patterns: 7");
    const [one] = memory.artifacts;
    if (!one) throw new Error("there is one");
    memory.artifacts.splice(0, 1, { ...one, expired: true });
    expect(await recallMemory(trusted, new Attempts(), memory.world(1))).toEqual([]);
    const world = memory.world(1);
    const gone = { ...world, github: { ...world.github, download: async () => "gone" as const } };
    memory.artifacts.splice(0, 1, one);
    expect(await recallMemory(trusted, new Attempts(), gone)).toEqual([]);
  });

  test("when GitHub does not say what is stored, nothing is written over it", async () => {
    const { memory, run, stored } = aRepository();
    await run(1, broken);
    let asked = 0;
    memory.before = async (call) => {
      if (call === "artifactsNamed") asked += 1;
      // The first asks for the records.
      if (call === "artifactsNamed" && asked === 2)
        throw new UserError("github-unavailable", "GitHub does not answer.", "Try again.");
    };
    const { review, problems } = await run(1, fixed);
    expect(problems).toEqual(["Memory: GitHub does not answer. Try again."]);
    expect(review.latest.call.action).toBe("proceed");
    expect(stored()).toHaveLength(0);
  });
});
