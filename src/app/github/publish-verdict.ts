import { statusLine } from "../../core/message/status-line.ts";
import type { Review } from "../tell-case.ts";
import type { Attempts } from "./attempted.ts";
import { publishCheck } from "./check-run.ts";
import type { CommitStatus } from "./ports.ts";
import type { Settings } from "./settings.ts";
import { settle } from "./settle.ts";
import type { GitHubWorld } from "./world.ts";

const STATES = { proceed: "success", retry: "failure", escalate: "failure" } as const;

/** The verdict on one commit, and on no other than the one that was tested. */
export async function publishVerdict(
  { latest, document }: Review,
  sha: string,
  settings: Settings,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<void> {
  const url = latest.evidence.workflow?.url ?? null;
  await attempts.try("Check run", () =>
    publishCheck(
      latest,
      {
        name: settings.checkName,
        sha,
        summary: document.comment,
        detailsUrl: url,
        maxAnnotations: settings.maxAnnotations,
      },
      world,
    ),
  );
  const status = {
    context: settings.statusContext,
    state: STATES[latest.call.action],
    description: statusLine(latest),
    url,
  };
  await attempts.try("Commit status", () => putStatus(sha, status, world));
}

/** The last one of a context counts, so that writing it twice does no harm. */
export async function putStatus(sha: string, status: CommitStatus, world: GitHubWorld): Promise<void> {
  await settle(() => world.github.setStatus(sha, status), world);
}
