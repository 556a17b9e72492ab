import type { Author } from "../../../app/github/ports.ts";
import { read, unless } from "../ask.ts";
import type { Client } from "../client.ts";
import { Person } from "./people.ts";

/** Who the token of a workflow writes as. That token may not ask who it is. */
const ACTIONS_BOT: Author = { id: 41898282, login: "github-actions[bot]", type: "Bot" };

export async function viewer({ octokit }: Client, token: string): Promise<Author> {
  if (token.startsWith("ghs_")) return ACTIONS_BOT;
  const user = await read(
    { does: "ask whose token this is", needs: "metadata: read" },
    Person.nullable(),
    () => unless([403], octokit.rest.users.getAuthenticated()),
  );
  return user ?? ACTIONS_BOT;
}
