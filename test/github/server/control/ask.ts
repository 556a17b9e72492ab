import type { Json, World } from "../world.ts";

/** Done behind the gateway, as somebody on GitHub's own pages would: no permissions, no faults, no call counted. */
export async function ask(
  world: World,
  login: string,
  method: string,
  path: string,
  body?: object,
): Promise<Json> {
  const answer = await world.emulated.request(login, method, `/repos/${world.repository}${path}`, body);
  if (answer.status < 300) return answer.body;
  throw new Error(`emulate answered ${answer.status} to ${method} ${path}: ${JSON.stringify(answer.body)}`);
}

export function ownerOf({ repository }: World): string {
  return repository.split("/")[0] ?? "";
}
