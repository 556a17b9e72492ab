import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Event } from "./events.ts";
import type { LoopbackGitHub } from "./start-github.ts";

export interface CheckoutOptions {
  /** 1 is what actions/checkout does unless told; 0, the default here, brings history and branches. */
  readonly depth?: 0 | 1;
}

/** A workspace as actions/checkout leaves it: detached, with remote branches only. */
export async function checkout(
  github: LoopbackGitHub,
  event: Event,
  { depth = 0 }: CheckoutOptions = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "umpire-workspace-"));
  const git = (...args: string[]) => promisify(execFile)("git", args, { cwd: folder });
  const { path } = await github.gitFolder();
  const isBranch = event.ref.startsWith("refs/heads/");
  const place = event.ref.replace(
    isBranch ? "refs/heads" : "refs",
    isBranch ? "refs/remotes/origin" : "refs/remotes",
  );
  const branches = depth === 0 ? ["+refs/heads/*:refs/remotes/origin/*"] : [];
  await git("init", "--quiet");
  await git("remote", "add", "origin", pathToFileURL(path).href);
  const options = ["--quiet", "--no-tags", ...(depth === 1 ? ["--depth=1"] : [])];
  await git("fetch", ...options, "origin", ...branches, `+${event.ref}:${place}`);
  await git("checkout", "--quiet", "--detach", event.sha);
  return folder;
}
