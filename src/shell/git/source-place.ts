import { relative } from "node:path";
import type { CodeState } from "../../core/attempt/evidence.ts";
import type { SourcePlace } from "../../core/message/source-place.ts";
import { answer } from "./git.ts";
import type { Repository } from "./repository.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Where a state of the code can be looked at on GitHub; null when it is not there, or not on GitHub. */
export async function sourcePlace(
  repository: Repository,
  { commit, tree }: CodeState,
  env: Env,
): Promise<SourcePlace | null> {
  const { git } = repository;
  const remote = await answer(git, ["remote", "get-url", "origin"]);
  const web = remote === null ? runnersRepository(repository, env) : webAddress(remote, env);
  if (commit === null || web === null || !(await isPublished(repository, commit, env))) return null;
  const differing = await git(["diff", "--name-only", "--no-renames", "-z", commit, tree]);
  return { address: `${web}/blob/${commit}`, differing: new Set(differing.split("\0").filter(Boolean)) };
}

const WEB_REMOTE = /^https?:\/\/(?:[^@/]*@)?([\w.-]+(?::\d+)?)\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/*$/i;
const SSH_REMOTE =
  /^(?:ssh:\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/|(?:[^@/]+@)([\w.-]+):)([\w.-]+\/[\w.-]+?)(?:\.git)?\/*$/i;

/** What is in front of `@` may be a password, and is left out. */
function webAddress(remote: string, env: Env): string | null {
  const [, webHost, webName] = WEB_REMOTE.exec(remote) ?? [];
  const [, sshHost, scpHost, sshName] = SSH_REMOTE.exec(remote) ?? [];
  const host = webHost ?? (sshHost ?? scpHost)?.replace(/^ssh\./, "");
  const name = webName ?? sshName;
  return host !== undefined && name !== undefined && isGitHub(host, env) ? `https://${host}/${name}` : null;
}

/** Other forges have other addresses. A server of one's own is known by its name, or because the runner says so. */
function isGitHub(host: string, env: Env): boolean {
  const server = env["GITHUB_SERVER_URL"]?.replace(/^https?:\/\//, "");
  return host === server || /(?:^|\.)(?:github\.[\w.-]+|ghe\.com)$/i.test(host);
}

/** A checkout without a remote is the runner's repository when it lies in the workspace. */
function runnersRepository({ root }: Repository, env: Env): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_WORKSPACE: workspace } = env;
  if (!server || !workspace || relative(workspace, root).startsWith("..")) return null;
  return /^[\w.-]+\/[\w.-]+$/.test(name ?? "") ? `${server}/${name}` : null;
}

/** On a runner every commit came from the server; elsewhere a branch of the remote must hold it. */
async function isPublished({ git }: Repository, commit: string, env: Env): Promise<boolean> {
  if (env["GITHUB_ACTIONS"] === "true") return true;
  return Boolean(await answer(git, ["for-each-ref", "--count=1", "--contains", commit, "refs/remotes"]));
}
