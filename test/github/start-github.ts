import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { node24 } from "./node24.ts";
import { DEFAULT_TOKEN } from "./server/call.ts";
import type { Controls } from "./server/control/index.ts";

export { DEFAULT_TOKEN };

/** Why the stand-in cannot run here; null when it can. */
export const missingParts = existsSync(join(import.meta.dirname, "node_modules/emulate"))
  ? null
  : "needs `npm ci --prefix test/github`";

type Given<Name extends keyof Controls> = Parameters<Controls[Name]>[1];
type Arguments<Name extends keyof Controls> =
  Record<string, never> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>];
type Control = {
  readonly [Name in keyof Controls]: (
    ...given: Arguments<Name>
  ) => Promise<Awaited<ReturnType<Controls[Name]>>>;
};

export interface LoopbackGitHub extends Control {
  /** For GITHUB_API_URL and ACTIONS_RESULTS_URL. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Compare the stand-in's own answers with GitHub's schema: for tests of the stand-in. */
  readonly checkAnswers?: boolean;
  /** Keep artifacts in memory and not in azurite: for many thousand uploads. */
  readonly blobsInMemory?: boolean;
  /** Another program around the same server. */
  readonly program?: string;
  readonly nodeOptions?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

export async function startGitHub({
  checkAnswers = false,
  blobsInMemory = false,
  program = join(import.meta.dirname, "server/main.ts"),
  nodeOptions = [],
  env = {},
}: StartOptions = {}): Promise<LoopbackGitHub> {
  const { PATH, TMPDIR, TEMP, SystemRoot } = process.env;
  const options = [
    ...(checkAnswers ? ["--check-answers"] : []),
    ...(blobsInMemory ? ["--blobs-in-memory"] : []),
  ];
  const child = spawn(await node24(), [...nodeOptions, program, ...options], {
    env: { PATH, TMPDIR, TEMP, SystemRoot, NODE_NO_WARNINGS: "1", ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const origin = await originOf(child);
  const stop = () => stopped(child);
  const control =
    (name: string) =>
    (given: object = {}) =>
      ask(origin, name, given);
  // `then` must stay absent, or an await would take this for a promise.
  return new Proxy({ origin, stop } as LoopbackGitHub, {
    get: (known, name) =>
      name in known ? Reflect.get(known, name) : name === "then" ? undefined : control(String(name)),
  });
}

async function ask(origin: string, name: string, given: object): Promise<unknown> {
  const answer = await fetch(`${origin}/_control/${name}`, { method: "POST", body: JSON.stringify(given) });
  const { value, message } = (await answer.json()) as { value?: unknown; message?: string };
  if (!answer.ok) throw new Error(`${name}: ${message}`);
  return value;
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`The loopback GitHub ended with ${code} before it was up.`)),
    );
    child.stdout?.setEncoding("utf8").once("data", (line: string) => resolve(JSON.parse(line).origin));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.stdin?.end();
  });
}
