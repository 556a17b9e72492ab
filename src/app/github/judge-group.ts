import type { Config } from "../../core/config/config.ts";
import { judge } from "../../core/decision/judge.ts";
import { buildEvidence } from "../build-evidence.ts";
import { ownTemplates } from "../own-templates.ts";
import { collectAttempt, type ReviewRequest } from "../review-reports.ts";
import { type Review, tellCase } from "../tell-case.ts";
import type { Attempts } from "./attempted.ts";
import { publishVerdict } from "./publish-verdict.ts";
import type { PullWorld } from "./review-pull.ts";
import type { Settings } from "./settings.ts";
import { underStatus } from "./under-status.ts";

export interface GroupRequest {
  readonly reports: ReviewRequest;
  readonly headSha: string;
  readonly baseSha: string;
  readonly settings: Settings;
}

/** A group of a merge queue: judged by itself, on its own commit. No attempt of any pull request is counted. */
export async function judgeGroup(
  request: GroupRequest,
  config: Config,
  attempts: Attempts,
  world: PullWorld,
): Promise<Review> {
  const { headSha, settings } = request;
  const place = { sha: headSha, context: settings.statusContext, url: null };
  return await underStatus(place, attempts, world, async () => {
    const review = await reviewGroup(request, config, world);
    await publishVerdict(review, headSha, settings, attempts, world);
    return review;
  });
}

async function reviewGroup(
  { reports, baseSha }: GroupRequest,
  config: Config,
  world: PullWorld,
): Promise<Review> {
  const templates = await ownTemplates(config, (path) => world.github.fileAt(path, baseSha));
  const input = await collectAttempt(reports, config, world);
  const evidence = await buildEvidence(input, null, config, world);
  const ledger = {
    id: evidence.id,
    branch: input.code.branch,
    createdAt: evidence.at,
    evidence: [evidence],
    resets: [],
  };
  return tellCase(judge(ledger, config), evidence.id, { config, templates }, world);
}
