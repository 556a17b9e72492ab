import type { Store } from "../app/github/ports.ts";
import type { GitHubWorld } from "../app/github/world.ts";
import type { Inputs } from "../core/config/inputs.ts";
import { UserError } from "../core/errors.ts";
import type { ClientOptions } from "../shell/github/client.ts";
import { BUDGET_MS, patience } from "../shell/github/manners/patience.ts";
import { openNotifier } from "../shell/notify/notifier.ts";
import { templateRenderer } from "../shell/templates/render.ts";
import { identifiers } from "../wiring/identifiers.ts";
import { ownRunId, say } from "./step.ts";

/** GitHub as this step reaches it. Its client is heavy, so it is loaded only here. */
export async function openGitHubWorld(
  inputs: Pick<Inputs, "token" | "workflow-token" | "store">,
  env: Readonly<Record<string, string | undefined>>,
): Promise<GitHubWorld> {
  const options = clientOptions(inputs, env);
  const { openGitHub } = await import("../shell/github/github.ts");
  const github = openGitHub(options);
  const { uploads, readZip, ...kept } =
    inputs.store === "branch" ? await branchStore(options, env) : await artifactStore(options, env);
  return {
    github: { ...github, ...kept },
    uploads,
    readZip,
    render: templateRenderer(),
    notifier: openNotifier(say),
    clock: { now: () => new Date().toISOString() },
    ids: identifiers,
    wait: async (milliseconds) => void (await options.patience.wait(milliseconds)),
    say,
  };
}

type Environment = Parameters<typeof openGitHubWorld>[1];

function clientOptions(
  { token, "workflow-token": own }: Parameters<typeof openGitHubWorld>[0],
  env: Environment,
) {
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
  const apiUrl = env["GITHUB_API_URL"] ?? "https://api.github.com";
  return {
    apiUrl,
    token,
    repository,
    isWorkflowToken: token === own,
    pace: isLoopback(apiUrl) ? "none" : "github",
    patience: patience(BUDGET_MS),
  } as const satisfies ClientOptions;
}

/** What a run leaves on github.com and ghe.com. */
async function artifactStore(
  options: ReturnType<typeof clientOptions>,
  env: Environment,
): Promise<Pick<Store, "uploads" | "readZip">> {
  const [{ artifactUpload }, { zipReader }] = await Promise.all([
    import("../shell/artifacts/upload.ts"),
    import("../shell/artifacts/read-zip.ts"),
  ]);
  return { uploads: artifactUpload({ env, patience: options.patience }), readZip: zipReader() };
}

/** Where a GitHub has no artifacts. */
async function branchStore(options: ClientOptions, env: Environment): Promise<Store> {
  const { openBranchStore } = await import("../shell/branch/branch-store.ts");
  return openBranchStore(options, ownRunId(env).id);
}

/** The pauses between writes are GitHub's wish; a server on this machine has none. */
function isLoopback(url: string): boolean {
  return URL.canParse(url) && ["127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
