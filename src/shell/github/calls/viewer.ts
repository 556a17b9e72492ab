import * as z from "zod";
import type { Author } from "../../../app/github/ports.ts";
import { read, unless } from "../ask.ts";
import type { Client, ClientOptions } from "../client.ts";
import { Person } from "./people.ts";

/** Who the token of a workflow writes as. That token may not ask who it is. */
const ACTIONS_BOT: Author = { id: 41898282, login: "github-actions[bot]", type: "Bot" };

const WHOSE = { does: "ask whose token this is", needs: "metadata: read" };

const App = z
  .object({ data: z.object({ viewer: z.object({ login: z.string(), databaseId: z.number() }) }) })
  .transform(({ data: { viewer } }): Author => ({ id: viewer.databaseId, login: viewer.login, type: "Bot" }));

export async function viewer(client: Client, options: ClientOptions): Promise<Author> {
  if (options.isWorkflowToken) return ACTIONS_BOT;
  return options.token.startsWith("ghs_") ? await app(client, options) : await person(client);
}

/** The REST API does not tell an app's installation who it is; GraphQL does. */
async function app({ octokit }: Client, { apiUrl }: ClientOptions): Promise<Author> {
  // An enterprise server has it beside /api/v3, not below.
  const url = `${apiUrl.replace(/\/(?:v3\/?)?$/, "")}/graphql`;
  const query = "{ viewer { login databaseId } }";
  return await read(WHOSE, App, () => octokit.request(`POST ${url}`, { query }));
}

async function person({ octokit }: Client): Promise<Author> {
  const user = await read(WHOSE, Person.nullable(), () =>
    unless([403], octokit.rest.users.getAuthenticated()),
  );
  return user ?? ACTIONS_BOT;
}
