import type { Config } from "../core/config/config.ts";
import { excuseOf } from "../core/policy/gate.ts";
import { NO_HINTS } from "./attempt-coverage.ts";
import { type CaptureRequest, captureRun } from "./capture-run.ts";
import { findSkip } from "./find-skip.ts";
import type { World } from "./ports.ts";
import { reviewAttempt } from "./review-attempt.ts";
import type { ReviewRequest } from "./review-reports.ts";
import type { Review } from "./tell-case.ts";

export type RunRequest = CaptureRequest & ReviewRequest;

/** `umpire run`: runs the tests, then judges what they left. The code is looked at before, as the run finds it. */
export async function runTests(request: RunRequest, config: Config, world: World): Promise<Review> {
  const branch = await world.code.branch(request.branch);
  const code = await world.code.state({ branch, base: request.base ?? config.base });
  const { hints = NO_HINTS } = request;
  const skip = await findSkip(request, code, config, world);
  const gate = { code, excuse: excuseOf({ code, skip }) };
  const run = await captureRun({ ...request, gate }, config, world);
  return await reviewAttempt({ code, hints, skip, ...run }, config, world);
}
