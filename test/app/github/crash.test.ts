import { expect, test } from "vitest";
import { attemptRun } from "../../support/github/attempt-run.ts";
import { InMemoryGitHub } from "../../support/github/in-memory.ts";

class Crash extends Error {}

/** Two attempts, the second one a regression: every surface is written. Its last run stops at the given call. */
async function secondRun(stopAt: number | null) {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  await attemptRun(
    { pull: 5, run: memory.addRun({ id: 1 }), evidence: { passed: ["a"], failed: ["b"] } },
    memory,
  );
  const evidence = { passed: ["b"], failed: ["a"] };
  let calls = 0;
  memory.before = async () => {
    calls += 1;
    if (calls === stopAt) throw new Crash();
  };
  const run = memory.addRun({ id: 2, status: "in_progress", conclusion: null });
  const first = attemptRun({ pull: 5, run, evidence }, memory);
  const crashed = await first.then(
    () => false,
    (error) => {
      if (error instanceof Crash) return true;
      throw error;
    },
  );
  memory.before = async () => undefined;
  if (crashed) await attemptRun({ pull: 5, run: memory.addRun({ ...run, attempt: 2 }), evidence }, memory);
  return { memory, crashed, calls };
}

test("a run that stops between any two calls is made good by one re-run", async () => {
  const whole = await secondRun(null);
  expect(whole.memory.comments[0]?.body).toContain("Execution Feedback Escalation");
  for (let stopAt = 1; stopAt <= whole.calls; stopAt += 1) {
    const { memory, crashed } = await secondRun(stopAt);
    expect(crashed).toBe(true);
    expect(memory.comments).toHaveLength(1);
    expect(memory.comments[0]?.body).toContain("Execution Feedback Escalation");
    expect(memory.comments[0]?.body).toContain("**Attempts**: 2 / 3");
    expect(memory.labels.get(5)).toEqual(new Set(["umpire:escalated"]));
    expect(memory.statuses.at(-1)).toMatchObject({
      state: "failure",
      sha: whole.memory.statuses.at(-1)?.sha,
    });
    expect(memory.checks.at(-1)?.input.conclusion).toBe("action_required");
  }
});
