import { pullChange } from "../app/github/pull-change.ts";
import type { ChangeText, MeasuringWorld } from "../app/ports.ts";
import { UserError } from "../core/errors.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The change of a pull request, when one was named. GitHub's client is heavy, so it is loaded only then. */
export async function changeOfPull(
  number: number | undefined,
  world: MeasuringWorld,
  env: Environment = process.env,
): Promise<ChangeText | undefined> {
  if (number === undefined) return undefined;
  const token = env["GITHUB_TOKEN"] || env["GH_TOKEN"];
  if (!token) {
    throw new UserError(
      "github-token",
      "There is no token to ask GitHub for the pull request with.",
      "Set GITHUB_TOKEN (`GITHUB_TOKEN=$(gh auth token)`), or name the base with `--base REF`.",
    );
  }
  const { openGitHub } = await import("../shell/github/github.ts");
  const apiUrl = env["GITHUB_API_URL"] || "https://api.github.com";
  const repository = env["GITHUB_REPOSITORY"] || (await repositoryHere(world));
  return await pullChange(number, openGitHub({ apiUrl, token, repository }), world);
}

/** `host/owner/name`, as the remote has it. */
async function repositoryHere({ code }: MeasuringWorld): Promise<string> {
  const name = await code.name();
  const [, found] = /^[^/]+\/([^/]+\/[^/]+)$/.exec(name) ?? [];
  if (found !== undefined) return found;
  throw new UserError(
    "github-repository",
    `The remote of this repository (${name}) does not say which one it is on GitHub.`,
    "Set GITHUB_REPOSITORY=OWNER/NAME.",
  );
}
