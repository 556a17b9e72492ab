import { page, Refusal } from "../call.ts";
import { type Json, nextId, notFound, now, type Part, shaOf, type World } from "../world.ts";

/** The app behind GITHUB_TOKEN. */
const APP = {
  id: 15_368,
  slug: "github-actions",
  node_id: "MDM6QXBwMTUzNjg=",
  name: "GitHub Actions",
  description: "Automate your workflow from idea to production",
  external_url: "https://help.github.com/en/actions",
  html_url: "https://github.com/apps/github-actions",
  created_at: "2018-07-30T09:30:17Z",
  updated_at: "2024-04-10T20:33:16Z",
  permissions: {},
  events: [],
};

export const createCheckRun: Part = async (call, world) => {
  const head_sha = await shaOf(world, call.body.head_sha);
  const id = nextId(world);
  const fresh = {
    id,
    node_id: `CR_${id}`,
    head_sha,
    external_id: "",
    url: `${world.origin}/repos/${world.repository}/check-runs/${id}`,
    html_url: `https://github.com/${world.repository}/runs/${id}`,
    details_url: null,
    status: "queued",
    conclusion: null,
    started_at: now(),
    completed_at: null,
    check_suite: { id: 1 },
    app: { ...APP, owner: ownerOf(world) },
    pull_requests: [],
    output: { title: null, summary: null, text: null },
    annotations: [],
  };
  const run = changed(fresh, call.body);
  world.checkRuns.push(run);
  return { status: 201, body: asServed(run) };
};

export const updateCheckRun: Part = (call, world) => {
  const index = world.checkRuns.findIndex(({ id }) => id === Number(call.params["check_run_id"]));
  if (index === -1) throw notFound();
  const run = changed(world.checkRuns[index], call.body);
  world.checkRuns[index] = run;
  return { status: 200, body: asServed(run) };
};

function ownerOf({ repositories, repository }: World): Json {
  return repositories.get(repository).owner;
}

/** Annotations of an update are added to those before; everything else replaces. */
function changed(run: Json, { output, head_sha: _, actions: __, ...given }: Json): Json {
  const { annotations = [], images: ___, ...texts } = output ?? {};
  const next = {
    ...run,
    ...given,
    output: { ...run.output, ...texts },
    annotations: [...run.annotations, ...annotations],
  };
  // A conclusion completes the run, whether the caller says so or not.
  if (given.conclusion !== undefined) next.status = "completed";
  if (next.status === "completed" && next.conclusion === null)
    throw new Refusal(422, "Invalid request.\n\nFor 'completed' status a conclusion is required.");
  if (next.status === "completed") next.completed_at = given.completed_at ?? run.completed_at ?? now();
  return next;
}

function asServed({ annotations, ...run }: Json): Json {
  const output = {
    ...run.output,
    annotations_count: annotations.length,
    annotations_url: `${run.url}/annotations`,
  };
  return { ...run, output };
}

export const getCheckRun: Part = (call, world) => ({
  status: 200,
  body: asServed(checkRunOf(world, call.params["check_run_id"])),
});

function checkRunOf(world: World, id: string | undefined): Json {
  const run = world.checkRuns.find((candidate) => candidate.id === Number(id));
  if (run === undefined) throw notFound();
  return run;
}

export const listAnnotations: Part = (call, world) => {
  const { annotations, head_sha } = checkRunOf(world, call.params["check_run_id"]);
  const blank = { start_column: null, end_column: null, title: null, raw_details: null };
  const served = annotations.map((annotation: Json) => ({
    ...blank,
    ...annotation,
    blob_href: `https://github.com/${world.repository}/blob/${head_sha}/${annotation.path}`,
  }));
  return page(call, served, (items) => items, world.origin);
};

/** With `filter=latest`, the default, only the newest of each name; newest first. */
export const listCheckRuns: Part = async (call, world) => {
  const sha = await shaOf(world, call.params["ref"] ?? "");
  const name = call.query.get("check_name");
  const status = call.query.get("status");
  const matching = world.checkRuns.filter(
    (run) => run.head_sha === sha && (name ?? run.name) === run.name && (status ?? run.status) === run.status,
  );
  const all = call.query.get("filter") === "all";
  const kept = all ? matching : [...new Map(matching.map((run) => [run.name, run])).values()];
  const wrap = (items: readonly Json[]) => ({ total_count: kept.length, check_runs: items });
  return page(call, [...kept].reverse().map(asServed), wrap, world.origin);
};
