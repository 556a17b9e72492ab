type Environment = Readonly<Record<string, string | undefined>>;

const KNOWN: ReadonlySet<string> = new Set(["", "pull_request", "workflow_run", "merge_group", "push"]);

/**
 * Why there is nothing to do; null when there is. Looks at nothing but the environment, so that a step which runs on
 * every event of a busy repository costs hardly more than starting node.
 */
export function idleReason(env: Environment): string | null {
  const event = env["GITHUB_EVENT_NAME"] ?? "";
  if (inputOf(env, "mode") !== "auto" || KNOWN.has(event)) return null;
  if (event === "issue_comment" || event === "schedule") return `Umpire has nothing to do on ${event} yet.`;
  return `Umpire has nothing to do on ${event}. It judges pull_request, workflow_run and merge_group, and records push; \`mode:\` overrides.`;
}

/** An input as the runner hands it on; not given is the same as the default. */
function inputOf(env: Environment, name: string): string {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() || "auto";
}
