import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pullRequestHints } from "../../src/action/pull-request-hints.ts";

const NOTHING = { labels: [], issueType: null, title: null, branch: null };

async function hintsOf(event: unknown) {
  const folder = await mkdtemp(join(tmpdir(), "umpire-event-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "event.json");
  await writeFile(path, JSON.stringify(event));
  return pullRequestHints(path);
}

test("a pull request says its title, its labels and its branch", async () => {
  const pull_request = {
    title: "fix: tokens",
    labels: [{ name: "bug" }],
    head: { ref: "fix/tokens" },
    number: 7,
  };
  expect(await hintsOf({ pull_request })).toEqual({
    labels: ["bug"],
    issueType: null,
    title: "fix: tokens",
    branch: "fix/tokens",
  });
});

test("a push, and a run outside of a workflow, say nothing", async () => {
  expect(await hintsOf({ ref: "refs/heads/main" })).toEqual(NOTHING);
  expect(pullRequestHints(undefined)).toEqual(NOTHING);
  expect(pullRequestHints(join(tmpdir(), "no-such-event.json"))).toEqual(NOTHING);
});
