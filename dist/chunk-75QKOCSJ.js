import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  feedbackDocument
} from "./chunk-EWMD6PXN.js";
import {
  verdictLines
} from "./chunk-7NQC223M.js";
import {
  writeOutput
} from "./chunk-7477QGAS.js";
import {
  Protocol,
  channelsOf
} from "./chunk-VK362HHO.js";

// src/core/config/without-effect.ts
function withoutEffect(config) {
  const given = new Map(Object.entries(config));
  const { execution_config: run, escalation_policy } = config;
  const keys = Object.keys(Protocol).filter((key) => given.get(key) !== void 0);
  if (run.fail_fast !== void 0) keys.push("execution_config.fail_fast");
  if (run.verbose !== void 0) keys.push("execution_config.verbose");
  for (const { condition, action, include_in_report } of escalation_policy.triggers)
    if (action === "flag_and_continue" && include_in_report)
      keys.push(`include_in_report of ${condition}, which is only flagged`);
  const { email } = escalation_policy.notification;
  if (email.to.length > 0 && !channelsOf(escalation_policy.notification).includes("email"))
    keys.push("escalation_policy.notification.email, which no channel names");
  if (config.senior_agent && !escalation_policy.triggers.some(({ action }) => action === "senior_agent"))
    keys.push("senior_agent, which no trigger names");
  return keys.map(
    (key) => `The configuration has ${key}: accepted, and without effect. See docs/configuration.md.`
  );
}

// src/cli/show-review.ts
var EXIT_CODES = { proceed: 0, retry: 10, escalate: 20 };
async function showReview({ judgements, latest, document, patterns }, { json, comment, feedback, maxTokens }) {
  if (comment !== void 0 && comment !== "-") await writeOutput(comment, document.comment);
  if (feedback !== void 0) {
    const told = feedbackDocument(latest, { judgements, patterns, maxTokens });
    await writeOutput(feedback, `${JSON.stringify(told)}
`);
  }
  if (json) return void process.stdout.write(`${JSON.stringify(document)}
`);
  process.stdout.write(`${verdictLines(latest).join("\n")}
`);
  if (document.call.question && comment !== "-")
    process.stdout.write(`${questionLines(document.call.question).join("\n")}
`);
  if (comment === "-") process.stdout.write(`
${document.comment}`);
}
function questionLines({ text, options }) {
  const numbered = options.map((option, position) => `  ${position + 1}. ${option}`);
  return [`Question: ${text}`, ...numbered, "The whole comment: add `--comment -`, or `--comment FILE`."];
}
function saySettings(config, { verbose }) {
  if (verbose) withoutEffect(config).forEach(sayOnStderr);
}
function sayOnStderr(line) {
  process.stderr.write(`${line}
`);
}

export {
  EXIT_CODES,
  showReview,
  saySettings,
  sayOnStderr
};
