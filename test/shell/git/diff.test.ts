import { chmod, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseDiff } from "../../../src/core/change/parse-diff.ts";
import { gitCodeSource } from "../../../src/shell/git/code-source.ts";
import { gitChanges } from "../../../src/shell/git/diff.ts";
import { openRepository } from "../../../src/shell/git/repository.ts";
import { aRepository, type TestRepository } from "../../support/repository.ts";

async function sourceOf({ root }: TestRepository) {
  const repository = await openRepository(root);
  const code = gitCodeSource(repository, ".aiwg");
  const changes = gitChanges(repository);
  return {
    changes,
    change: async (base?: string) => changes.of(await code.state({ branch: "work", base })),
  };
}

/** A branch with every kind of change that git knows. */
async function everyKind(): Promise<TestRepository> {
  const repository = await aRepository();
  const long = Array.from({ length: 20 }, (_, index) => `line ${index}`).join("\n");
  await repository.commit("Start", {
    "src/kept.ts": "one\ntwo\nthree\n",
    "src/gone.ts": "gone\n",
    "src/moved.ts": `${long}\n`,
    "src/edited.ts": `${long}\nend\n`,
    "run.sh": "echo\n",
    "src/with space.ts": "a\n",
    "src/ünï.ts": "a\n",
    "crlf.ts": "a();\r\nb();\r\n",
    "image.bin": "a\0b",
  });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.git("mv", "src/moved.ts", "src/there.ts");
  await repository.git("mv", "src/edited.ts", "src/edited there.ts");
  await repository.git("rm", "--quiet", "src/gone.ts");
  await chmod(join(repository.root, "run.sh"), 0o755);
  await repository.commit("refactor: move");
  await repository.commit("feat: more", {
    "src/kept.ts": "one\n2\nthree\nfour\n",
    "src/edited there.ts": `${long}\nEND\n`,
    "src/new.ts": "new\n",
    "src/with space.ts": "b\n",
    "src/ünï.ts": "b\n",
    "crlf.ts": "a();\nb();\n",
    "image.bin": "a\0c",
  });
  return repository;
}

describe("the diff of a branch", () => {
  test("tells every kind of change", async () => {
    const repository = await everyKind();
    const { change } = await sourceOf(repository);
    const files = parseDiff((await change("main")).diff);
    const told = files.map(({ path, from, status, added }) => [path, status, from, added.join(",")]);
    expect(told).toEqual([
      ["crlf.ts", "modified", null, "1,2"],
      ["image.bin", "binary", null, ""],
      ["run.sh", "mode", null, ""],
      ["src/edited there.ts", "renamed", "src/edited.ts", "21"],
      ["src/gone.ts", "deleted", null, ""],
      ["src/kept.ts", "modified", null, "2,4"],
      ["src/new.ts", "added", null, "1"],
      ["src/there.ts", "renamed", "src/moved.ts", ""],
      ["src/with space.ts", "modified", null, "1"],
      ["src/ünï.ts", "modified", null, "1"],
    ]);
    expect(files[0]?.whitespaceOnly).toEqual([1, 2]);
  });

  test("starts at the merge base: what others did since is not ours", async () => {
    const repository = await everyKind();
    await repository.git("switch", "--quiet", "main");
    await repository.commit("Theirs", { "theirs.ts": "x\n" });
    await repository.git("switch", "--quiet", "work");
    const { change } = await sourceOf(repository);
    expect((await change("main")).diff).not.toContain("theirs.ts");
  });

  test("holds what is not committed and not even tracked", async () => {
    const repository = await everyKind();
    await repository.write({ "src/kept.ts": "one\n", "src/untracked.ts": "x\n" });
    const { change } = await sourceOf(repository);
    const { diff, texts } = await change("main");
    expect(parseDiff(diff).map(({ path }) => path)).toContain("src/untracked.ts");
    expect(await texts(["src/untracked.ts"])).toEqual(new Map([["src/untracked.ts", "x\n"]]));
  });

  test("is the same under settings and attributes that change what git prints", async () => {
    const repository = await everyKind();
    const before = (await (await sourceOf(repository)).change("main")).diff;
    for (const [key, value] of [
      ["diff.noprefix", "true"],
      ["diff.mnemonicPrefix", "true"],
      ["diff.renames", "false"],
      ["diff.algorithm", "patience"],
      ["diff.context", "9"],
      ["diff.interHunkContext", "9"],
      ["diff.external", "false"],
      ["diff.up.textconv", "tr a-z A-Z <"],
      ["color.diff", "always"],
      ["core.quotePath", "true"],
    ] as const)
      await repository.git("config", key, value);
    await mkdir(join(repository.root, ".git/info"), { recursive: true });
    await writeFile(join(repository.root, ".git/info/attributes"), "*.ts diff=up\n");
    expect((await (await sourceOf(repository)).change("main")).diff).toBe(before);
  });

  test("a submodule is told by its mode", async () => {
    const library = await aRepository();
    const commit = await library.commit("Library", { "a.ts": "1\n" });
    const repository = await aRepository();
    await repository.commit("Start", { "a.ts": "1\n" });
    await repository.git("switch", "--quiet", "--create", "work");
    await repository.git("update-index", "--add", "--cacheinfo", `160000,${commit},lib`);
    await repository.git("commit", "--quiet", "--message", "Add the library");
    await mkdir(join(repository.root, "lib"));
    const { change } = await sourceOf(repository);
    expect(parseDiff((await change("main")).diff)).toMatchObject([{ path: "lib", status: "submodule" }]);
  });

  test("a link that became a file is one file", async () => {
    const repository = await aRepository();
    await symlink("to.ts", join(repository.root, "a.ts"));
    await repository.commit("Start", { "to.ts": "1\n" });
    await repository.git("switch", "--quiet", "--create", "work");
    await rm(join(repository.root, "a.ts"));
    await repository.commit("Real", { "a.ts": "real\n" });
    const { change } = await sourceOf(repository);
    expect(parseDiff((await change("main")).diff)).toMatchObject([
      { path: "a.ts", status: "modified", added: [1] },
    ]);
  });

  test("without a base there is nothing to compare with", async () => {
    const repository = await aRepository();
    await repository.git("switch", "--quiet", "--create", "only");
    await repository.commit("Start", { "a.ts": "1\n" });
    const { change } = await sourceOf(repository);
    await expect(change()).rejects.toMatchObject({
      code: "base-missing",
      hint: expect.stringContaining("--base"),
    });
  });
});

