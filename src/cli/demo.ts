import { join } from "node:path";
import { runTests } from "../app/run-tests.ts";
import type { Review } from "../app/tell-case.ts";
import { verdictLines } from "../core/message/terminal.ts";
import { commitAttempt, demoStories, makeDemoProject, startStory } from "../shell/demo/project.ts";
import { openWorld } from "../wiring/open-world.ts";

const TEST_COMMAND = [process.execPath, "--test"];
const TIMEOUT_SECONDS = 60;

/** Plays the three stories with real commits and real test runs. */
export async function demo(): Promise<number> {
  const folder = await makeDemoProject();
  say(`A small git project in ${folder}, played with real commits and real test runs.`);
  for (const story of await demoStories()) {
    say(`\n=== ${story.title} ===`);
    await startStory(folder, story);
    let review: Review | undefined;
    for (const attempt of story.attempts) {
      await commitAttempt(folder, story, attempt);
      say(`\n$ git commit -m "${attempt.message.split("\n", 1)[0]}" && umpire run -- node --test`);
      review = await callAttempt(folder, story.name);
      say(verdictLines(review.latest).join("\n"));
    }
    if (review?.latest.call.action === "escalate")
      say(`\nThe comment a person gets:\n\n${review.document.comment}`);
  }
  say(
    `\nThe folder is yours to look at: cd ${folder} && git log --oneline --all && ls ${join(".aiwg", "ralph", "debug-memory", "sessions")}`,
  );
  return 0;
}

async function callAttempt(folder: string, branch: string): Promise<Review> {
  const { world, config } = await openWorld({ folder, config: undefined, output: "nowhere", say });
  const request = {
    argv: TEST_COMMAND,
    junit: [],
    coverage: [],
    base: "main",
    branch,
    cwd: folder,
    timeoutSeconds: TIMEOUT_SECONDS,
    arrange: true,
  };
  return await runTests(request, config, world);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
