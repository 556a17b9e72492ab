import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CodeState } from "../../../src/core/attempt/evidence.ts";
import { gitCodeSource } from "../../../src/shell/git/code-source.ts";
import { openRepository, repositoryName } from "../../../src/shell/git/repository.ts";
import { aRepository, type TestRepository } from "../../support/repository.ts";

const MEMORY = ".aiwg/ralph/debug-memory";

async function aBranch(): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { "src/a.js": "1\n", "src/b.js": "1\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Change a", { "src/a.js": "2\n" });
  return repository;
}

async function sourceOf({ root }: TestRepository) {
  return gitCodeSource(await openRepository(root), MEMORY);
}

async function stateOf(repository: TestRepository): Promise<CodeState> {
  return await (await sourceOf(repository)).state({ branch: "work", base: "main" });
}

async function hashOf(repository: TestRepository): Promise<string> {
  return (await stateOf(repository)).hash;
}

describe("the code hash", () => {
  test("is the same before and after committing the same content", async () => {
    const repository = await aBranch();
    await repository.write({ "src/a.js": "3\n", "src/new.js": "1\n" });
    const uncommitted = await hashOf(repository);
    await repository.commit("Commit it");
    expect(await hashOf(repository)).toBe(uncommitted);
  });

  test.each([
    ["an uncommitted change", { "src/b.js": "9\n" }],
    ["an untracked source file", { "src/new.js": "1\n" }],
    ["a changed test", { "test/a.test.js": "1\n" }],
  ])("differs after %s", async (_name, files) => {
    const repository = await aBranch();
    const before = await hashOf(repository);
    await repository.write(files);
    expect(await hashOf(repository)).not.toBe(before);
  });

  test.each([
    ["the ledger", { [`${MEMORY}/sessions/x.json`]: "{}" }],
    ["a test report", { "junit.xml": "<testsuites/>" }],
    ["a coverage report", { "coverage/lcov.info": "TN:\n" }],
  ])("does not see %s", async (_name, files) => {
    const repository = await aBranch();
    const before = await hashOf(repository);
    await repository.write(files);
    expect(await hashOf(repository)).toBe(before);
  });

  test("does not see the ledger even when somebody has committed it", async () => {
    const repository = await aBranch();
    const before = await hashOf(repository);
    await repository.commit("Commit the memory", { [`${MEMORY}/sessions/x.json`]: "{}" });
    expect(await hashOf(repository)).toBe(before);
  });

  test("survives a rebase that changes nothing", async () => {
    const repository = await aBranch();
    const before = await hashOf(repository);
    await repository.git("switch", "--quiet", "main");
    await repository.commit("Other work", { "src/other.js": "1\n" });
    await repository.git("switch", "--quiet", "work");
    await repository.git("rebase", "--quiet", "main");
    expect(await hashOf(repository)).toBe(before);
  });

  test("sees a deleted file, a name with spaces and a name beyond ASCII", async () => {
    const repository = await aBranch();
    const hashes = new Set([await hashOf(repository)]);
    await rm(join(repository.root, "src/b.js"));
    hashes.add(await hashOf(repository));
    await repository.write({ "src/with space.js": "1\n" });
    hashes.add(await hashOf(repository));
    await repository.write({ "src/größe.js": "1\n" });
    hashes.add(await hashOf(repository));
    expect(hashes.size).toBe(4);
  });
});

describe("the snapshot", () => {
  test("sees a change of the same size made in the same instant as the last commit", async () => {
    const repository = await aBranch();
    await repository.git("config", "core.trustctime", "false");
    await repository.git("config", "core.checkStat", "minimal");
    const instant = 1_769_335_200;
    const [file, index] = [join(repository.root, "src/a.js"), join(repository.root, ".git/index")];
    await writeFile(file, "5\n");
    await utimes(file, instant, instant);
    await repository.commit("Commit");
    await utimes(index, instant, instant);
    const before = await hashOf(repository);
    await writeFile(file, "6\n");
    await utimes(file, instant, instant);
    expect(await hashOf(repository)).not.toBe(before);
  });

  test("leaves what the user has staged as it is", async () => {
    const repository = await aBranch();
    await repository.write({ "src/a.js": "staged\n" });
    await repository.git("add", "src/a.js");
    await repository.write({ "src/a.js": "work tree\n", "src/new.js": "1\n" });
    const before = await repository.git("status", "--porcelain");
    await stateOf(repository);
    expect(await repository.git("status", "--porcelain")).toBe(before);
    expect(await repository.git("show", ":src/a.js")).toBe("staged\n");
  });

  test("works before the first commit", async () => {
    const repository = await aRepository();
    await repository.write({ "src/a.js": "1\n" });
    const state = await (await sourceOf(repository)).state({ branch: "main", base: undefined });
    expect(state).toMatchObject({ commit: null, base: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});

describe("what was done between two runs", () => {
  test("is told by commits with their trailers, and by lines", async () => {
    const repository = await aBranch();
    const source = await sourceOf(repository);
    const before = await stateOf(repository);
    await repository.commit(
      "Guard a\n\nRoot-cause: a is null\nFix-strategy: Check it first\nConfidence: 0.9",
      { "src/a.js": "2\n3\n" },
    );
    await writeFile(join(repository.root, "src/b.js"), "");
    const fix = await source.fixSince(before, await stateOf(repository));
    expect(fix).toMatchObject({
      since: before.commit,
      uncommitted: true,
      commits: [
        {
          author: "an agent",
          subject: "Guard a",
          rootCause: "a is null",
          fixStrategy: "Check it first",
          confidence: "0.9",
          files: ["src/a.js"],
        },
      ],
      files: [
        { path: "src/a.js", added: 1, removed: 0 },
        { path: "src/b.js", added: 0, removed: 1 },
      ],
    });
  });

  test("is told without lines when git has cleared the old tree away", async () => {
    const repository = await aBranch();
    const now = await stateOf(repository);
    const before = { ...now, tree: "0123456789012345678901234567890123456789" };
    expect(await (await sourceOf(repository)).fixSince(before, now)).toMatchObject({
      files: [],
      commits: [],
    });
  });
});

test.each([
  ["git@example.com:OWNER/repo.git", "example.com/OWNER/repo"],
  ["https://example.com/OWNER/repo.git", "example.com/OWNER/repo"],
  ["https://user:secret@example.com/OWNER/repo", "example.com/OWNER/repo"],
  ["ssh://git@example.com/OWNER/repo/", "example.com/OWNER/repo"],
])("the repository fetched from %s has one name", async (url, name) => {
  const repository = await aBranch();
  await repository.git("remote", "add", "origin", url);
  expect(await repositoryName(await openRepository(repository.root))).toBe(name);
});
