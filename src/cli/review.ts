import { withSarif } from "../app/find-security.ts";
import { reviewReports } from "../app/review-reports.ts";
import { openWorld } from "../wiring/open-world.ts";
import { hintsFrom, type ReviewOptions } from "./options.ts";
import { EXIT_CODES, sayOnStderr, saySettings, showReview } from "./show-review.ts";

export async function review(options: ReviewOptions): Promise<number> {
  const opened = await openWorld({
    folder: process.cwd(),
    config: options.config,
    output: "stderr",
    say: sayOnStderr,
  });
  const config = withSarif(opened.config, options.sarif);
  saySettings(config, options);
  const { junit, coverage, base, branch, executionSkip } = options;
  const result = await reviewReports(
    { junit, coverage, base, branch, hints: hintsFrom(options), executionSkip },
    config,
    opened.world,
  );
  await showReview(result, options);
  return EXIT_CODES[result.latest.call.action];
}
