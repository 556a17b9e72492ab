import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { info } from "@actions/core";
import { withSarif } from "../app/find-security.ts";
import type { GitHub, WorkflowRun } from "../app/github/ports.ts";
import type { Settings } from "../app/github/settings.ts";
import type { Config } from "../core/config/config.ts";
import type { Inputs } from "../core/config/inputs.ts";
import { UserError } from "../core/errors.ts";
import { oneLine } from "../core/message/untrusted.ts";
import { type Opened, openWorld } from "../wiring/open-world.ts";
import type { Event } from "./event.ts";

const LONGEST_LINE = 1_000;

/** One step of a workflow: what it was given, and where it runs. */
export interface Step {
  readonly inputs: Inputs;
  readonly event: Event;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function settingsOf({ inputs }: Step): Settings {
  return {
    statusContext: inputs["status-context"],
    checkName: inputs["check-name"],
    escalateTo: inputs["escalate-to"],
    label: inputs["escalation-label"],
    assignees: inputs.assignees,
    reviewers: inputs.reviewers,
    teamReviewers: inputs["team-reviewers"],
    maxAnnotations: inputs["max-annotations"],
  };
}

/** The inputs stand above the configuration. */
export function configOf({ inputs }: Step, config: Config): Config {
  const max = inputs["max-attempts"];
  const scanned = withSarif(config, inputs.sarif);
  if (max === undefined) return scanned;
  return { ...scanned, retry_policy: { ...config.retry_policy, max_attempts: max } };
}

export async function openWorkspace({ inputs, env }: Step, settled?: Config): Promise<Opened> {
  const folder = resolve(env["GITHUB_WORKSPACE"] ?? ".", inputs["working-directory"] ?? ".");
  const shared = { folder, config: inputs.config, output: "stderr" as const, say };
  return await openWorld(settled ? { ...shared, settled } : shared);
}

/** Tells the jobs of one run apart. Legs of a matrix have one name, so what they were given is part of it. */
export function jobKey({ inputs, env }: Step): string {
  const job = env["GITHUB_JOB"] ?? "job";
  const matrix = inputs.matrix;
  if (matrix === undefined || matrix === "null" || matrix === "{}") return job;
  return `${job}-${createHash("sha256").update(matrix).digest("hex").slice(0, 8)}`;
}

/** This very run, as the API knows it. */
export async function ownRun({ env }: Step, github: GitHub): Promise<WorkflowRun> {
  const { id, attempt } = ownRunId(env);
  return { ...(await github.run(id)), attempt };
}

export function ownRunId(env: Step["env"]): { readonly id: number; readonly attempt: number } {
  const id = Number(env["GITHUB_RUN_ID"]);
  if (Number.isSafeInteger(id) && id > 0) return { id, attempt: Number(env["GITHUB_RUN_ATTEMPT"] ?? 1) };
  throw new UserError(
    "no-run",
    "GITHUB_RUN_ID is not set, so this is no workflow run of GitHub.",
    "Set `mode: local` to judge without GitHub.",
  );
}

/** What the log is told may hold names from artifacts and branches: no line of it may be a command to the runner. */
export function say(line: string): void {
  info(oneLine(line, LONGEST_LINE));
}
