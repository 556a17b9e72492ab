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

/** A group of a merge queue: judged by itself, on its own commit. No attempt of any pull request is counted. */
export async function judgeGroup(
  request: { readonly reports: ReviewRequest; readonly headSha: string; readonly settings: Settings },
  config: Config,
  attempts: Attempts,
  world: PullWorld,
): Promise<Review> {
  const templates = await ownTemplates(config, (path) => world.files.read(path));
  const input = await collectAttempt(request.reports, config, world);
  const evidence = await buildEvidence(input, null, config, world);
  const ledger = {
    id: evidence.id,
    branch: input.code.branch,
    createdAt: evidence.at,
    evidence: [evidence],
    resets: [],
  };
  const review = tellCase(judge(ledger, config), evidence.id, { config, templates }, world);
  await publishVerdict(review, request.headSha, request.settings, attempts, world);
  return review;
}
