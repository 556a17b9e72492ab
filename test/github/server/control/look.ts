import { recordOf } from "../parts/pulls.ts";
import { attemptsOf, runJson } from "../parts/runs.ts";
import type { Server } from "../server.ts";
import type { Json, World } from "../world.ts";
import { ownerOf } from "./ask.ts";
import { commentsOf } from "./conversation.ts";

/** How the world looks. None of it counts as a call. */
export const LOOK = {
  calls: (server: Server, _: object) => server.calls,
  violations: (server: Server, _: object) => server.violations,
  forgetCalls(server: Server, _: object) {
    server.calls.length = 0;
    server.violations.length = 0;
  },

  /** As the API serves them, without counting as a call: for event payloads and for asking how the world looks. */
  pull: ({ world }: Server, { number }: { number: number }): Promise<Json> => recordOf(world, number),
  run: ({ world }: Server, { id }: { id: number }): Json =>
    attemptsOf(world, id)
      .map((run) => runJson(world, run))
      .at(-1),
  repository: ({ world }: Server, _: object): Json => world.repositories.get(world.repository),

  checkRuns: ({ world }: Server, _: object): Json[] => world.checkRuns,
  statuses: ({ world }: Server, _: object): Json[] =>
    world.statuses.map(({ creator: _, ...status }) => status),

  /** Every conversation, and the newest word on every commit. */
  async ending({ world }: Server, _: object) {
    const { body: issues } = await world.emulated.request(
      ownerOf(world),
      "GET",
      `/repos/${world.repository}/issues?state=all&per_page=100`,
    );
    const numbers = new Set([
      ...world.pulls.keys(),
      ...(issues as Json[]).map(({ number }) => Number(number)),
    ]);
    const conversations = await Promise.all(
      [...numbers].sort((left, right) => left - right).map((number) => conversationOf(world, number)),
    );
    const newest = (list: readonly Json[], key: (item: Json) => string) => [
      ...new Map(list.map((item) => [key(item), item])).values(),
    ];
    return {
      conversations,
      statuses: newest(world.statuses, ({ sha, context }) => `${sha} ${context}`).map(
        ({ sha, context, state, description }) => ({ sha, context, state, description }),
      ),
      checkRuns: newest(world.checkRuns, ({ head_sha, name }) => `${head_sha} ${name}`).map(
        ({ name, head_sha, status, conclusion, output, annotations }) => ({
          name,
          head_sha,
          status,
          conclusion,
          title: output.title,
          annotations,
        }),
      ),
      artifacts: world.artifacts.filter(({ isFinal }) => isFinal).map(({ name, runId }) => ({ name, runId })),
      files: await filesOf(world, "umpire-attempts"),
    };
  },

  /** How the world ended, as people see it: two runs that should end alike have equal snapshots. */
  async snapshot(server: Server, { pull: number }: { pull: number }) {
    const { checkRuns, statuses, artifacts } = server.world;
    const pull = await recordOf(server.world, number);
    const names = (list: Json[] | undefined, key: string) =>
      (list ?? []).map((item) => String(item[key])).sort();
    const newest = new Map(statuses.map((status) => [`${status.sha} ${status.context}`, status]));
    return {
      comments: (await commentsOf(server.world, number)).map(({ login, body }) => ({ login, body })),
      labels: names(pull.labels, "name"),
      assignees: names(pull.assignees, "login"),
      reviewers: [...names(pull.requested_reviewers, "login"), ...names(pull.requested_teams, "slug")],
      checkRuns: checkRuns.map(
        ({ name, head_sha, external_id, status, conclusion, output, annotations }) => ({
          name,
          head_sha,
          external_id,
          status,
          conclusion,
          output,
          annotations,
        }),
      ),
      statuses: [...newest.values()].map(({ sha, context, state, description, target_url }) => ({
        sha,
        context,
        state,
        description,
        target_url,
      })),
      artifacts: artifacts.filter(({ isFinal }) => isFinal).map(({ name, runId }) => ({ name, runId })),
    };
  },
};

/** Of a branch that serves as a store. */
async function filesOf({ git, repository }: World, branch: string): Promise<string[]> {
  const root = git.tip(repository, branch) === null ? null : await git.tree(repository, branch);
  const folders = await Promise.all((root ?? []).map(({ sha }) => git.tree(repository, sha)));
  return folders.flatMap((files) => (files ?? []).map(({ path }) => path)).sort();
}

async function conversationOf(world: World, number: number) {
  const comments = (await commentsOf(world, number)).map(({ login, body }) => ({ login, body }));
  if (!world.pulls.has(number)) return { number, comments };
  const { labels, assignees, requested_reviewers } = await recordOf(world, number);
  const names = (list: Json[], key: string) => list.map((item) => String(item[key])).sort();
  return {
    number,
    comments,
    labels: names(labels ?? [], "name"),
    people: [...names(assignees ?? [], "login"), ...names(requested_reviewers ?? [], "login")],
  };
}
