import type { Server } from "../server.ts";
import type { Json, World } from "../world.ts";
import { ask, ownerOf } from "./ask.ts";

/** What people say, and what is to be read afterwards. */
export const CONVERSATION = {
  async openIssue(
    { world }: Server,
    { login = ownerOf(world), ...issue }: { title: string; body?: string; login?: string },
  ) {
    return Number((await ask(world, login, "POST", "/issues", issue)).number);
  },

  async comment(
    { world }: Server,
    { issue, login = "dev", body }: { issue: number; login?: string; body: string },
  ) {
    return Number((await ask(world, login, "POST", `/issues/${issue}/comments`, { body })).id);
  },

  async editComment(
    { world }: Server,
    { id, login = "dev", body }: { id: number; login?: string; body: string },
  ) {
    await ask(world, login, "PATCH", `/issues/comments/${id}`, { body });
  },

  async deleteComment({ world }: Server, { id }: { id: number }) {
    await ask(world, ownerOf(world), "DELETE", `/issues/comments/${id}`);
  },

  async addLabels({ world }: Server, { issue, labels }: { issue: number; labels: readonly string[] }) {
    await ask(world, ownerOf(world), "POST", `/issues/${issue}/labels`, { labels });
  },

  comments: ({ world }: Server, { issue }: { issue: number }) => commentsOf(world, issue),
};

export async function commentsOf(
  world: World,
  issue: number,
): Promise<{ id: number; body: string; login: string }[]> {
  const found: Json[] = [];
  for (let page = 1; found.length === (page - 1) * 100; page++)
    found.push(
      ...(await ask(world, ownerOf(world), "GET", `/issues/${issue}/comments?per_page=100&page=${page}`)),
    );
  return found.map(({ id, body, user }) => ({
    id: Number(id),
    body: String(body),
    login: String(user.login),
  }));
}
