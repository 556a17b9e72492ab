import { page, Refusal } from "../call.ts";
import { type Json, nextId, now, type Part, shaOf } from "../world.ts";

const MOST_CHARACTERS = 140;
const MOST_PER_CONTEXT = 1000;

export const createStatus: Part = async (call, world) => {
  const sha = await shaOf(world, call.params["sha"] ?? "");
  const { state, description = null, target_url = null, context = "default" } = call.body;
  if ([...(description ?? "")].length > MOST_CHARACTERS)
    throw new Refusal(422, "Validation Failed", [
      {
        resource: "Status",
        code: "custom",
        field: "description",
        message: "description is too long (maximum is 140 characters)",
      },
    ]);
  const same = world.statuses.filter((status) => status.sha === sha && status.context === context);
  if (same.length >= MOST_PER_CONTEXT)
    throw new Refusal(422, "This SHA and context has reached the maximum number of statuses.");
  const id = nextId(world);
  const creator = world.people.get(call.token.login);
  const status = {
    id,
    node_id: `SC_${id}`,
    url: `${world.origin}/repos/${world.repository}/statuses/${sha}`,
    avatar_url: creator.avatar_url,
    state,
    description,
    target_url,
    context,
    created_at: now(),
    updated_at: now(),
    creator,
    sha,
  };
  world.statuses.push(status);
  return { status: 201, body: withoutSha(status) };
};

export const listStatuses: Part = async (call, world) => {
  const sha = await shaOf(world, call.params["ref"] ?? "");
  const found = world.statuses.filter((status) => status.sha === sha).reverse();
  return page(call, found.map(withoutSha), (items) => items, world.origin);
};

export const combinedStatus: Part = async (call, world) => {
  const sha = await shaOf(world, call.params["ref"] ?? "");
  const latest = [
    ...new Map(ofCommit(world.statuses, sha).map((status) => [status.context, status])).values(),
  ];
  const at = `${world.origin}/repos/${world.repository}/commits/${sha}`;
  const wrap = (statuses: readonly Json[]) => ({
    state: combined(latest.map(({ state }) => state)),
    statuses,
    sha,
    total_count: latest.length,
    repository: world.repositories.get(world.repository),
    commit_url: at,
    url: `${at}/status`,
  });
  return page(call, latest.map(withoutSha), wrap, world.origin);
};

function ofCommit(statuses: readonly Json[], sha: string): Json[] {
  return statuses.filter((status) => status.sha === sha);
}

function combined(states: readonly string[]): string {
  if (states.some((state) => state === "error" || state === "failure")) return "failure";
  return states.length === 0 || states.includes("pending") ? "pending" : "success";
}

function withoutSha({ sha: _, ...status }: Json): Json {
  return status;
}
