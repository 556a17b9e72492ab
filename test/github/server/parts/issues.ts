import { type Answer, page, Refusal } from "../call.ts";
import { type Json, nextId, notFound, now, type Part, type World } from "../world.ts";
import { recordOf } from "./pulls.ts";

const MOST_CHARACTERS = 65_536;

function checkBody(body: string): void {
  if ([...body].length <= MOST_CHARACTERS) return;
  throw new Refusal(422, "Validation Failed", [
    {
      resource: "IssueComment",
      code: "unprocessable",
      field: "data",
      message: "Body is too long (maximum is 65536 characters)",
    },
  ]);
}

export const createComment: Part = (call, world) => {
  checkBody(call.body.body);
  if (world.pulls.get(Number(call.params["issue_number"]))?.isLocked === true)
    throw new Refusal(403, "Unable to create comment because issue is locked.");
  return world.emulated.answer(call);
};

export const updateComment: Part = (call, world) => {
  checkBody(call.body.body);
  return world.emulated.answer(call);
};

/** To GitHub a pull request is an issue too; emulate keeps them apart. */
export const getIssue: Part = async (call, world) => {
  const number = Number(call.params["issue_number"]);
  if (!world.pulls.has(number)) return world.emulated.answer(call);
  return { status: 200, body: issueOf(await recordOf(world, number), world) };
};

function issueOf(pull: Json, { origin, repository }: World): Json {
  const at = `${origin}/repos/${repository}`;
  const { diff_url, html_url, patch_url, url } = pull;
  const issue = `${at}/issues/${pull.number}`;
  return {
    ...pull,
    url: issue,
    repository_url: at,
    labels_url: `${issue}/labels{/name}`,
    comments_url: `${issue}/comments`,
    events_url: `${issue}/events`,
    pull_request: { diff_url, html_url, patch_url, url, merged_at: pull.merged_at },
  };
}

export const addAssignees: Part = async (call, world) => {
  const number = Number(call.params["issue_number"]);
  const pull = world.pulls.get(number);
  // GitHub leaves out, in silence, whom it cannot assign.
  const assignees: string[] = (call.body?.assignees ?? []).filter((login: string) => world.roles.has(login));
  if (pull === undefined) return created(await world.emulated.answer({ ...call, body: { assignees } }));
  for (const login of assignees) pull.assignees.add(login);
  return { status: 201, body: issueOf(await recordOf(world, number), world) };
};

function created(answer: Answer): Answer {
  return answer.status === 200 ? { ...answer, status: 201 } : answer;
}

export const createReaction: Part = async (call, world) => {
  const { body: comment, status } = await world.emulated.request(
    call.token.login,
    "GET",
    call.path.replace(/\/reactions$/, ""),
  );
  if (status !== 200) throw notFound();
  const user = world.people.get(call.token.login);
  const { id } = comment as Json;
  const known = world.reactions.find(
    (reaction) =>
      reaction.comment === id && reaction.content === call.body.content && reaction.user.login === user.login,
  );
  if (known !== undefined) return { status: 200, body: known };
  const number = nextId(world);
  const reaction = {
    id: number,
    node_id: `R_${number}`,
    user,
    content: call.body.content,
    created_at: now(),
    comment: id,
  };
  world.reactions.push(reaction);
  return { status: 201, body: reaction };
};

export const listReactions: Part = (call, world) => {
  const content = call.query.get("content");
  const found = world.reactions.filter(
    (reaction) =>
      reaction.comment === Number(call.params["comment_id"]) &&
      (content === null || reaction.content === content),
  );
  return page(call, found, (items) => items, world.origin);
};

export const permissionLevel: Part = (call, world) => {
  const login = call.params["username"] ?? "";
  const user = world.people.get(login);
  if (user === undefined) throw notFound();
  const role_name = world.roles.get(login) ?? (world.isPublic ? "read" : "none");
  // GitHub folds the two newer roles into the old ones here.
  const permission = { maintain: "write", triage: "read" }[role_name] ?? role_name;
  return { status: 200, body: { permission, role_name, user: { ...user, role_name } } };
};
