import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { CodeRequest, CodeSource } from "../../app/ports.ts";
import type { CodeState } from "../../core/attempt/evidence.ts";
import { isToolOutput } from "../../core/runner/report-globs.ts";
import { findBase } from "./base.ts";
import { codeHash } from "./code-hash.ts";
import { changedFiles, fixSince } from "./fix.ts";
import { answer } from "./git.ts";
import { addedText, withOldCode } from "./old-code.ts";
import { currentBranch, type Repository, repositoryName } from "./repository.ts";
import { snapshot } from "./snapshot.ts";
import { sourcePlace } from "./source-place.ts";
import { writtenBy } from "./written-by.ts";

/** Git's own name for the tree that has nothing in it. */
const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

/** `memory` is the folder of the debug memory: it is never part of the code. */
export function gitCodeSource(repository: Repository, memory: string): CodeSource {
  const isCode = (path: string) => path !== memory && !path.startsWith(`${memory}/`);
  return {
    root: repository.root,
    name: () => repositoryName(repository),
    branch: (named) => currentBranch(repository, named),
    state: (request) => codeState(repository, request, isCode),
    fixSince: (before, now) => fixSince(repository, before, now, isCode),
    writtenBy: (state, lines) => writtenBy(repository, state, lines),
    tracked: async () => new Set((await repository.git(["ls-files", "-z"])).split("\0").filter(Boolean)),
    committed: (paths) => committed(repository, paths),
    trailer: (state, key) => trailer(repository, state, key),
    isAncestor: (commit, ref) => isAncestor(repository, commit, ref),
    addedText: (state, paths) => addedText(repository, state, paths),
    withOldCode: (state, paths, cwd, use) => withOldCode(repository, state, paths, cwd, use),
    place: (state) => sourcePlace(repository, state, process.env),
    newestChange: (state) => newestChange(repository, state),
    newestContent: (state) => newestContent(repository, state),
  };
}

async function codeState(
  repository: Repository,
  { base: asked, branch, head }: CodeRequest,
  isCode: (path: string) => boolean,
): Promise<CodeState> {
  const tree = await snapshot(repository, (path) => isCode(path) && !isToolOutput(path));
  const base = await findBase(repository, asked, branch);
  const from = base?.commit ?? EMPTY_TREE;
  return {
    hash: await codeHash(repository, from, tree, isCode),
    branch,
    ...(await tested(repository, tree, head)),
    base,
    files: base ? await changedFiles(repository, from, tree, isCode) : [],
  };
}

/**
 * The commit and its tree. A merge that GitHub made for a test is gone when the next run wants to compare with it;
 * the commit it was made of stays.
 */
async function tested({ git }: Repository, tree: string, head: string | undefined) {
  const commit = await answer(git, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  if (head === undefined) return { commit, tree };
  const isClean = (await answer(git, ["rev-parse", "--verify", "--quiet", "HEAD^{tree}"])) === tree;
  const headTree = await answer(git, ["rev-parse", "--verify", "--quiet", `${head}^{tree}`]);
  return { commit: head, tree: isClean && headTree ? headTree : tree };
}

async function committed({ git }: Repository, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const list = async (...which: string[]) =>
    new Set((await git(["ls-files", "-z", ...which])).split("\0").filter(Boolean));
  const tracked = await list();
  const asked = paths.filter((path) => tracked.has(path));
  if (asked.length === 0) return new Set();
  const modified = await list("--modified", "--", ...asked.map((path) => `:(literal)${path}`));
  return new Set(asked.filter((path) => !modified.has(path)));
}

async function trailer(
  { git }: Repository,
  { commit, tree }: CodeState,
  key: string,
): Promise<string | null> {
  if (commit === null || (await answer(git, ["rev-parse", `${commit}^{tree}`])) !== tree) return null;
  const printed = await answer(git, ["log", "-1", `--format=%(trailers:key=${key},unfold)`, commit, "--"]);
  return printed ? (printed.split("\n").at(-1) ?? "").replace(/^[^:]*:\s*/, "") : null;
}

async function isAncestor({ git }: Repository, commit: string, ref: string): Promise<boolean> {
  return (await answer(git, ["merge-base", "--is-ancestor", commit, ref])) !== null;
}

/** When a changed file was last written; zero when nothing changed or the files are gone. */
async function newestChange({ root }: Repository, { files }: CodeState): Promise<number> {
  const times = await Promise.all(files.map(({ path }) => writtenMs(join(root, path))));
  return times.reduce((newest, time) => Math.max(newest, time), 0);
}

async function newestContent({ root, git }: Repository, state: CodeState): Promise<number> {
  const { commit, tree, files } = state;
  if (commit === null) return await newestChange({ root, git }, state);
  const committedMs = Number(await git(["log", "-1", "--format=%ct", commit])) * 1000;
  const printed = await git(["diff", "--name-only", "--no-renames", "-z", commit, tree]);
  const uncommitted = new Set(printed.split("\0"));
  const times = await Promise.all(
    files.map(async ({ path }) => {
      const written = await writtenMs(join(root, path));
      return uncommitted.has(path) ? written : Math.min(written, committedMs);
    }),
  );
  return times.reduce((newest, time) => Math.max(newest, time), 0);
}

async function writtenMs(file: string): Promise<number> {
  return await stat(file).then(
    (found) => found.mtimeMs,
    () => 0, // deleted by the change
  );
}
