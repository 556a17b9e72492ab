import { describe, expect, test } from "vitest";
import type { CodeState } from "../../../src/core/attempt/evidence.ts";
import { gitIn } from "../../../src/shell/git/git.ts";
import { sourcePlace } from "../../../src/shell/git/source-place.ts";
import { aRepository, type TestRepository } from "../../support/repository.ts";

/** A repository whose one commit is on the remote. */
async function published(remote: string | null): Promise<TestRepository> {
  const repository = await aRepository();
  const commit = await repository.commit("Start", { "a.js": "1\n", "b.js": "1\n" });
  if (remote !== null) await repository.git("remote", "add", "origin", remote);
  await repository.git("update-ref", "refs/remotes/origin/main", commit);
  return repository;
}

async function placeOf({ root, git }: TestRepository, env: Readonly<Record<string, string>> = {}) {
  const commit = (await git("rev-parse", "HEAD")).trim();
  await git("add", "--all");
  const tree = (await git("write-tree")).trim();
  const state: CodeState = { hash: "", branch: "main", commit, tree, base: null, files: [] };
  const place = await sourcePlace({ root, git: gitIn(root) }, state, env);
  return place && { ...place, address: place.address.replace(commit, "COMMIT") };
}

const GITHUB = { address: "https://github.com/owner/name/blob/COMMIT", differing: new Set() };

describe("where code can be looked at", () => {
  test.each([
    ["https://github.com/owner/name.git"],
    ["https://github.com/owner/name"],
    ["https://x-access-token:secret@github.com/owner/name.git"],
    ["git@github.com:owner/name.git"],
    ["ssh://git@github.com/owner/name.git"],
    ["ssh://git@ssh.github.com:443/owner/name.git"],
  ])("%s is a repository on GitHub", async (remote) => {
    expect(await placeOf(await published(remote))).toEqual(GITHUB);
  });

  test.each([
    ["https://github.example.org/owner/name.git", {}, "https://github.example.org"],
    ["git@octo.ghe.com:owner/name.git", {}, "https://octo.ghe.com"],
    [
      "git@code.example.org:owner/name.git",
      { GITHUB_SERVER_URL: "https://code.example.org" },
      "https://code.example.org",
    ],
  ])("%s is one on a server of one's own", async (remote, env, host) => {
    expect((await placeOf(await published(remote), env))?.address).toBe(`${host}/owner/name/blob/COMMIT`);
  });

  test.each([
    ["https://gitlab.com/owner/name.git"],
    ["https://notgithub.com/owner/name"],
    ["https://github.com/owner"],
    ["../elsewhere"],
    ["/srv/git/name.git"],
  ])("%s is not", async (remote) => {
    expect(await placeOf(await published(remote))).toBeNull();
  });

  test("a commit that nobody pushed is nowhere, unless the runner checked it out", async () => {
    const repository = await published("https://github.com/owner/name");
    await repository.commit("More", { "a.js": "2\n" });
    expect(await placeOf(repository)).toBeNull();
    expect(await placeOf(repository, { GITHUB_ACTIONS: "true" })).toEqual(GITHUB);
  });

  test("files that were changed since the commit are not there", async () => {
    const repository = await published("https://github.com/owner/name");
    await repository.write({ "b.js": "2\n" });
    expect(await placeOf(repository)).toEqual({ ...GITHUB, differing: new Set(["b.js"]) });
  });

  test("before the first commit there is nothing to look at", async () => {
    const repository = await aRepository();
    const state = { hash: "", branch: "main", commit: null, tree: "", base: null, files: [] };
    expect(await sourcePlace({ root: repository.root, git: gitIn(repository.root) }, state, {})).toBeNull();
  });

  test("without a remote it is the runner's repository, if it lies in the workspace", async () => {
    const repository = await published(null);
    const env = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "owner/name" };
    expect(await placeOf(repository, { ...env, GITHUB_WORKSPACE: repository.root })).toEqual(GITHUB);
    expect(await placeOf(repository, { ...env, GITHUB_WORKSPACE: "/elsewhere" })).toBeNull();
    expect(
      await placeOf(repository, { ...env, GITHUB_REPOSITORY: "a b", GITHUB_WORKSPACE: repository.root }),
    ).toBeNull();
    expect(await placeOf(repository)).toBeNull();
  });
});
