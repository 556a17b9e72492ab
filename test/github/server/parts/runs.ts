import { page } from "../call.ts";
import { headOf, type Job, type Json, notFound, type Part, type Run, type World } from "../world.ts";

export function runJson(world: World, run: Run, pull_requests = pullsOf(world, run)): Json {
  const at = `${world.origin}/repos/${world.repository}/actions/runs/${run.id}`;
  const actor = world.people.get(run.actor);
  const repository = world.repositories.get(world.repository);
  const head_repository = world.repositories.get(run.repository) ?? null;
  const workflow = `${world.origin}/repos/${world.repository}/actions/workflows/${workflowId(run.path)}`;
  return {
    id: run.id,
    name: run.name,
    node_id: `WFR_${run.id}`,
    check_suite_id: run.id,
    check_suite_node_id: `CS_${run.id}`,
    head_branch: run.branch,
    head_sha: run.sha,
    path: run.path,
    display_title: run.name,
    run_number: run.id,
    run_attempt: run.attempt,
    referenced_workflows: [],
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: workflowId(run.path),
    url: at,
    html_url: `https://github.com/${world.repository}/actions/runs/${run.id}`,
    pull_requests,
    created_at: run.createdAt,
    updated_at: run.updatedAt,
    run_started_at: run.createdAt,
    actor,
    triggering_actor: actor,
    jobs_url: `${at}/jobs`,
    logs_url: `${at}/logs`,
    check_suite_url: `${world.origin}/repos/${world.repository}/check-suites/${run.id}`,
    artifacts_url: `${at}/artifacts`,
    cancel_url: `${at}/cancel`,
    rerun_url: `${at}/rerun`,
    previous_attempt_url: run.attempt > 1 ? `${at}/attempts/${run.attempt - 1}` : null,
    workflow_url: workflow,
    head_commit: {
      id: run.sha,
      tree_id: run.sha,
      message: "A commit",
      timestamp: run.createdAt,
      author: { name: "Dev", email: "dev@example.com" },
      committer: { name: "Dev", email: "dev@example.com" },
    },
    repository,
    head_repository,
  };
}

/** Empty for a run from a fork, as GitHub has it. */
function pullsOf(world: World, run: Run): Json[] {
  if (run.repository !== world.repository) return [];
  const repo = world.repositories.get(world.repository);
  const place = (ref: string, sha: string | null) => ({
    ref,
    sha,
    repo: { id: repo.id, url: repo.url, name: repo.name },
  });
  return [...world.pulls.values()]
    .filter((pull) => !pull.isClosed && pull.headRepository === run.repository && pull.headRef === run.branch)
    .map((pull) => ({
      id: pull.number,
      number: pull.number,
      url: `${world.origin}/repos/${world.repository}/pulls/${pull.number}`,
      head: place(pull.headRef, headOf(world, pull)),
      base: place(pull.baseRef, world.git.tip(world.repository, pull.baseRef)),
    }));
}

function workflowId(path: string): number {
  return [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

export function attemptsOf({ runs }: World, id: number): Run[] {
  const attempts = runs.get(id);
  if (attempts === undefined) throw notFound();
  return attempts;
}

export const getRun: Part = (call, world) => {
  const run = attemptsOf(world, Number(call.params["run_id"])).at(-1);
  if (run === undefined) throw notFound();
  return { status: 200, body: runJson(world, run) };
};

export const getRunAttempt: Part = (call, world) => {
  const attempt = Number(call.params["attempt_number"]);
  const run = attemptsOf(world, Number(call.params["run_id"])).find(
    (candidate) => candidate.attempt === attempt,
  );
  if (run === undefined) throw notFound();
  return { status: 200, body: runJson(world, run) };
};

/** Newest first, each run once, with its latest attempt. */
export const listRuns: Part = (call, world) => {
  const workflow = call.params["workflow_id"];
  const wanted = (name: string, value: string | null) => [null, value].includes(call.query.get(name));
  const found = [...world.runs.values()]
    .flatMap((attempts) => attempts.at(-1) ?? [])
    .filter(
      (run) =>
        wanted("branch", run.branch) &&
        wanted("event", run.event) &&
        wanted("head_sha", run.sha) &&
        wanted("actor", run.actor) &&
        (wanted("status", run.status) || wanted("status", run.conclusion)) &&
        (workflow === undefined ||
          [String(workflowId(run.path)), run.path.split("/").at(-1)].includes(workflow)),
    )
    .sort((a, b) => b.id - a.id);
  // A long list is of few branches, and each look at one reads files.
  const pulls = new Map<string, Json[]>();
  const pullsFor = (run: Run) => {
    const key = `${run.repository} ${run.branch}`;
    const known = pulls.get(key) ?? pullsOf(world, run);
    pulls.set(key, known);
    return known;
  };
  const wrap = (items: readonly Run[]) => ({
    total_count: found.length,
    workflow_runs: items.map((run) => runJson(world, run, pullsFor(run))),
  });
  return page(call, found, wrap, world.origin);
};

/** What a re-run of some jobs did not run again is listed with it, as it ran before. */
export const listJobs: Part = (call, world) => {
  const [id, attempt] = [Number(call.params["run_id"]), Number(call.params["attempt_number"])];
  const run = attemptsOf(world, id).find((candidate) => candidate.attempt === attempt);
  if (run === undefined) throw notFound();
  const newest = new Map<string, Job>();
  for (const job of world.jobs) if (job.runId === id && job.attempt <= attempt) newest.set(job.name, job);
  const wrap = (items: readonly Job[]) => ({
    total_count: newest.size,
    jobs: items.map((job) => jobJson(world, run, job)),
  });
  return page(call, [...newest.values()], wrap, world.origin);
};

function jobJson(world: World, run: Run, { id, attempt, name, conclusion, startedAt }: Job): Json {
  const at = `${world.origin}/repos/${world.repository}/actions`;
  return {
    id,
    run_id: run.id,
    run_url: `${at}/runs/${run.id}`,
    run_attempt: attempt,
    node_id: `J_${id}`,
    head_sha: run.sha,
    url: `${at}/jobs/${id}`,
    html_url: `https://github.com/${world.repository}/actions/runs/${run.id}/job/${id}`,
    status: conclusion === null ? "in_progress" : "completed",
    conclusion,
    created_at: startedAt,
    started_at: startedAt,
    completed_at: conclusion === null ? null : startedAt,
    name,
    steps: [],
    check_run_url: `${world.origin}/repos/${world.repository}/check-runs/${id}`,
    labels: ["ubuntu-latest"],
    runner_id: 1,
    runner_name: "runner",
    runner_group_id: 2,
    runner_group_name: "GitHub Actions",
    workflow_name: run.name,
    head_branch: run.branch,
  };
}
