import { expect, test } from "vitest";
import { pullChange } from "../../../src/app/github/pull-change.ts";
import type { PullFile } from "../../../src/core/change/diff/pull-files.ts";
import { openWorld } from "../../../src/wiring/open-world.ts";
import { aRepository } from "../../support/repository.ts";

const whole: PullFile = {
  path: "a.js",
  previousPath: null,
  status: "modified",
  changes: 2,
  patch: "@@ -1 +1 @@\n-1\n+2",
};
const cut = { ...whole, patch: null };

async function changeFrom(files: readonly PullFile[], diff: string | null) {
  const repository = await aRepository();
  await repository.commit("Start", { "a.js": "1\n" });
  await repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Work", { "a.js": "2\n" });
  const { world } = await openWorld({
    folder: repository.root,
    config: undefined,
    output: "stderr",
    say: () => undefined,
  });
  const github = {
    pullFiles: async () => [...files],
    pullDiff: async () => diff,
    pull: async () => ({
      number: 5,
      title: "",
      body: "",
      state: "open" as const,
      locked: false,
      author: "dev",
      labels: [],
      head: { sha: "a".repeat(40), ref: "work", repositoryId: 1 },
      base: { ref: "main", sha: "0".repeat(40) },
    }),
  };
  const change = await pullChange(5, github, world);
  return { diff: change.diff, texts: await change.texts(["a.js"]) };
}

test("comes file by file, with the new versions from the work tree", async () => {
  const { diff, texts } = await changeFrom([whole], null);
  expect(diff).toContain("+++ b/a.js\n@@ -1 +1 @@\n-1\n+2");
  expect(texts.get("a.js")).toBe("2\n");
});

test("comes as one diff when GitHub leaves a patch out", async () => {
  expect((await changeFrom([cut], "diff --git a/a.js b/a.js\n")).diff).toBe("diff --git a/a.js b/a.js\n");
});

test("comes from git when GitHub finds it too large", async () => {
  expect((await changeFrom([cut], null)).diff).toContain("@@ -1 +1 @@\n-1\n+2");
});
