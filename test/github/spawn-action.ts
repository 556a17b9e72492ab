import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "yaml";
import type { Event } from "./events.ts";
import { node24 } from "./node24.ts";
import { DEFAULT_TOKEN, type LoopbackGitHub } from "./start-github.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface ActionStep {
  readonly event: Event;
  readonly workspace: string;
  /** Id of the workflow run this step is part of; see `github.addRun`. */
  readonly run: number;
  readonly attempt?: number;
  readonly job?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another build than the one in dist/. */
  readonly program?: string;
  /** Arguments of node before the program's name. */
  readonly nodeOptions?: readonly string[];
}

export interface FinishedAction {
  /** Null when it was killed. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Text files it left in RUNNER_TEMP, by name. */
  readonly temporary: Readonly<Record<string, string>>;
  readonly seconds: number;
}

const FILES = ["OUTPUT", "ENV", "PATH", "STATE", "STEP_SUMMARY"] as const;

/** The shipped action, started as a runner starts it. A call with the fault `hang` kills it. */
export async function spawnAction(github: LoopbackGitHub, step: ActionStep): Promise<FinishedAction> {
  const folder = await mkdtemp(join(tmpdir(), "umpire-runner-"));
  try {
    const temp = join(folder, "temp");
    const env = await runnerEnvironment(github, step, folder);
    const started = performance.now();
    const program = step.program ?? join(ROOT, "dist/action.js");
    const child = spawn(await node24(), [...(step.nodeOptions ?? []), program], {
      cwd: step.workspace,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const done = finished(child);
    await Promise.race([done, killedAtHang(github, child)]);
    const seconds = (performance.now() - started) / 1000;
    const text = (name: string) => readFile(env[`GITHUB_${name}`] ?? "", "utf8");
    return {
      ...(await done),
      outputs: outputsIn(await text("OUTPUT")),
      summary: await text("STEP_SUMMARY"),
      temporary: await textsIn(temp),
      seconds,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everything a runner sets for a step; its files lie in `folder`. */
export async function runnerEnvironment(
  github: LoopbackGitHub,
  step: ActionStep,
  folder: string,
): Promise<NodeJS.ProcessEnv> {
  const files = Object.fromEntries(FILES.map((name) => [`GITHUB_${name}`, join(folder, name.toLowerCase())]));
  for (const file of Object.values(files)) await writeFile(file, "");
  const temp = join(folder, "temp");
  await mkdir(temp, { recursive: true });
  const eventPath = join(folder, "event.json");
  await writeFile(eventPath, JSON.stringify(step.event.payload));
  return {
    ...machineEnvironment(temp),
    ...(await workflowEnvironment(github, step)),
    ...files,
    GITHUB_EVENT_PATH: eventPath,
    ...(await inputEnvironment(step)),
    ...step.env,
  };
}

const RUNNER_OS: Partial<Record<NodeJS.Platform, string>> = { darwin: "macOS", win32: "Windows" };

/** Nothing of this machine's own environment but what a program needs to start: no proxies above all. */
function machineEnvironment(folder: string): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, ComSpec } = process.env;
  const runner = {
    RUNNER_TEMP: folder,
    RUNNER_TOOL_CACHE: folder,
    RUNNER_OS: RUNNER_OS[process.platform] ?? "Linux",
    RUNNER_ARCH: "X64",
    RUNNER_NAME: "runner",
  };
  return { PATH, SystemRoot, ComSpec, HOME: folder, TMPDIR: folder, TEMP: folder, ...runner };
}

async function workflowEnvironment(
  github: LoopbackGitHub,
  { event, run, attempt = 1, job = "test", workspace }: ActionStep,
) {
  const { full_name, id, owner } = await github.repository();
  const { path, name } = await github.run({ id: run });
  return {
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "umpire",
    GITHUB_ACTOR: "dev",
    GITHUB_API_URL: github.origin,
    GITHUB_GRAPHQL_URL: `${github.origin}/graphql`,
    // Left alone: @actions/artifact takes any other host for an enterprise server without artifacts.
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: full_name,
    GITHUB_REPOSITORY_ID: String(id),
    GITHUB_REPOSITORY_OWNER: owner.login,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_SHA: event.sha,
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: event.ref.replace(/^refs\/(?:heads\/)?(?:pull\/)?/, ""),
    GITHUB_HEAD_REF: event.headRef ?? "",
    GITHUB_BASE_REF: event.baseRef ?? "",
    GITHUB_JOB: job,
    GITHUB_RUN_ID: String(run),
    GITHUB_RUN_NUMBER: String(run),
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_WORKFLOW: name,
    GITHUB_WORKFLOW_REF: `${full_name}/${path}@${event.ref}`,
    GITHUB_WORKSPACE: workspace,
    ACTIONS_RESULTS_URL: `${github.origin}/`,
    ACTIONS_RUNTIME_URL: `${github.origin}/`,
    ACTIONS_RUNTIME_TOKEN: await github.runtimeToken({ run }),
  };
}

/** The runner fills in what action.yml gives as defaults. */
async function inputEnvironment({
  inputs = {},
  token = DEFAULT_TOKEN,
}: ActionStep): Promise<Record<string, string>> {
  const { inputs: declared }: { inputs: Record<string, { default?: unknown }> } = parse(
    await readFile(join(ROOT, "action.yml"), "utf8"),
  );
  const defaults = Object.entries(declared).flatMap(([name, input]) =>
    input.default === undefined ? [] : [[name, String(input.default)] as const],
  );
  const given = [...defaults, ...Object.entries(inputs)];
  return Object.fromEntries(
    given.map(([name, value]) => [
      `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
      value.replaceAll(/\$\{\{\s*github\.token\s*\}\}/g, token),
    ]),
  );
}

/** The file format with delimiters that the runner reads. */
function outputsIn(text: string): Record<string, string> {
  const found = text.matchAll(/^(.+?)<<(ghadelimiter_\S+)\r?\n([\s\S]*?)\r?\n\2$/gm);
  return Object.fromEntries([...found].map(([, name = "", , value = ""]) => [name, value]));
}

async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = entries.map(async ({ name }) => [name, await readFile(join(folder, name), "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

async function killedAtHang(github: LoopbackGitHub, child: ChildProcess): Promise<void> {
  if (!(await github.unusedFaults()).some(({ kind }) => kind === "hang")) return new Promise(() => undefined);
  while (child.exitCode === null) {
    if ((await github.calls()).some(({ fault }) => fault === "hang")) child.kill("SIGKILL");
    await sleep(10);
  }
}

function finished(child: ChildProcess): Promise<{ exitCode: number | null; stdout: string; stderr: string }> {
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (chunk: string) => {
      texts[name] += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode) => resolve({ exitCode, ...texts }));
  });
}
