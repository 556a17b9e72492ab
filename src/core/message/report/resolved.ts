import type { Judgement } from "../../decision/judge.ts";
import { attemptAndCommit, counted, shortCommit } from "../names.ts";
import { askQuestion } from "../question.ts";
import { code, joined, Markdown, md } from "../untrusted.ts";

/** An escalation that a later attempt made an end of. */
export interface Resolved {
  /** "attempt 3 of loop 1 (`5d6e7f8`)": where it was raised. */
  readonly raised_in: Markdown;
  readonly question: Markdown | null;
  readonly fixed_by: Markdown;
}

const SHOWN_COMMITS = 5;

/** Null unless this pass is the first end of the case since an escalation. */
export function resolved(judgements: readonly Judgement[], latest: Judgement): Resolved | null {
  if (latest.call.status !== "passed") return null;
  const { hash } = latest.evidence.code;
  const isAnotherRun = ({ evidence, call }: Judgement) =>
    call.status === "passed" && evidence.code.hash === hash;
  const raised = judgements.findLastIndex(
    (run) => run.call.action !== "retry" && run.call.status !== "skipped" && !isAnotherRun(run),
  );
  const escalation = judgements[raised];
  if (escalation?.call.action !== "escalate") return null;
  return {
    raised_in: attemptAndCommit(escalation, latest),
    question: askQuestion(judgements.slice(0, raised + 1))?.text ?? null,
    fixed_by: fixedBy(latest, escalation),
  };
}

/** Commits of the attempt that passed; the same code that now passes was fixed by nobody. */
function fixedBy({ evidence: { fix, code: now } }: Judgement, escalation: Judgement): Markdown {
  if (escalation.evidence.code.hash === now.hash)
    return md`no change: the same code passed when it ran again`;
  const commits = fix?.commits ?? [];
  if (commits.length === 0) return md`the code of ${code(shortCommit(now.commit))}`;
  const shown = commits
    .slice(-SHOWN_COMMITS)
    .map(({ sha, subject }) => md`${code(shortCommit(sha))} ${code(subject)}`);
  const hidden = commits.length - SHOWN_COMMITS;
  if (hidden > 0) shown.unshift(new Markdown(counted(hidden, "earlier commit")));
  return joined(shown, "; ");
}
