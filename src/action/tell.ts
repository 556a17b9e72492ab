import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  error as errorAnnotation,
  info,
  notice,
  setFailed,
  setOutput,
  summary,
  warning,
} from "@actions/core";
import type { Attempts } from "../app/github/attempted.ts";
import type { Judged } from "../app/github/judged.ts";
import type { GitHubWorld } from "../app/github/world.ts";
import type { Review } from "../app/tell-case.ts";
import type { Inputs } from "../core/config/inputs.ts";
import { errorInfo } from "../core/errors.ts";
import { agentPrompt } from "../core/message/agent-prompt.ts";
import { stepAnnotations } from "../core/message/check-annotations.ts";
import { feedbackDocument } from "../core/message/feedback.ts";
import { outputsOf } from "../core/message/outputs.ts";
import { verdictLines } from "../core/message/terminal.ts";
import { oneLine } from "../core/message/untrusted.ts";
import type { Step } from "./step.ts";

/** Such as Dependabot's. A person reads this in the summary, since there is no other place. */
const ONLY_RECORDED =
  "The token of this step can only read: the attempt is recorded, and nothing is shown on the pull request. Let a workflow on `workflow_run` judge it (docs/github.md), or give the job `checks: write`, `pull-requests: write` and `statuses: write`.";

const NO_VERDICT =
  "Umpire: the tests pass, but GitHub did not tell all that a verdict rests on, so there is none. Run this job again.";

/** Tells the workflow what was concluded: files, outputs, summary, annotations, and last the verdict in the log. */
export async function tell(
  { review, commentUrl, isWhole }: Judged,
  { inputs, env }: Step,
  attempts: Attempts,
  github?: GitHubWorld,
): Promise<void> {
  const { judgements, latest, document, patterns } = review;
  const folder = env["RUNNER_TEMP"] ?? tmpdir();
  const paths = {
    comment: join(folder, "umpire-comment.md"),
    report: join(folder, "umpire-case.json"),
    feedback: join(folder, "umpire-feedback.json"),
  };
  const maxTokens = inputs["feedback-max-tokens"];
  const feedback = feedbackDocument(latest, { judgements, patterns, maxTokens });
  const files = {
    "comment.md": document.comment,
    "feedback.json": `${JSON.stringify(feedback)}\n`,
    "case.json": `${JSON.stringify(document)}\n`,
  };
  await writeFile(paths.comment, files["comment.md"]);
  await writeFile(paths.feedback, files["feedback.json"]);
  await writeFile(paths.report, files["case.json"]);
  if (github && inputs.store === "artifacts") await keep(review, files, github);
  const outputs = outputsOf(latest, paths, {
    commentUrl,
    feedback: files["feedback.json"],
    prompt: feedback === null ? "" : agentPrompt(feedback),
  });
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  const told = attempts.isReadOnly ? `${document.comment}\n\n${ONLY_RECORDED}\n` : document.comment;
  await summary.addRaw(told).write();
  for (const { level, message, ...place } of stepAnnotations(latest)) {
    const annotate = { failure: errorAnnotation, warning, notice }[level];
    annotate(message, place);
  }
  // The verdict comes last: `gh run view --log-failed` shows the end of the log.
  if (attempts.isReadOnly) warning(ONLY_RECORDED);
  tellProblems(attempts);
  for (const line of verdictLines(latest)) info(line);
  if (isWhole || latest.call.action !== "proceed") failStep(review, inputs["fail-on"]);
  else if (inputs["fail-on"] !== "never") setFailed(NO_VERDICT);
}

/** For whoever comes after the run: an agent takes the feedback, a person the whole case. */
async function keep(
  { latest }: Review,
  files: Readonly<Record<string, string>>,
  { uploads }: GitHubWorld,
): Promise<void> {
  const attempt = latest.evidence.workflow?.runAttempt ?? 1;
  try {
    await uploads.upload(`umpire-feedback-${attempt}`, files, 30);
  } catch (cause) {
    const { message, hint } = errorInfo(cause);
    warning(`The feedback was not kept as an artifact: ${message} ${hint}`);
  }
}

function failStep({ latest: { call } }: Review, failOn: Inputs["fail-on"]): void {
  const isFailure =
    call.action === "escalate" ? failOn !== "never" : call.action === "retry" && failOn === "retry";
  if (!isFailure) return;
  setFailed(
    `Umpire: ${call.action}, attempt ${call.attempt} of ${call.maxAttempts} (${call.rule}). The job summary has the story.`,
  );
}

/** A record is the whole point of such a step: one that could not be stored fails it. */
export async function tellRecorded(words: string, isStored: boolean): Promise<void> {
  if (!isStored) return setFailed("This attempt could not be recorded.");
  info(words);
  await summary.addRaw(`${words}\n`).write();
}

/** What could not be shown does not change the verdict, and is not kept from the reader either. */
export function tellProblems(attempts: Attempts): void {
  for (const problem of attempts.untold()) warning(oneLine(problem, 600));
}
