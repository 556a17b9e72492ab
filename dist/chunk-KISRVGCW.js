import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  runTests
} from "./chunk-SQTM3JJA.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import {
  EXIT_CODES,
  sayOnStderr,
  saySettings,
  showReview
} from "./chunk-75QKOCSJ.js";
import {
  withSarif
} from "./chunk-ZGZSONUI.js";
import {
  openWorld
} from "./chunk-6V7ABJCP.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/cli/run.ts
import { resolve } from "node:path";
async function run(argv, options) {
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
function workingFolder(given, { execution_config }, root) {
  if (given !== void 0) return resolve(given);
  const configured = execution_config.working_directory;
  return configured === "." ? process.cwd() : resolve(root, configured);
}
var TIMED_OUT = 124;
var SIGNALLED = 128;
function commandExitCode({ latest }) {
  const command = latest.evidence.command;
  if (command?.timedOut) return TIMED_OUT;
  return command?.exitCode ?? SIGNALLED;
}
function withEnvironment(config, pairs) {
  const environment = { ...config.execution_config.environment, ...Object.fromEntries(pairs.map(toPair)) };
  return { ...config, execution_config: { ...config.execution_config, environment } };
}
function toPair(text) {
  const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/s.exec(text) ?? [];
  if (name !== void 0 && value !== void 0) return [name, value];
  throw new UserError(
    "bad-variable",
    `\`--env ${text}\` is not of the form NAME=VALUE.`,
    "Write for example `--env NODE_ENV=test`."
  );
}

export {
  run,
  workingFolder,
  withEnvironment
};
