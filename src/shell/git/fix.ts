import type { CodeState, Commit, FileChange, Fix } from "../../core/attempt/evidence.ts";
import { answer } from "./git.ts";
import type { Repository } from "./repository.ts";

/** What was done since an earlier run: the commits between, and every line that differs, committed or not. */
export async function fixSince(
  repository: Repository,
  before: CodeState,
  now: CodeState,
  isCode: (path: string) => boolean,
): Promise<Fix> {
  return {
    since: before.commit ?? before.tree,
    commits: await commitsBetween(repository, before.commit, now.commit),
    files: await changedFiles(repository, before.tree, now.tree, isCode),
    uncommitted: await differsFromCommit(repository, now),
  };
}

/** Lines added and removed per file between two trees. A tree that git has already cleared away tells nothing. */
export async function changedFiles(
  { git }: Repository,
  from: string,
  to: string,
  isCode: (path: string) => boolean,
): Promise<FileChange[]> {
  const printed = await answer(git, ["diff-tree", "-r", "-z", "--numstat", "--no-renames", from, to]);
  const lines = (printed ?? "").split("\0").filter(Boolean);
  return lines.flatMap((line) => {
    const [added = "", removed = "", path = ""] = line.split("\t");
    // Git prints "-" for binary files: they have no lines.
    return isCode(path) ? [{ path, added: Number(added) || 0, removed: Number(removed) || 0 }] : [];
  });
}

const FIELD = "%x1f";
const TRAILERS = ["Root-cause", "Fix-strategy", "Confidence"].map(
  (key) => `%(trailers:key=${key},valueonly,unfold,separator=%x20)`,
);
/** A mark of its own begins each commit: the names of its files follow it. */
const FORMAT = `%x1e${["%H", "%an", "%s", ...TRAILERS].join(FIELD)}`;
const MOST_FILES = 100;

async function commitsBetween(
  { git }: Repository,
  from: string | null,
  to: string | null,
): Promise<Commit[]> {
  if (to === null || from === to) return [];
  const range = from === null ? to : `${from}..${to}`;
  const log = ["log", "-z", "--reverse", "--no-merges", "--no-renames", "--name-only", "--max-count=50"];
  const printed = await answer(git, [...log, `--format=${FORMAT}`, range]);
  return (printed ?? "").split("\u001e").slice(1).map(toCommit);
}

/** With -z git ends the first line with a NUL, and starts the names with a line break of its own. */
function toCommit(record: string): Commit {
  const [line = "", ...names] = record.split("\0");
  const [sha = "", author = "", subject = "", rootCause, fixStrategy, confidence] = line.split("\u001f");
  const files = names.map((name) => name.replace(/^\n/, "")).filter(Boolean);
  return {
    sha,
    author,
    subject,
    rootCause: stated(rootCause),
    fixStrategy: stated(fixStrategy),
    confidence: stated(confidence),
    files: files.slice(0, MOST_FILES),
  };
}

function stated(text: string | undefined): string | null {
  return text?.trim() || null;
}

async function differsFromCommit({ git }: Repository, { commit, tree }: CodeState): Promise<boolean> {
  return commit !== null && (await answer(git, ["rev-parse", `${commit}^{tree}`])) !== tree;
}
