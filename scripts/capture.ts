import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Captured {
  readonly status: number;
  readonly stdout: string;
  /** Standard output, then standard error. */
  readonly output: string;
}

/** Runs a tool of node_modules with this Node: no shell and no .cmd wrapper, so the same on every system. */
export function capture(tool: string, args: readonly string[], packageName = tool): Captured {
  const folder = join("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const program = typeof bin === "string" ? bin : bin[tool];
  const done = spawnSync(process.execPath, [join(folder, program), ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (done.error) throw done.error;
  return { status: done.status ?? 1, stdout: done.stdout, output: done.stdout + done.stderr };
}
