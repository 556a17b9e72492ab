import * as z from "zod";
import type { GitHub, WorkflowJob, WorkflowRun } from "../../../app/github/ports.ts";
import { read, readPages } from "../ask.ts";
import type { Client } from "../client.ts";

const needs = "actions: read";

const Run = z
  .object({
    id: z.number(),
    run_attempt: z.number().default(1),
    event: z.string(),
    status: z.string().nullable(),
    conclusion: z.string().nullable(),
    path: z.string(),
    head_sha: z.string(),
    head_branch: z.string().nullable(),
    head_repository: z.object({ id: z.number() }).nullish(),
    created_at: z.string(),
    run_started_at: z.string().nullish(),
    updated_at: z.string(),
    html_url: z.string(),
  })
  .transform(
    (run): WorkflowRun => ({
      id: run.id,
      attempt: run.run_attempt,
      event: run.event,
      status: run.status ?? "unknown",
      conclusion: run.conclusion,
      // GitHub may add the ref: `.github/workflows/ci.yml@main`.
      path: run.path.replace(/(\.ya?ml)@.*$/, "$1"),
      head: {
        sha: run.head_sha,
        ref: run.head_branch ?? "",
        repositoryId: run.head_repository?.id ?? null,
      },
      createdAt: run.created_at,
      startedAt: run.run_started_at ?? null,
      updatedAt: run.updated_at,
      url: run.html_url,
    }),
  );

const Runs = z.object({ workflow_runs: z.array(Run) }).transform(({ workflow_runs }) => workflow_runs);

const Job = z
  .object({
    name: z.string(),
    run_attempt: z.number().default(1),
    conclusion: z.string().nullish(),
    started_at: z.string().nullish(),
  })
  .transform(
    ({ name, run_attempt, conclusion, started_at }): WorkflowJob => ({
      name,
      attempt: run_attempt,
      conclusion: conclusion ?? null,
      startedAt: started_at ?? null,
    }),
  );

const Jobs = z.object({ jobs: z.array(Job) }).transform(({ jobs }) => jobs);

export function runCalls({ octokit, repo }: Client): Pick<GitHub, "run" | "runs" | "jobsOf"> {
  const { actions } = octokit.rest;
  return {
    run: (id) =>
      read({ does: `read workflow run ${id}`, needs }, Run, () =>
        actions.getWorkflowRun({ ...repo, run_id: id }),
      ),

    // A matrix has at most 256 legs.
    jobsOf: (id, attempt) =>
      readPages(
        { does: `list the jobs of workflow run ${id}`, needs },
        Jobs,
        { pages: 10, beyond: "cut" },
        (page) =>
          actions.listJobsForWorkflowRunAttempt({ ...repo, run_id: id, attempt_number: attempt, ...page }),
      ),

    // GitHub lists at most 1,000 runs of a search.
    runs: ({ branch, event }) =>
      readPages(
        { does: `list the workflow runs of branch ${JSON.stringify(branch)}`, needs },
        Runs,
        { pages: 10, beyond: "cut" },
        (page) => actions.listWorkflowRunsForRepo({ ...repo, branch, event, ...page }),
      ),
  };
}
