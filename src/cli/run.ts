import { resolve } from "node:path";
import { withSarif } from "../app/find-security.ts";
import { runTests } from "../app/run-tests.ts";
import type { Review } from "../app/tell-case.ts";
import type { Config } from "../core/config/config.ts";
import { UserError } from "../core/errors.ts";
import { openWorld } from "../wiring/open-world.ts";
import { hintsFrom, type RunOptions } from "./options.ts";
import { EXIT_CODES, sayOnStderr, saySettings, showReview } from "./show-review.ts";

export async function run(argv: readonly string[], options: RunOptions): Promise<number> {
  const output = options.json ? "stderr" : "both";
  const opened = await openWorld({ folder: process.cwd(), config: options.config, output, say: sayOnStderr });
  const config = withSarif(withEnvironment(opened.config, options.env), options.sarif);
  saySettings(config, options);
  const { junit, coverage, base, branch, timeout: timeoutSeconds, arrange, executionSkip } = options;
  const cwd = workingFolder(options.cwd, config, opened.world.code.root);
  const hints = hintsFrom(options);
  const request = { argv, junit, coverage, base, branch, timeoutSeconds, cwd, arrange, hints, executionSkip };
  const result = await runTests(request, config, opened.world);
  await showReview(result, options);
  return options.exitCall ? EXIT_CODES[result.latest.call.action] : commandExitCode(result);
}

/** A configured folder is relative to the repository; without one the command runs where the user stands. */
export function workingFolder(given: string | undefined, { execution_config }: Config, root: string): string {
  if (given !== undefined) return resolve(given);
  const configured = execution_config.working_directory;
  return configured === "." ? process.cwd() : resolve(root, configured);
}

/** What `timeout` and shells use for a command that did not end by itself. */
const TIMED_OUT = 124;
const SIGNALLED = 128;

function commandExitCode({ latest }: Review): number {
  const command = latest.evidence.command;
  if (command?.timedOut) return TIMED_OUT;
  return command?.exitCode ?? SIGNALLED;
}

export function withEnvironment(config: Config, pairs: readonly string[]): Config {
  const environment = { ...config.execution_config.environment, ...Object.fromEntries(pairs.map(toPair)) };
  return { ...config, execution_config: { ...config.execution_config, environment } };
}

function toPair(text: string): [string, string] {
  const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/s.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new UserError(
    "bad-variable",
    `\`--env ${text}\` is not of the form NAME=VALUE.`,
    "Write for example `--env NODE_ENV=test`.",
  );
}
