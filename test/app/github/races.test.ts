import { appendFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { attemptRun } from "../../support/github/attempt-run.ts";
import { InMemoryGitHub } from "../../support/github/in-memory.ts";

/** More in `npm run test:faults`. */
const RUNS = Number(process.env["UMPIRE_RACES"] ?? 25);

test("runs that end at once give one comment, all attempts and the newest verdict, in every order", async () => {
  const told = new Map<number, Set<string>>();
  const figures = { races: 0, runs: 0, calls: 0 };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 8 }), fc.scheduler(), async (count, scheduler) => {
      const memory = new InMemoryGitHub();
      memory.addPull({ number: 5 });
      const runs = Array.from({ length: count }, (_, position) =>
        memory.addRun({ id: position + 1, status: "in_progress", conclusion: null }),
      );
      memory.before = (call) => scheduler.schedule(Promise.resolve(), call);
      const ended = Promise.all(
        runs.map((run) =>
          attemptRun({ pull: 5, run, evidence: { passed: ["a"], failed: [`f${run.id}`] } }, memory),
        ),
      );
      await scheduler.waitFor(ended);
      expect(memory.comments).toHaveLength(1);
      const body = memory.comments[0]?.body ?? "";
      told.set(count, (told.get(count) ?? new Set()).add(body));
      expect(body).toContain(`f${count}`);
      expect(memory.statuses.filter(({ state }) => state === "success")).toEqual([]);
      expect(new Set(memory.statuses.map(({ sha }) => sha)).size).toBe(count);
      const attempts = memory.artifacts.filter(({ name }) => name.startsWith("umpire-attempt-v1-5-"));
      expect(attempts).toHaveLength(count);
      figures.races += 1;
      figures.runs += count;
      figures.calls += memory.calls.length;
    }),
    { numRuns: RUNS },
  );
  for (const bodies of told.values()) expect(bodies.size).toBe(1);
  const file = process.env["UMPIRE_FAULTS_FILE"];
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
});
