import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { outputTail } from "./output-tail.ts";
import { startError } from "./start-error.ts";
import { stopTree } from "./stop-tree.ts";
import { type Launch, windowsLaunch } from "./windows-command.ts";

export interface RunRequest {
  /** Program and arguments, each as it is: no shell reads them. */
  readonly command: readonly string[];
  readonly cwd: string;
  /** The whole environment of the command, not an addition to ours. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  /** Called with the output as it comes. */
  readonly onOutput?: (stream: OutputStream, chunk: Uint8Array) => void;
  /** How much of the end of each stream is kept. */
  readonly keepBytes?: number;
}

export type OutputStream = "stdout" | "stderr";

export interface CommandResult {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  /** The signal that was sent to us, and so to the command: the run was cancelled and is no evidence. */
  readonly interruptedBy: NodeJS.Signals | null;
  /** The command started, but a shell within it did not find a program. */
  readonly notFound: boolean;
  readonly startedAtMs: number;
  readonly durationMs: number;
  readonly stdoutTail: string;
  readonly stderrTail: string;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

const STREAMS = ["stdout", "stderr"] as const;
const INTERRUPTS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const KEEP_BYTES = 65_536;
/** A process left in the background may hold the output open for ever; what the command itself wrote is there by then. */
const DRAIN_MS = 1_000;
/** What sh and cmd.exe answer for a program that does not exist. */
const NOT_FOUND_CODES: readonly (number | null)[] = process.platform === "win32" ? [9009] : [127];

export async function runCommand(request: RunRequest): Promise<CommandResult> {
  const startedAtMs = Date.now();
  const begin = performance.now();
  const child = await start(request);
  const close = once(child, "close");
  const tails = capture(child, request);
  const ending = await watch(child, request.timeoutSeconds);
  const durationMs = Math.round(performance.now() - begin);
  await Promise.race([close, sleep(DRAIN_MS, undefined, { ref: false })]);
  for (const stream of STREAMS) child[stream].destroy();
  return {
    ...ending,
    notFound: NOT_FOUND_CODES.includes(ending.exitCode),
    startedAtMs,
    durationMs,
    stdoutTail: tails.stdout.text(),
    stderrTail: tails.stderr.text(),
  };
}

async function start({ command, cwd, env }: RunRequest): Promise<Child> {
  const [program = "", ...args] = command;
  const isWindows = process.platform === "win32";
  const launch: Launch = isWindows
    ? windowsLaunch(command, cwd, env)
    : { file: program, args, verbatim: false };
  try {
    const child = spawn(launch.file, [...launch.args], {
      cwd,
      env: { ...env },
      // No terminal to read from: a runner would start to watch, or a prompt would wait for an answer.
      stdio: ["ignore", "pipe", "pipe"],
      // Leads its own process group, so that all it starts can be stopped together.
      detached: !isWindows,
      windowsHide: true,
      windowsVerbatimArguments: launch.verbatim,
    });
    await once(child, "spawn");
    return child;
  } catch (cause) {
    const cwdIsFolder = statSync(cwd, { throwIfNoEntry: false })?.isDirectory() ?? false;
    throw startError({ program, cwd, cwdIsFolder, cause });
  }
}

function capture(child: Child, { onOutput, keepBytes = KEEP_BYTES }: RunRequest) {
  const tails = { stdout: outputTail(keepBytes), stderr: outputTail(keepBytes) };
  for (const stream of STREAMS) {
    child[stream].on("data", (chunk: Uint8Array) => {
      tails[stream].push(chunk);
      onOutput?.(stream, chunk);
    });
  }
  return tails;
}

type Ending = Pick<CommandResult, "exitCode" | "signal" | "timedOut" | "interruptedBy">;

/** Waits for the command to end, and sees to it that it does. */
async function watch(child: Child, timeoutSeconds: number): Promise<Ending> {
  let timedOut = false;
  let interruptedBy: NodeJS.Signals | null = null;
  let stopped: Promise<void> | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined) stopped ??= stopTree(child.pid, signal);
  };
  const interrupt = (signal: NodeJS.Signals) => {
    interruptedBy ??= signal;
    stop(signal);
  };
  const timer = setTimeout(() => {
    timedOut = true;
    stop("SIGTERM");
  }, timeoutSeconds * 1_000);
  for (const signal of INTERRUPTS) process.on(signal, interrupt);

  const exit = await exitOf(child);
  clearTimeout(timer);
  // Who outlives the command that was stopped is still being stopped.
  await stopped;
  for (const signal of INTERRUPTS) process.off(signal, interrupt);
  return { ...exit, timedOut, interruptedBy };
}

function exitOf(child: Child): Promise<Pick<CommandResult, "exitCode" | "signal">> {
  return new Promise((resolve) => {
    child.once("exit", (exitCode, signal) => resolve({ exitCode, signal }));
  });
}
