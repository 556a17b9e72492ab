import type { CodeType } from "../../config/code-types.ts";
import { type Source, strictestFirst, type TypeEvidence } from "./evidence.ts";
import { typeOfBranch, typeOfLabel, typeOfTitle, typeOfWord } from "./words.ts";

/** What people said about the change as a whole. */
export interface ChangeHints {
  readonly labels: readonly string[];
  /** Type of the issue that the pull request closes. */
  readonly issueType: string | null;
  readonly title: string | null;
  readonly branch: string | null;
  readonly commits: readonly CommitHint[];
}

export interface CommitHint {
  readonly subject: string;
  /** Null when it is not known what the commit touched: then it speaks for every file. */
  readonly files: ReadonlySet<string> | null;
}

/** What the hints say of one file, the strongest source first. */
export function hintedTypes(hints: ChangeHints, paths: readonly string[]): TypeEvidence[] {
  const subjects = hints.commits
    .filter(({ files }) => files === null || paths.some((path) => files.has(path)))
    .map(({ subject }) => subject);
  return [
    ...said("label", hints.labels, typeOfLabel),
    ...said("issue", given(hints.issueType), typeOfWord),
    ...said("title", given(hints.title), typeOfTitle),
    ...said("commits", subjects, typeOfTitle),
    ...said("branch", given(hints.branch), typeOfBranch),
  ];
}

/** One piece of evidence for each type that a source names: ten commits that fix something say it once. */
function said(
  source: Source,
  texts: readonly string[],
  typeOf: (text: string) => CodeType | null,
): TypeEvidence[] {
  const byType = new Map<CodeType, TypeEvidence>();
  for (const saw of texts) {
    const type = typeOf(saw);
    if (type !== null && !byType.has(type)) byType.set(type, { source, saw, type });
  }
  return strictestFirst([...byType.values()]);
}

function given(text: string | null): string[] {
  return text === null ? [] : [text];
}
