import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hintsOf, isFork, readEvent } from "../../src/action/event.ts";

const NOTHING = { labels: [], issueType: null, title: null, branch: null };

async function read(event: unknown) {
  const folder = await mkdtemp(join(tmpdir(), "umpire-event-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "event.json");
  await writeFile(path, JSON.stringify(event));
  return readEvent(path);
}

const repo = { id: 1, full_name: "OWNER/project" };
const pull_request = {
  title: "fix: tokens",
  labels: [{ name: "bug" }],
  head: { sha: "a".repeat(40), ref: "fix/tokens", repo },
  base: { sha: "b".repeat(40), ref: "main", repo },
  number: 7,
};

test("a pull request says its title, its labels and its branch", async () => {
  const { pull_request: pull } = await read({ pull_request });
  expect(hintsOf(pull)).toEqual({
    labels: ["bug"],
    issueType: null,
    title: "fix: tokens",
    branch: "fix/tokens",
  });
});

test("a push, and a run outside of a workflow, say nothing", async () => {
  expect(hintsOf((await read({ ref: "refs/heads/main" })).pull_request)).toEqual(NOTHING);
  expect(readEvent(undefined)).toEqual({});
  expect(readEvent(join(tmpdir(), "no-such-event.json"))).toEqual({});
});

test("a fork is another repository, or one that was deleted", async () => {
  const fork = async (head: object) => {
    const { pull_request: pull } = await read({
      pull_request: { ...pull_request, head: { ...pull_request.head, ...head } },
    });
    return pull && isFork(pull);
  };
  expect(await fork({})).toBe(false);
  expect(await fork({ repo: { id: 2, full_name: "OTHER/project" } })).toBe(true);
  expect(await fork({ repo: null })).toBe(true);
});
