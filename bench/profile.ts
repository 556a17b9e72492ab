import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.ts";
import type { Program } from "./row.ts";

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const SHOWN = 15;

/** Where our time goes: the functions with the most time of their own. */
export function profileLines({ command = [], cwd }: Program): string {
  const folder = cached("profile");
  rmSync(folder, { recursive: true, force: true });
  const [node = "", ...args] = command;
  spawnSync(node, ["--cpu-prof", `--cpu-prof-dir=${folder}`, ...args], { cwd, stdio: "ignore" });
  const [name = ""] = readdirSync(folder);
  const profile: CpuProfile = JSON.parse(readFileSync(join(folder, name), "utf8"));
  const times = ownTimes(profile);
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .sort(([, left], [, right]) => right - left)
    .slice(0, SHOWN)
    .map(([place, time]) => `${((100 * time) / total).toFixed(1).padStart(5)} % ${place}`)
    .join("\n");
}

function ownTimes({ nodes, samples, timeDeltas }: CpuProfile): Map<string, number> {
  const places = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || "(anonymous)"} ${url.slice(url.lastIndexOf("/") + 1)}:${lineNumber + 1}`,
    ]),
  );
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const place = places.get(id) ?? "(unknown)";
    times.set(place, (times.get(place) ?? 0) + (timeDeltas[index] ?? 0));
  }
  return times;
}
