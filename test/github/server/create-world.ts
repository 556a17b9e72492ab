import { join } from "node:path";
import type { Blobs } from "./blobs.ts";
import { DEFAULT_TOKEN, type Token } from "./call.ts";
import { ACTIONS_BOT, Emulated } from "./emulator.ts";
import { Repositories } from "./repositories.ts";
import type { Json, World } from "./world.ts";

export interface Seed {
  /** `owner/app` unless told. */
  readonly repository?: string;
  readonly defaultBranch?: string;
  readonly isPublic?: boolean;
  /** Files of the default branch. */
  readonly files?: Readonly<Record<string, string>>;
  /** Role by login; null for somebody without one. The owner is always there as admin. */
  readonly people?: Readonly<Record<string, "admin" | "maintain" | "write" | "triage" | "read" | null>>;
}

/** Whom a story usually needs. */
const PEOPLE = { maintainer: "maintain", dev: "write", outsider: null } as const;

/** A repository with one commit, its people, and the token of a workflow that may do everything Umpire asks for. */
export async function createWorld(
  seed: Seed,
  place: { origin: string; folder: string; blobs: Blobs },
): Promise<World> {
  const {
    repository = "owner/app",
    defaultBranch = "main",
    isPublic = false,
    files = { "README.md": "# App\n" },
  } = seed;
  const [owner = "", name = ""] = repository.split("/");
  const roles = { [owner]: "admin", ...(seed.people ?? PEOPLE) };
  const people = [...Object.keys(roles), ACTIONS_BOT.login];
  const repositories = [{ owner, name, defaultBranch }];
  const emulated = await Emulated.open({ origin: place.origin, people, repositories });
  const git = new Repositories(join(place.folder, crypto.randomUUID()));
  git.create(repository, defaultBranch);
  await git.commit(repository, { branch: defaultBranch, files, message: "Initial commit" });
  const known = await Promise.all(
    people.map((login) => read(emulated, owner, `/users/${encodeURIComponent(login)}`)),
  );
  return {
    origin: place.origin,
    repository,
    defaultBranch,
    isPublic,
    git,
    emulated,
    blobs: place.blobs,
    repositories: new Map([
      [repository, asPrivate(await read(emulated, owner, `/repos/${repository}`), !isPublic)],
    ]),
    people: new Map(known.map((person) => [person.login, person])),
    roles: new Map(Object.entries(roles).flatMap(([login, role]) => (role === null ? [] : [[login, role]]))),
    tokens: new Map([[DEFAULT_TOKEN, workflowToken()]]),
    pulls: new Map(),
    runs: new Map(),
    jobs: [],
    artifacts: [],
    checkRuns: [],
    statuses: [],
    reactions: [],
    meanwhile: [],
    lag: 0,
    nextId: 1000,
  };
}

/** In emulate it is public, since only there may everybody write whom the gateway has let through. */
function asPrivate(repository: Json, isPrivate: boolean): Json {
  const visibility = isPrivate ? "private" : "public";
  return { ...repository, private: isPrivate, visibility, network_count: 0, subscribers_count: 0 };
}

export function workflowToken(permissions: Token["permissions"] = {}): Token {
  const wanted = { contents: "read", actions: "read", "pull-requests": "write", issues: "write" } as const;
  const reporting = { checks: "write", statuses: "write" } as const;
  return {
    login: ACTIONS_BOT.login,
    installation: true,
    permissions: { ...wanted, ...reporting, ...permissions },
  };
}

async function read(emulated: Emulated, login: string, path: string): Promise<Json> {
  const { status, body } = await emulated.request(login, "GET", path);
  if (status !== 200) throw new Error(`emulate answered ${status} to GET ${path}`);
  return body;
}
