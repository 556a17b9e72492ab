import type { WorkflowRun } from "./ports.ts";

/** Whether a run may speak for the runs before it: what it gathered is believed. */
export type MayGather = (run: WorkflowRun) => boolean;

/** Runs of the same workflow for the same branch. Those of another pull request know nothing of this one. */
export function ofSameWork({ path, event, head }: WorkflowRun): MayGather {
  return (run) => run.path === path && run.event === event && isSameBranch(run.head, head);
}

/** A workflow on `workflow_run` always runs from the default branch, so that no pull request can have changed it. */
export function ofJudgingWorkflow({ path }: WorkflowRun): MayGather {
  return (run) => run.path === path && run.event === "workflow_run";
}

type Head = Pick<WorkflowRun["head"], "ref" | "repositoryId">;

/** The API names no repository once it is deleted: two of them are not known to be the same. */
export function isSameBranch(left: Head, right: Head): boolean {
  return left.repositoryId !== null && left.repositoryId === right.repositoryId && left.ref === right.ref;
}
