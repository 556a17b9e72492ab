import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { resetLedger } from "../src/app/ledger-story.ts";
import type { World } from "../src/app/ports.ts";
import { proveTheFix } from "../src/app/prove-fix.ts";
import { reviewReports } from "../src/app/review-reports.ts";
import type { Review } from "../src/app/tell-case.ts";
import { openWorld } from "../src/wiring/open-world.ts";
import { junitXml } from "./support/junit.ts";
import { lcov } from "./support/lcov.ts";
import { aRepository } from "./support/repository.ts";
import { expectValid } from "./support/schemas.ts";

/** One folder is one story: scenario.json says what happens, expected/ what must come of it. */
const Case = z.union([
  z.string(),
  z.strictObject({
    name: z.string(),
    failure: z.string().optional(),
    type: z.string().optional(),
    skipped: z.boolean().optional(),
  }),
]);
const Step = z.union([
  z.strictObject({
    commit: z.string(),
    files: z.record(z.string(), z.string()).default({}),
    report: z.array(Case),
    /** Hits by line of each file; without it nothing is measured. */
    coverage: z.record(z.string(), z.record(z.string(), z.int())).optional(),
    /** A script of the project that runs its tests, on the old code and on the new. */
    prove: z.string().optional(),
  }),
  z.strictObject({ rerun: z.array(Case) }),
  z.strictObject({ uncommitted: z.record(z.string(), z.string()), report: z.array(Case) }),
  z.strictObject({ reset: z.literal(true) }),
]);
const Scenario = z.strictObject({
  story: z.string(),
  config: z.string().optional(),
  /** What there is before the work begins. */
  start: z.record(z.string(), z.string()).default({}),
  steps: z.array(Step),
});

const FOLDER = join(import.meta.dirname, "scenarios");

describe.each(readdirSync(FOLDER))("scenario %s", (name) => {
  const scenario = Scenario.parse(JSON.parse(readFileSync(join(FOLDER, name, "scenario.json"), "utf8")));

  test(scenario.story, async () => {
    const repository = await aRepository();
    await repository.commit("Start", {
      ".gitignore": ".aiwg/\nreports/\n",
      ...(scenario.config && { ".github/umpire.yml": scenario.config }),
      ...scenario.start,
    });
    await repository.git("switch", "--quiet", "--create", "work");
    const { world: real, config } = await openWorld({
      folder: repository.root,
      config: undefined,
      output: "nowhere",
      say: () => {},
    });
    const world = withFixedClock(real);

    const reviews: Review[] = [];
    for (const step of scenario.steps) {
      if ("reset" in step) {
        await resetLedger(undefined, config, world);
        continue;
      }
      if ("commit" in step) await repository.commit(step.commit, step.files);
      if ("commit" in step && step.prove !== undefined)
        await proveTheFix({ ...REQUEST, ...run(step.prove, repository.root) }, config, world);
      if ("uncommitted" in step) await repository.write(step.uncommitted);
      await repository.write({ "reports/junit.xml": junitXml("rerun" in step ? step.rerun : step.report) });
      if ("commit" in step && step.coverage)
        await repository.write({ "reports/lcov.info": lcov(step.coverage) });
      reviews.push(await reviewReports(REQUEST, config, world));
    }

    for (const { document } of reviews) expectValid("case", document);
    const calls = reviews.map(({ document: { call, comparison } }) => ({
      ...call,
      comparison: nonEmpty(comparison),
    }));
    await expect(`${JSON.stringify(calls, null, 2)}\n`).toMatchFileSnapshot(
      join(FOLDER, name, "expected", "calls.json"),
    );
    await expect(reviews.at(-1)?.document.comment).toMatchFileSnapshot(
      join(FOLDER, name, "expected", "comment.md"),
    );
  });
});

const REQUEST = { junit: ["reports/*.xml"], coverage: [], base: "main", branch: undefined };

function run(script: string, cwd: string) {
  return { argv: [process.execPath, script], timeoutSeconds: undefined, cwd, arrange: false };
}

/** Ids and times count up, so that expected files never change by themselves. */
function withFixedClock(world: World): World {
  let minutes = 0;
  let ids = 0;
  return {
    ...world,
    clock: { now: () => new Date(Date.UTC(2026, 0, 25, 12, minutes++)).toISOString() },
    ids: { ...world.ids, fresh: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}` },
  };
}

function nonEmpty(comparison: object): object {
  return Object.fromEntries(
    Object.entries(comparison).filter(([, tests]) => !Array.isArray(tests) || tests.length > 0),
  );
}
