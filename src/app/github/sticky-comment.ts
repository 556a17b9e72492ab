import { hasMarker, toldIn, withMarker, withTold } from "../../core/message/marker.ts";
import type { Author, Comment } from "./ports.ts";
import { settle } from "./settle.ts";
import type { GitHubWorld } from "./world.ts";

export interface Sticky {
  /** The issue or pull request it stands on. */
  readonly on: number;
  /** Whose case it tells. */
  readonly pull: number;
  readonly body: string;
  /** The escalation it tells: who was told of it stays marked. */
  readonly escalation?: string | undefined;
}

/**
 * One comment per case: made once, edited after, made again when somebody deleted it. Two runs that both made one
 * fold them to the first.
 */
export async function stickyComment(sticky: Sticky, world: GitHubWorld): Promise<Comment> {
  return await settle(() => putComment(sticky, world), world);
}

async function putComment({ on, pull, body, escalation }: Sticky, { github }: GitHubWorld): Promise<Comment> {
  const [found, ...twins] = await ourComments(on, pull, github);
  const told = found && escalation !== undefined ? toldIn(found.body, escalation) : [];
  const text = withTold(withMarker(pull, body), escalation ?? "", told);
  if (found) return await foldInto(found, twins, text, github);
  const created = await github.createComment(on, text);
  const [first = created, ...others] = await ourComments(on, pull, github);
  return await foldInto(first, others, text, github);
}

/** Also those of a run that was stopped before it could fold its own. */
async function foldInto(
  first: Comment,
  others: readonly Comment[],
  text: string,
  github: GitHubWorld["github"],
): Promise<Comment> {
  for (const { id } of others) await github.deleteComment(id);
  return first.body === text ? first : await github.updateComment(first.id, text);
}

/** Oldest first. The marker alone proves nothing: anybody can write it. */
async function ourComments(on: number, pull: number, github: GitHubWorld["github"]): Promise<Comment[]> {
  const [comments, viewer] = [await github.comments(on), await github.viewer()];
  return comments
    .filter(({ author, body }) => isOurs(author, viewer) && hasMarker(body, pull))
    .sort((left, right) => left.id - right.id);
}

function isOurs(author: Author, viewer: Author | null): boolean {
  return viewer !== null && author.id === viewer.id && author.type === viewer.type;
}

export async function findSticky(
  on: number,
  pull: number,
  { github }: GitHubWorld,
): Promise<Comment | undefined> {
  return (await ourComments(on, pull, github))[0];
}
