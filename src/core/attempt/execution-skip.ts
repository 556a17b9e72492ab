import * as z from "zod";

/** Somebody's word that this work may be handed over without a run. Without a reason it is refused. */
export const ExecutionSkip = z
  .object({
    source: z.enum(["commit", "pull-request", "command-line"]),
    reason: z.string().nullable(),
  })
  .readonly();
export type ExecutionSkip = z.infer<typeof ExecutionSkip>;

const LONGEST = 300;
/** Words that only say that it was skipped. */
const NO_REASON = /^(?:true|yes|1|on|none|skip(?:ped)?|reason|n\/?a|[\W_]*)$/i;

export function skipBecause(source: ExecutionSkip["source"], words: string): ExecutionSkip {
  const reason = words.trim().slice(0, LONGEST);
  return { source, reason: NO_REASON.test(reason) ? null : reason };
}

const FENCED = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1|(?![\s\S]))/gm;
const COMMENT = /<!--[\s\S]*?(?:-->|(?![\s\S]))/g;
const LINE = /^[ \t]*execution[_-]skip:[ \t]*(.*)$/im;

/** The line `execution_skip: reason` of a pull request. Templates mention it in comments and fences: those say nothing. */
export function skipInBody(body: string): ExecutionSkip | null {
  const [, words] = LINE.exec(body.replaceAll("\r", "").replace(COMMENT, "").replace(FENCED, "")) ?? [];
  return words === undefined ? null : skipBecause("pull-request", words);
}
