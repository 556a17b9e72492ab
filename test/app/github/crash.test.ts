import { appendFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Attempts } from "../../../src/app/github/attempted.ts";
import { readBase, recordBaselineRun } from "../../../src/app/github/baseline.ts";
import { judgeRun } from "../../../src/app/github/judge-run.ts";
import { recordRun } from "../../../src/app/github/record-run.ts";
import { underStatus } from "../../../src/app/github/under-status.ts";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { openWorld } from "../../../src/wiring/open-world.ts";
import { anEvidence } from "../../support/builders.ts";
import { attemptRun, SETTINGS } from "../../support/github/attempt-run.ts";
import { InMemoryGitHub } from "../../support/github/in-memory.ts";
import { stoppedAt } from "../../support/github/stopped.ts";
import { junitXml } from "../../support/junit.ts";
import { aRepository } from "../../support/repository.ts";

interface Subject {
  readonly memory: InMemoryGitHub;
  /** The step, of the first run attempt and of the re-run. */
  step(attempt: number): Promise<unknown>;
  /** What people see, whatever happened on the way. */
  ending(): unknown;
}

/** Before every call in turn the process ends, and after the last: between any two writes, and around each of them. */
async function stopEverywhere(name: string, subject: () => Promise<Subject>): Promise<void> {
  const whole = await subject();
  const { calls, writes } = await stoppedAt(null, whole.memory, () => whole.step(1));
  const between = new Set<number>();
  for (let at = 1; at <= calls + 1; at += 1) {
    const { memory, step, ending } = await subject();
    const stopped = await stoppedAt(at, memory, () => step(1));
    expect(stopped.isStopped).toBe(at <= calls);
    between.add(stopped.writes);
    await step(2);
    expect(ending(), `stopped before call ${at} of ${calls}`).toEqual(whole.ending());
  }
  // With no write done, with one, and so on to all: every pair of neighbours was parted.
  expect([...between].sort((left, right) => left - right)).toEqual(
    Array.from({ length: writes + 1 }, (_, n) => n),
  );
  const file = process.env["UMPIRE_FAULTS_FILE"];
  if (file) appendFileSync(file, `${JSON.stringify({ crash: name, calls, writes })}\n`);
}

function seen(memory: InMemoryGitHub) {
  const newest = new Map(memory.statuses.map(({ sha, state }) => [sha, state]));
  const checks = new Map(memory.checks.map(({ input }) => [input.sha, input.conclusion]));
  return {
    comments: memory.comments.map(({ body }) => body.match(/^## .*$|^\*\*Attempts\*\*.*$/gm)),
    labels: [...(memory.labels.get(5) ?? [])],
    statuses: [...newest],
    checks: [...checks],
    attempts: new Set(
      memory.artifacts.flatMap(({ name }) => /^umpire-attempt-v1-\d+-\d+/.exec(name)?.[0] ?? []),
    ),
  };
}

describe("a step that stops between any two writes is made good by one re-run", () => {
  test("review", async () => {
    await stopEverywhere("review", async () => {
      const memory = new InMemoryGitHub();
      memory.addPull({ number: 5 });
      const first = { pull: 5, run: memory.addRun({ id: 1 }), evidence: { passed: ["a"], failed: ["b"] } };
      await attemptRun(first, memory);
      return {
        memory,
        step: async (attempt) => {
          const run = memory.addRun({ id: 2, attempt, status: "in_progress", conclusion: null });
          const place = { sha: run.head.sha, context: SETTINGS.statusContext, url: run.url };
          // Every surface is written: the attempt is a regression.
          await underStatus(place, new Attempts(), memory.world(2), () =>
            attemptRun({ pull: 5, run, evidence: { passed: ["b"], failed: ["a"] } }, memory),
          );
        },
        ending: () => seen(memory),
      };
    });
  });

  test("judge", async () => {
    await stopEverywhere("judge", async () => {
      const memory = new InMemoryGitHub();
      const run = memory.addRun({ id: 1 });
      const pull = memory.addPull({ number: 5, head: run.head });
      for (const job of ["unit", "end-to-end"]) {
        const claim = {
          repository: "OWNER/project",
          pullRequest: 5,
          headSha: run.head.sha,
          event: "pull_request",
          runId: 1,
          runAttempt: 1,
          job,
          expectedJobs: null,
        };
        const evidence = anEvidence({ codeHash: run.head.sha, passed: ["a"], failed: [job] });
        await recordRun(claim, evidence, memory.world(1));
      }
      const request = {
        pull,
        run,
        expectedJobs: 2,
        waitSeconds: 60,
        config: DEFAULT_CONFIG,
        settings: SETTINGS,
        base: null,
        endsAsJudged: false,
        mayGather: () => true,
      };
      return {
        memory,
        step: (attempt) => {
          memory.addRun({ id: 900, attempt, event: "workflow_run" });
          return judgeRun(request, new Attempts(), memory.world(900));
        },
        ending: () => seen(memory),
      };
    });
  });

  test("baseline", async () => {
    const repository = await aRepository();
    await repository.commit("Start", { "a.js": "1\n" });
    await repository.write({ "reports/junit.xml": junitXml(["a", { name: "b", failure: "no" }]) });
    const { world } = await openWorld({
      folder: repository.root,
      config: undefined,
      output: "stderr",
      say: () => undefined,
    });
    const reports = { junit: ["reports/*.xml"], coverage: [], base: undefined, branch: "main" };
    await stopEverywhere("baseline", async () => {
      const memory = new InMemoryGitHub();
      const pull = memory.addPull({ number: 5 });
      const head = { ref: "main", sha: pull.base.sha, repositoryId: null };
      let read: unknown;
      return {
        memory,
        step: async (attempt) => {
          const run = memory.addRun({ id: 1, attempt, event: "push", head });
          await recordBaselineRun({ run, reports }, DEFAULT_CONFIG, { ...world, ...memory.world(1) });
          const before = memory.before;
          memory.before = async () => undefined;
          read = await readBase(pull, memory.world(2));
          memory.before = before;
        },
        ending: () => read,
      };
    });
  });
});
