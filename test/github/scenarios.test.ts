import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Scenario } from "./scenario.ts";
import { Stage } from "./stage.ts";
import { type LoopbackGitHub, missingParts, startGitHub } from "./start-github.ts";

const FOLDER = join(import.meta.dirname, "scenarios");
const stories = await Promise.all(
  readdirSync(FOLDER).map(async (name) => {
    const { default: scenario }: { default: Scenario } = await import(join(FOLDER, name, "story.ts"));
    return { name, scenario };
  }),
);

describe.skipIf(missingParts !== null)(`on GitHub ${missingParts ?? ""}`.trimEnd(), () => {
  let github: LoopbackGitHub;
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(() => github?.stop());

  test.each(stories)("$scenario.title ($name)", { timeout: 120_000 }, async ({ scenario }) => {
    await github.reset();
    const stage = new Stage(github);
    try {
      await scenario.play(stage);
    } catch (error) {
      for (const { stdout, stderr } of stage.played) process.stdout.write(`${stdout}\n${stderr}\n`);
      throw error;
    }
    expect(await github.violations()).toEqual([]);
  });
});
