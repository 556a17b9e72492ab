import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { cached } from "../cache.ts";
import type { Program } from "../row.ts";
import { systemProgram } from "../setup/system-program.ts";

export interface Measurement {
  readonly milliseconds: number;
  /** Milliseconds of processor time over all threads: it tells a busy machine from a slow program. */
  readonly processor: number | undefined;
  /** Peak resident memory in bytes. */
  readonly peak: number | undefined;
}

let meterPath: string | undefined;

export function runOnce(program: Program, { metered }: { readonly metered: boolean }): Measurement {
  const notes = cached("meter.txt");
  const meter = metered ? memoryMeter() : undefined;
  const [file = "", ...args] = [
    ...(meter === undefined ? [] : [meter, "-q", "-f", "%M %U %S", "-o", notes]),
    ...(program.command ?? []),
  ];
  const { NODE_OPTIONS: _options, NODE_COMPILE_CACHE: _cache, ...env } = process.env;
  const start = process.hrtime.bigint();
  // A pipe, not /dev/null: grep stops at the first match when nobody can see its count.
  const done = spawnSync(file, args, {
    cwd: program.cwd,
    encoding: "utf8",
    env: { ...env, LC_ALL: "C" },
    maxBuffer: 1 << 28,
  });
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  if (done.error) throw done.error;
  if (done.status === null || !(program.exits ?? [0]).includes(done.status))
    throw new Error(`${program.name} ended with ${done.status ?? done.signal}: ${done.stderr}${done.stdout}`);
  check(program, done.stdout);
  if (meter === undefined) return { milliseconds, processor: undefined, peak: undefined };
  const [kilobytes = 0, user = 0, system = 0] = readFileSync(notes, "utf8").trim().split(" ").map(Number);
  return { milliseconds, processor: (user + system) * 1000, peak: kilobytes * 1024 };
}

/** Not process.resourceUsage: after fork and exec that still counts the memory of the parent. */
function memoryMeter(): string | undefined {
  if (process.platform !== "linux") return undefined;
  meterPath ??= systemProgram("time", "time");
  return meterPath;
}

function check({ name, tells, expected }: Program, stdout: string): void {
  if (tells === undefined) return;
  const told = tells(stdout);
  if (!isDeepStrictEqual(told, expected))
    throw new Error(`${name} tells ${JSON.stringify(told)}, but the data holds ${JSON.stringify(expected)}`);
}
