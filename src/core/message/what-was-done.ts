import type { Judgement } from "../decision/judge.ts";
import { diffSummary } from "../memory/fix-words.ts";
import { counted, shortCommit } from "./names.ts";
import { cell, code, joined, Markdown, md } from "./untrusted.ts";

const SHOWN_COMMITS = 3;
const SHOWN_AUTHORS = 3;

/** The commits of an attempt in their own words, and what they say of the cause. */
export function whatWasDone({ evidence: { fix, code: state } }: Judgement): Markdown {
  if (!fix) return md`${code(shortCommit(state.commit))} first run`;
  const hidden = fix.commits.length - SHOWN_COMMITS;
  const commits = fix.commits
    .slice(-SHOWN_COMMITS)
    .map((commit) => md`${code(shortCommit(commit.sha))} ${code(commit.subject)}`);
  if (hidden > 0) commits.unshift(new Markdown(counted(hidden, "earlier commit")));
  if (fix.uncommitted) commits.push(md`uncommitted changes`);
  const done = commits.length > 0 ? joined(commits, "; ") : md`no change`;
  const stated = fix.commits.findLast((commit) => commit.rootCause !== null)?.rootCause ?? null;
  const why = stated === null ? md`` : md` because ${code(stated)}`;
  return md`${done}${why} (${code(diffSummary(fix))})`;
}

/** For a table. */
export function doneBy({ evidence: { fix } }: Judgement): Markdown {
  const authors = [...new Set(fix?.commits.map((commit) => commit.author) ?? [])];
  if (authors.length === 0) return md`–`;
  const shown = joined(
    authors.slice(0, SHOWN_AUTHORS).map((author) => cell(author, 30)),
    ", ",
  );
  return authors.length > SHOWN_AUTHORS ? md`${shown} and ${authors.length - SHOWN_AUTHORS} more` : shown;
}
