import { getInput, info, setFailed } from "@actions/core";
import { Attempts } from "../app/github/attempted.ts";
import type { Judged } from "../app/github/judged.ts";
import { reviewReports } from "../app/review-reports.ts";
import { readInputs } from "../core/config/inputs.ts";
import { errorInfo } from "../core/errors.ts";
import { hintsOf, readEvent } from "./event.ts";
import { type Mode, modeOf } from "./mode.ts";
import { pullRequestOf } from "./pull-request.ts";
import { configOf, openWorkspace, type Step } from "./step.ts";
import { tell, tellProblems, tellRecorded } from "./tell.ts";

/** Reads the step's inputs, does what its event asks for, and tells it to the workflow. */
export async function runAction(): Promise<void> {
  const attempts = new Attempts();
  try {
    const step = {
      inputs: readInputs(getInput),
      event: readEvent(process.env["GITHUB_EVENT_PATH"]),
      env: process.env,
    };
    const mode = modeOf(process.env["GITHUB_EVENT_NAME"] ?? "", step.event, step.inputs.mode);
    if (typeof mode === "object") return info(mode.idle);
    await inMode(mode, step, attempts);
  } catch (error) {
    const { message, hint } = errorInfo(error);
    setFailed(`${message}\n${hint}`);
  } finally {
    tellProblems(attempts);
  }
}

async function inMode(mode: Mode, step: Step, attempts: Attempts): Promise<void> {
  if (mode === "local") return await tell(await reviewHere(step), step, attempts);
  const { openGitHubWorld } = await import("./open-github.ts");
  const github = await openGitHubWorld(step.inputs, step.env);
  const [pulls, others] = [await import("./pull-step.ts"), await import("./other-steps.ts")];
  switch (mode) {
    case "review":
      return await tell(await pulls.reviewStep(step, attempts, github), step, attempts, github);
    case "record":
      return await tellRecorded(
        "This attempt is recorded. The judging workflow calls it.",
        await pulls.recordStep(step, attempts, github),
      );
    case "judge": {
      const judges = await import("./judge-step.ts");
      const isOther = step.event.workflow_run !== undefined;
      const judged = isOther
        ? await judges.judgeOtherRun(step, attempts, github)
        : await judges.judgeOwnRun(step, attempts, github);
      return judged ? await tell(judged, step, attempts, github) : tellNothing(isOther);
    }
    case "merge-group": {
      const review = await others.groupStep(step, attempts, github);
      return await tell({ review, commentUrl: null, isWhole: true }, step, attempts);
    }
    case "baseline":
      return await tellRecorded(`Recorded as ${await others.baselineStep(step, github)}.`, true);
  }
}

/** A run without a record is never a pass; a step of that very run fails. */
function tellNothing(isOther: boolean): void {
  if (isOther) return;
  setFailed(
    "No record of this run was found, so there is nothing to judge.\nLet each test job run this action with `mode: record` first, and this job need them.",
  );
}

/** Without GitHub: the ledger lies in the work tree. */
async function reviewHere(step: Step): Promise<Judged> {
  const { world, config } = await openWorkspace(step);
  const { junit, coverage, base } = step.inputs;
  const pull = pullRequestOf(step.env);
  const hints = hintsOf(step.event.pull_request);
  const request = { junit, coverage, base: base ?? pull.base, branch: pull.branch, hints };
  const review = await reviewReports(request, configOf(step, config), world);
  return { review, commentUrl: null, isWhole: true };
}
