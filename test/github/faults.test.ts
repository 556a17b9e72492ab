import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FaultDirector, runnerFolder } from "./faults/director.ts";
import { Playbook } from "./faults/playbook.ts";
import { startLane } from "./faults/start-lane.ts";
import type { Scenario } from "./scenario.ts";
import { Stage } from "./stage.ts";
import { missingParts } from "./start-github.ts";

/** `npm run test:faults` sets it: names of stories, or `all`. */
const WANTED = process.env["UMPIRE_FAULTS"] ?? "";
const LANES = Number(process.env["UMPIRE_FAULTS_LANES"] ?? 2);
const FOLDER = join(import.meta.dirname, "scenarios");
const names = readdirSync(FOLDER).filter((name) => WANTED === "all" || WANTED.split(",").includes(name));
// The longest first, so that no lane waits for it alone.
names.sort((left, right) => Number(right.startsWith("matrix")) - Number(left.startsWith("matrix")));

/** Each kind of fault at each call of each run of each story, one at a time. */
describe.skipIf(WANTED === "" || missingParts !== null)("with a fault at any call", () => {
  test("every story ends as it does without", { timeout: 10 * 3_600_000 }, async () => {
    const book = new Playbook(process.env["UMPIRE_FAULTS_FILE"] ?? "faults.jsonl");
    const waiting = [...names];
    const troubles: unknown[] = [];
    await Promise.all(Array.from({ length: LANES }, () => lane(waiting, book, troubles)));
    expect(troubles).toEqual([]);
    expect(book.wrong).toBe(0);
  });
});

/** A story that comes to grief takes no other with it. */
async function lane(waiting: string[], book: Playbook, troubles: unknown[]): Promise<void> {
  const github = await startLane();
  const folder = await runnerFolder();
  try {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await play(name).catch((error: unknown) => troubles.push(name, error));
  } finally {
    await github.stop();
    await rm(folder, { recursive: true, force: true });
  }

  async function play(name: string): Promise<void> {
    const { default: scenario }: { default: Scenario } = await import(join(FOLDER, name, "story.ts"));
    const director = new FaultDirector(name, book, folder);
    await github.reset();
    await scenario.play(new Stage(github, (world, staged) => director.direct(world, staged)));
  }
}
