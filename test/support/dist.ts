import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const DIST = join(import.meta.dirname, "../../dist");

export interface Finished {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a shipped entry as a stranger would: a process of its own, no sources, no loader. */
export function start(
  entry: "cli.js" | "action.js",
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
) {
  const child = spawn(process.execPath, [join(DIST, entry), ...args], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, done: finished(child) };
}

export function cli(cwd: string, ...args: string[]): Promise<Finished> {
  return start("cli.js", cwd, args).done;
}

function finished(child: ChildProcess): Promise<Finished> {
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
