import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getInput, info, notice, setFailed, setOutput, summary, warning } from "@actions/core";
import { reviewReports } from "../app/review-reports.ts";
import type { Review } from "../app/tell-case.ts";
import { type Inputs, readInputs } from "../core/config/inputs.ts";
import { errorInfo } from "../core/errors.ts";
import { coverageAnnotations } from "../core/message/coverage-annotations.ts";
import { feedbackDocument } from "../core/message/feedback.ts";
import { outputsOf } from "../core/message/outputs.ts";
import { verdictLines } from "../core/message/terminal.ts";
import { openWorld } from "../wiring/open-world.ts";
import { pullRequestOf } from "./pull-request.ts";
import { pullRequestHints } from "./pull-request-hints.ts";

/** Reads the step's inputs, makes one review, and tells it to the workflow. */
export async function runAction(): Promise<void> {
  try {
    const inputs = readInputs(getInput);
    const review = await reviewStep(inputs);
    await tell(review, inputs);
  } catch (error) {
    const { message, hint } = errorInfo(error);
    setFailed(`${message}\n${hint}`);
  }
}

async function reviewStep(inputs: Inputs): Promise<Review> {
  const folder = resolve(process.env["GITHUB_WORKSPACE"] ?? ".", inputs["working-directory"] ?? ".");
  const opened = await openWorld({ folder, config: inputs.config, output: "stderr", say: info });
  const pull = pullRequestOf(process.env);
  const max = inputs["max-attempts"];
  const retry_policy = { ...opened.config.retry_policy, ...(max !== undefined && { max_attempts: max }) };
  const { junit, coverage } = inputs;
  const hints = pullRequestHints(process.env["GITHUB_EVENT_PATH"]);
  const request = { junit, coverage, base: inputs.base ?? pull.base, branch: pull.branch, hints };
  return await reviewReports(request, { ...opened.config, retry_policy }, opened.world);
}

async function tell(review: Review, inputs: Inputs): Promise<void> {
  const { latest, document } = review;
  const folder = process.env["RUNNER_TEMP"] ?? tmpdir();
  const paths = {
    comment: join(folder, "umpire-comment.md"),
    report: join(folder, "umpire-case.json"),
    feedback: join(folder, "umpire-feedback.json"),
  };
  await writeFile(paths.comment, document.comment);
  await writeFile(paths.feedback, `${JSON.stringify(feedbackDocument(latest))}\n`);
  await writeFile(paths.report, `${JSON.stringify(document)}\n`);
  for (const [name, value] of Object.entries(outputsOf(latest, paths))) setOutput(name, value);
  await summary.addRaw(document.comment).write();
  for (const line of verdictLines(latest)) info(line);
  for (const { level, message, ...place } of coverageAnnotations(latest.evidence.coverage))
    level === "warning" ? warning(message, place) : notice(message, place);
  if (failsStep(latest.call.action, inputs["fail-on"])) {
    setFailed(
      `Umpire: ${latest.call.action}, attempt ${latest.call.attempt} of ${latest.call.maxAttempts} (${latest.call.rule}). The job summary has the story.`,
    );
  }
}

function failsStep(call: Review["latest"]["call"]["action"], failOn: Inputs["fail-on"]): boolean {
  if (call === "proceed" || failOn === "never") return false;
  return call === "escalate" || failOn === "retry";
}
