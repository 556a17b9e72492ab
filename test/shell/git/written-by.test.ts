import { expect, test } from "vitest";
import type { CodeState } from "../../../src/core/attempt/evidence.ts";
import { gitIn } from "../../../src/shell/git/git.ts";
import { writtenBy } from "../../../src/shell/git/written-by.ts";
import { aRepository } from "../../support/repository.ts";

test("names the commit that wrote the very line, not the last one on its file", async () => {
  const { root, commit, write } = await aRepository();
  const base = await commit("Start", { "a.js": "one\ntwo\nthree\nfour\n" });
  const second = await commit("Change the second line", { "a.js": "one\n2\nthree\nfour\n" });
  const third = await commit("Change the third line", { "a.js": "one\n2\n3\nfour\n" });
  await write({ "a.js": "one\n2\n3\n4\n" });
  const state: CodeState = {
    hash: "",
    branch: "work",
    commit: third,
    tree: "",
    base: { ref: "main", commit: base },
    files: [],
  };
  const lines = [1, 2, 3, 4].map((line) => ({ file: "a.js", line }));
  const asked = [...lines, { file: "gone.js", line: 1 }, { file: "a.js", line: 99 }];
  const repository = { root, git: gitIn(root) };
  // Older than the base; of this work; not committed; not there.
  expect(await writtenBy(repository, state, asked)).toEqual([null, second, third, null, null, null]);
  expect(await writtenBy(repository, { ...state, base: null }, lines.slice(1, 2))).toEqual([second]);
});
