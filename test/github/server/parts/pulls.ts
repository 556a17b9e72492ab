import { page, Refusal } from "../call.ts";
import { fileEntries } from "../diff-entries.ts";
import { baseOf, headOf, type Json, notFound, type Part, pullOf, type World } from "../world.ts";

/** emulate keeps the record; its code is that of the real repository. */
function asServed(world: World, record: Json): Json {
  const pull = pullOf(world, record.number);
  const head = {
    ...record.head,
    sha: headOf(world, pull),
    ...(pull.headRepository === null && { repo: null }),
  };
  return {
    ...record,
    head,
    base: { ...record.base, sha: baseOf(world, pull) },
    locked: pull.isLocked,
    assignees: [...pull.assignees].map((login) => world.people.get(login)),
    requested_teams: [...pull.teams].map((slug) => ({ slug, name: slug })),
  };
}

export async function recordOf(world: World, number: number): Promise<Json> {
  const { status, body } = await world.emulated.request(
    ownerOf(world),
    "GET",
    `/repos/${world.repository}/pulls/${number}`,
  );
  if (status !== 200) throw notFound();
  return asServed(world, body);
}

function ownerOf({ repository }: World): string {
  return repository.split("/")[0] ?? "";
}

export const getPull: Part = async (call, world) => {
  const number = Number(call.params["pull_number"]);
  if (!/\bdiff\b/.test(call.accept)) return { status: 200, body: await recordOf(world, number) };
  const diff = await diffOf(world, number);
  // GitHub's limits on a diff: 20,000 lines, or 300 files.
  const tooLarge = diff.split("\n").length > 20_000 || fileEntries(diff).length > 300;
  if (tooLarge) throw new Refusal(406, "Sorry, the diff exceeded the maximum number of lines (20000)");
  return {
    status: 200,
    body: Buffer.from(diff),
    headers: { "content-type": "application/vnd.github.diff; charset=utf-8" },
  };
};

function diffOf(world: World, number: number): Promise<string> {
  const pull = pullOf(world, number);
  return world.git.diff(world.repository, baseOf(world, pull), headOf(world, pull));
}

export const listPulls: Part = async (call, world) => {
  const { body, ...answer } = await world.emulated.answer(call);
  return { ...answer, body: Array.isArray(body) ? body.map((record) => asServed(world, record)) : body };
};

export const listFiles: Part = async (call, world) => {
  const entries = fileEntries(await diffOf(world, Number(call.params["pull_number"])));
  const head = headOf(world, pullOf(world, Number(call.params["pull_number"])));
  const site = `https://github.com/${world.repository}`;
  const files = entries.map((entry) => ({
    ...entry,
    blob_url: `${site}/blob/${head}/${entry.filename}`,
    raw_url: `${site}/raw/${head}/${entry.filename}`,
    contents_url: `${world.origin}/repos/${world.repository}/contents/${entry.filename}?ref=${head}`,
  }));
  return page(call, files, (items) => items, world.origin);
};

/**
 * Every pull request with this commit among its own, closed ones too. Those of a fork are found when the fork is asked,
 * never the repository they are for: GitHub does not look across.
 */
export const pullsOfCommit: Part = async (call, world) => {
  const [sha, asked] = [call.params["commit_sha"] ?? "", `${call.params["owner"]}/${call.params["repo"]}`];
  if (!(await world.git.has(asked, sha))) throw new Refusal(422, `No commit found for SHA: ${sha}`);
  const found: Json[] = [];
  for (const pull of [...world.pulls.values()].reverse()) {
    if (pull.headRepository !== asked) continue;
    if (await world.git.contains(world.repository, baseOf(world, pull), headOf(world, pull), sha))
      found.push(await recordOf(world, pull.number));
  }
  return page(call, found, (items) => items, world.origin);
};

export const requestReviewers: Part = async (call, world) => {
  const pull = pullOf(world, Number(call.params["pull_number"]));
  const { reviewers = [], team_reviewers = [] } = call.body;
  // The token of a workflow cannot see teams, whatever permissions the workflow asks for.
  if (team_reviewers.length > 0 && call.token.installation && call.token.permissions["members"] === undefined)
    throw new Refusal(422, "Could not resolve to a node with the global id of 'T_kwDOAAAAAA'");
  if (reviewers.includes(pull.author))
    throw new Refusal(422, "Review cannot be requested from pull request author.");
  if (reviewers.some((login: string) => !world.roles.has(login)))
    throw new Refusal(
      422,
      `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${world.repository} repository.`,
    );
  for (const slug of team_reviewers) pull.teams.add(slug);
  if (reviewers.length > 0) await world.emulated.answer({ ...call, body: { reviewers } });
  return { status: 201, body: await recordOf(world, pull.number) };
};

/** emulate gives everybody one association. */
export const listReviews: Part = async (call, world) => {
  const answer = await world.emulated.answer(call);
  if (!Array.isArray(answer.body)) return answer;
  const association = (login: string) => (world.roles.has(login) ? "COLLABORATOR" : "NONE");
  return {
    ...answer,
    body: answer.body.map((review: Json) => ({
      ...review,
      author_association: association(review.user?.login),
    })),
  };
};

export const createReview: Part = (call, world) => {
  const head = headOf(world, pullOf(world, Number(call.params["pull_number"])));
  return reviewed(world, call.token.login, Number(call.params["pull_number"]), {
    commit_id: head,
    ...call.body,
  });
};

export async function reviewed(world: World, login: string, number: number, review: object) {
  const path = `/repos/${world.repository}/pulls/${number}/reviews`;
  const answer = await world.emulated.request(login, "POST", path, review);
  return { ...answer, status: answer.status === 201 ? 200 : answer.status };
}
