import type { CodeState } from "../core/attempt/evidence.ts";
import { type ExecutionSkip, skipBecause, skipInBody } from "../core/attempt/execution-skip.ts";
import type { Config } from "../core/config/config.ts";
import { UserError } from "../core/errors.ts";
import { redact } from "../core/redact.ts";
import type { World } from "./ports.ts";

/** Where somebody may say that this work is handed over without a run. */
export interface SkipRequest {
  /** As it was given on the command line. */
  readonly executionSkip?: string | undefined;
  /** What the pull request says of itself. */
  readonly body?: string | undefined;
}

const SKIP_TRAILER = "Execution-skip";

/** The nearest word counts: the command line, then the commit, then the pull request. */
export async function findSkip(
  { executionSkip: given, body }: SkipRequest,
  code: CodeState,
  { execution_gate: { allow_skip } }: Config,
  world: World,
): Promise<ExecutionSkip | null> {
  const safe = (text: string) => redact(text, world.secrets);
  if (given !== undefined) return mustBeAllowed(safe(given), allow_skip);
  if (!allow_skip) return null;
  const words = await world.code.trailer(code, SKIP_TRAILER);
  if (words !== null) return skipBecause("commit", safe(words));
  return body === undefined ? null : skipInBody(safe(body));
}

function mustBeAllowed(given: string, isAllowed: boolean): ExecutionSkip {
  if (!isAllowed)
    throw new UserError(
      "skip-not-allowed",
      "`--execution-skip` was given, but `execution_gate.allow_skip` is false.",
      "Run the tests, or ask whoever owns the configuration.",
    );
  const skip = skipBecause("command-line", given);
  if (skip.reason !== null) return skip;
  throw new UserError(
    "skip-without-reason",
    `\`--execution-skip ${given}\` gives no reason, and a skip without one is refused.`,
    'Say why no test can run, such as `--execution-skip "only comments changed"`.',
  );
}
