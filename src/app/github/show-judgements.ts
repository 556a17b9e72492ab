import type { Judgement } from "../../core/decision/judge.ts";
import { type Review, type Telling, tellCase } from "../tell-case.ts";
import type { Attempts } from "./attempted.ts";
import { publishCase } from "./publish-case.ts";
import { publishVerdict } from "./publish-verdict.ts";
import type { Settings } from "./settings.ts";
import { tellPeople } from "./tell-people.ts";
import type { GitHubWorld } from "./world.ts";

/** What people can see by now. */
export interface Shown {
  readonly commentUrl: string | null;
  /** The run whose verdict the commit has. */
  readonly onCommit: string | null;
  readonly notifications: Review["document"]["notifications"];
}

export const NOTHING_SHOWN: Shown = { commentUrl: null, onCommit: null, notifications: [] };

export interface Showing {
  readonly pull: number;
  /** The commit that was tested. */
  readonly sha: string;
  readonly settings: Settings;
  readonly telling: Telling;
}

/** The newest run of the commit in its status and check, the newest of all in the comment. */
export async function showJudgements(
  judgements: readonly Judgement[],
  before: Shown,
  { pull, sha, settings, telling }: Showing,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Shown> {
  const here = newestOn(sha, judgements);
  if (here && here.evidence.id !== before.onCommit) {
    const verdict = tellCase(judgements, here.evidence.id, telling, world);
    await publishVerdict(verdict, sha, settings, attempts, world);
  }
  const newest = judgements.at(-1);
  if (!newest) return before;
  const told = tellCase(judgements, newest.evidence.id, telling, world);
  const surfaces = { ...settings, senior: telling.config.senior_agent };
  const published = await publishCase(told, pull, surfaces, attempts, world);
  const commentUrl = published.comment?.url ?? before.commentUrl;
  const onCommit = here?.evidence.id ?? null;
  if (before.notifications.length > 0) return { ...before, commentUrl, onCommit };
  const notifications = await tellPeople(told, published, { pull, config: telling.config }, attempts, world);
  return { commentUrl, onCommit, notifications };
}

/** An older run of the same commit may be judged last. One whose record is gone shows nothing that could be a verdict. */
function newestOn(sha: string, judgements: readonly Judgement[]): Judgement | undefined {
  return judgements.findLast(
    ({ evidence: { workflow } }) => workflow?.headSha === sha && workflow.expired === null,
  );
}
