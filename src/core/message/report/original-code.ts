import type { Judgement } from "../../decision/judge.ts";
import { primaryFile } from "../../memory/primary-file.ts";
import { shortCommit } from "../names.ts";
import { code, type Markdown, md } from "../untrusted.ts";

/** What the work started from: where the code before it is, and what it touched since. */
export interface OriginalCode {
  readonly base: Markdown;
  readonly command: Markdown;
  readonly files: readonly Markdown[];
  readonly hidden_files: number;
}

/** Null when there is nothing that the work could be compared with. */
export function originalCode({ evidence }: Judgement, most: number): OriginalCode | null {
  const { base, files } = evidence.code;
  if (!base) return null;
  const start = shortCommit(base.commit);
  return {
    base: md`${code(base.ref)} at ${code(start)}`,
    command: code(`git show ${start}:${primaryFile(evidence)}`, 300),
    files: files
      .slice(0, most)
      .map(({ path, added, removed }) => md`${code(path)} (+${added}/-${removed} lines)`),
    hidden_files: Math.max(0, files.length - most),
  };
}
