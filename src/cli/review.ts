import { reviewReports } from "../app/review-reports.ts";
import { openWorld } from "../wiring/open-world.ts";
import type { ReviewOptions } from "./options.ts";
import { EXIT_CODES, sayOnStderr, showReview } from "./show-review.ts";

export async function review(options: ReviewOptions): Promise<number> {
  const { world, config } = await openWorld({
    folder: process.cwd(),
    config: options.config,
    output: "stderr",
    say: sayOnStderr,
  });
  const { junit, coverage, base, branch } = options;
  const result = await reviewReports({ junit, coverage, base, branch }, config, world);
  await showReview(result, options);
  return EXIT_CODES[result.latest.call.action];
}
