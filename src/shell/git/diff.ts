import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import type { ChangeSource, ChangeText } from "../../app/ports.ts";
import type { CodeState } from "../../core/attempt/evidence.ts";
import type { CommitHint } from "../../core/change/types/hints.ts";
import { UserError } from "../../core/errors.ts";
import { isShallow, shallowClone } from "./base.ts";
import { treeTexts, workTreeTexts } from "./diff-texts.ts";
import { answer } from "./git.ts";
import type { Repository } from "./repository.ts";

export function gitChanges(repository: Repository): ChangeSource {
  return {
    branch: () => answer(repository.git, ["symbolic-ref", "--short", "--quiet", "HEAD"]),
    of: (state) => changeOf(repository, state),
    since: (tree, state) => changeSince(repository, tree, state),
    ofDiff: (diff) => ofDiff(repository, diff),
    inFile: async (path) => ofDiff(repository, await readDiff(path)),
  };
}

function ofDiff({ root }: Repository, diff: string): ChangeText {
  return { diff, commits: [], texts: (paths) => workTreeTexts(root, paths) };
}

async function changeOf(repository: Repository, { base, tree }: CodeState): Promise<ChangeText> {
  if (!base) {
    if (await isShallow(repository)) throw shallowClone("its base");
    throw new UserError(
      "base-missing",
      "There is nothing to compare with: neither origin/HEAD nor a main or master branch was found.",
      "Name what the change started from with `--base REF`, or hand over a diff with `--diff FILE`.",
    );
  }
  return {
    diff: await repository.git(["diff", ...FORMAT, base.commit, tree]),
    commits: await commitHints(repository, base.commit),
    texts: (paths) => treeTexts(repository.root, tree, paths),
  };
}

async function changeSince(
  repository: Repository,
  from: string,
  { tree }: CodeState,
): Promise<ChangeText | null> {
  // It comes from a record that anybody's run may have left: only an object's name may reach git.
  if (!/^[0-9a-f]{40,64}$/.test(from)) return null;
  const diff = await answer(repository.git, ["diff", ...FORMAT, from, tree]);
  return diff === null
    ? null
    : { diff, commits: [], texts: (paths) => treeTexts(repository.root, tree, paths) };
}

/** Whatever this machine's settings and the repository's attributes say, the same change gives the same diff. */
const FORMAT = [
  "--patch",
  "--unified=0",
  "--inter-hunk-context=0",
  "--find-renames",
  "--diff-algorithm=myers",
  "--indent-heuristic",
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--no-relative",
  "--submodule=short",
  "--src-prefix=a/",
  "--dst-prefix=b/",
];

const MOST_COMMITS = 500;

/** Subjects since the base, each with the files it touched. */
async function commitHints({ git }: Repository, base: string): Promise<CommitHint[]> {
  const log = ["log", "-z", "--no-merges", "--no-renames", "--name-only", `--max-count=${MOST_COMMITS}`];
  const printed = await git([...log, "--format=%x1e%s", `${base}..HEAD`]);
  return printed.split("\u001e").slice(1).map(toHint);
}

/** With -z git ends the subject with a NUL, and starts the names with a line break of its own. */
function toHint(record: string): CommitHint {
  const [subject = "", ...names] = record.split("\0");
  const files = names.map((name) => name.replace(/^\n/, "")).filter(Boolean);
  return { subject, files: new Set(files) };
}

async function readDiff(path: string): Promise<string> {
  if (path === "-") return await readAll(process.stdin);
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new UserError(
      "diff-missing",
      `The diff ${path} cannot be read.`,
      "Make one with `git diff BASE...HEAD > change.diff`, or use `--base REF`.",
      { cause },
    );
  }
}