describe("what else is known of a branch", () => {
  test("its commits, each with the files it touched", async () => {
    const repository = await everyKind();
    const { change } = await sourceOf(repository);
    const { commits } = await change("main");
    expect(commits.map(({ subject }) => subject)).toEqual(["feat: more", "refactor: move"]);
    expect([...(commits[1]?.files ?? [])].sort()).toEqual([
      "run.sh",
      "src/edited there.ts",
      "src/edited.ts",
      "src/gone.ts",
      "src/moved.ts",
      "src/there.ts",
    ]);
    expect(commits[0]?.files?.has("src/ünï.ts")).toBe(true);
  });

  test("its name, unless HEAD is detached", async () => {
    const repository = await everyKind();
    const { changes } = await sourceOf(repository);
    expect(await changes.branch()).toBe("work");
    await repository.git("switch", "--quiet", "--detach");
    expect(await changes.branch()).toBeNull();
  });
});

describe("the new versions", () => {
  test("come from the tree, without what is missing, huge or oddly named", async () => {
    const repository = await everyKind();
    await repository.write({ "src/huge.ts": "x".repeat(600_000) });
    const { change } = await sourceOf(repository);
    const { texts } = await change("main");
    expect(await texts(["src/ünï.ts", "nowhere.ts", "src/huge.ts", "a\nb.ts", "src/new.ts", "src"])).toEqual(
      new Map([
        ["src/ünï.ts", "b\n"],
        ["src/new.ts", "new\n"],
      ]),
    );
    expect(await texts([])).toEqual(new Map());
  });

  test("of a diff in a file lie on the disk; links and what is outside are not followed", async () => {
    const repository = await everyKind();
    await symlink("kept.ts", join(repository.root, "src/link.ts"));
    await symlink("/", join(repository.root, "root"));
    await repository.write({ "change.diff": "", "src/huge.ts": "x".repeat(600_000) });
    const { changes } = await sourceOf(repository);
    const { diff, commits, texts } = await changes.inFile(join(repository.root, "change.diff"));
    expect([diff, commits]).toEqual(["", []]);
    const asked = ["src/kept.ts", "src/link.ts", "root/etc/hostname", "nowhere.ts", "src/huge.ts", "src"];
    expect(await texts(asked)).toEqual(new Map([["src/kept.ts", "one\n2\nthree\nfour\n"]]));
  });

  test("a diff that is not there", async () => {
    const { changes } = await sourceOf(await everyKind());
    await expect(changes.inFile("nowhere.diff")).rejects.toMatchObject({ code: "diff-missing" });
  });
});
