import { type Answer, type Call, Refusal, refused } from "./call.ts";
import type { Matched } from "./contract.ts";
import { PARTS } from "./parts/index.ts";
import { missingPermission } from "./permissions.ts";
import type { Incoming } from "./wire.ts";
import type { Json, World } from "./world.ts";

/** The REST API: who asks, whether the request is well formed, whether they may, and then the answer. */
export async function apiAnswer(
  world: World,
  { method, url, headers }: Incoming,
  matched: Matched,
  body: unknown,
): Promise<Answer> {
  const { operation, params } = matched;
  const [, secret] = /^(?:token|bearer) (.+)$/i.exec(headers.authorization ?? "") ?? [];
  if (secret === undefined) return refused(new Refusal(401, "Requires authentication"));
  const token = world.tokens.get(secret);
  if (token === undefined) return refused(new Refusal(401, "Bad credentials"));
  if (!isServed(world, operation, params)) return refused(new Refusal(404, "Not Found"));
  if (matched.errors.length > 0) return refused(new Refusal(422, "Invalid request.", matched.errors));
  const accept = headers.accept ?? "";
  const call: Call = {
    operation,
    method,
    path: url.pathname,
    params,
    query: url.searchParams,
    accept,
    body,
    token,
  };
  if (!(world.isPublic && method === "GET")) {
    const missing = missingPermission(operation, token, await isOfPull(world, call));
    if (missing !== null)
      return {
        ...refused(new Refusal(403, "Resource not accessible by integration")),
        headers: { "x-accepted-github-permissions": missing },
      };
  }
  try {
    return await (PARTS[operation]?.(call, world) ?? world.emulated.answer(call));
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

/** Of a fork, only the one question that its parent does not answer. */
function isServed(
  { repository, repositories }: World,
  operation: string,
  params: Matched["params"],
): boolean {
  if (params["owner"] === undefined) return true;
  const named = `${params["owner"]}/${params["repo"]}`;
  if (operation === "repos/list-pull-requests-associated-with-commit") return repositories.has(named);
  return named === repository;
}

async function isOfPull(world: World, { params }: Call): Promise<boolean> {
  const { issue_number, comment_id } = params;
  if (comment_id === undefined) return issue_number === undefined || world.pulls.has(Number(issue_number));
  const path = `/repos/${world.repository}/issues/comments/${comment_id}`;
  const comment: Json = (await world.emulated.request("github-actions[bot]", "GET", path)).body;
  return world.pulls.has(Number(String(comment.issue_url).split("/").at(-1)));
}
