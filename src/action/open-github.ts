import { setTimeout } from "node:timers/promises";
import type { GitHubWorld } from "../app/github/world.ts";
import type { Inputs } from "../core/config/inputs.ts";
import { UserError } from "../core/errors.ts";
import { openNotifier } from "../shell/notify/notifier.ts";
import { templateRenderer } from "../shell/templates/render.ts";
import { identifiers } from "../wiring/identifiers.ts";
import { say } from "./step.ts";

/** GitHub as this step reaches it. Its client is heavy, so it is loaded only here. */
export async function openGitHubWorld(
  { token, "workflow-token": own }: Pick<Inputs, "token" | "workflow-token">,
  env: Readonly<Record<string, string | undefined>>,
): Promise<GitHubWorld> {
  const repository = env["GITHUB_REPOSITORY"];
  if (!token || !repository) {
    throw new UserError(
      "github-token",
      token
        ? "GITHUB_REPOSITORY is not set, so it is not known which repository this is."
        : "The step has no token.",
      "Leave `token` out to use the workflow's own, or set `mode: local` to judge without GitHub.",
    );
  }
  const [{ openGitHub }, { artifactUpload }, { zipReader }] = await Promise.all([
    import("../shell/github/github.ts"),
    import("../shell/artifacts/upload.ts"),
    import("../shell/artifacts/read-zip.ts"),
  ]);
  const apiUrl = env["GITHUB_API_URL"] ?? "https://api.github.com";
  return {
    github: openGitHub({
      apiUrl,
      token,
      repository,
      isWorkflowToken: token === own,
      pace: isLoopback(apiUrl) ? "none" : "github",
    }),
    uploads: artifactUpload({ env }),
    readZip: zipReader(),
    render: templateRenderer(),
    notifier: openNotifier(say),
    clock: { now: () => new Date().toISOString() },
    ids: identifiers,
    wait: async (milliseconds) => void (await setTimeout(milliseconds)),
    say,
  };
}

/** The pauses between writes are GitHub's wish; a server on this machine has none. */
function isLoopback(url: string): boolean {
  return URL.canParse(url) && ["127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
