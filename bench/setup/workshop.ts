import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import type { Options } from "../options.ts";
import { distToMeasure } from "./dist-to-measure.ts";
import { node24 } from "./node-24.ts";
import { compileReferences } from "./reference-programs.ts";

/** What every row needs to put its commands together. */
export interface Workshop {
  readonly node: string;
  readonly quick: boolean;
  /** Our command line, as a person starts it. */
  umpire(...args: readonly string[]): string[];
  /** The action, as a runner starts it. */
  readonly action: readonly string[];
  reference(name: string, ...args: readonly string[]): string[];
  has(command: string): boolean;
}

export async function openWorkshop({ quick, dist }: Options): Promise<Workshop> {
  const node = node24();
  const folder = dist ?? (await distToMeasure());
  const cli = resolve(join(folder, "cli.js"));
  const program = await compileReferences();
  const help = spawnSync(node, [cli, "--help"], { encoding: "utf8" }).stdout;
  return {
    node,
    quick,
    umpire: (...args) => [node, cli, ...args],
    action: [node, resolve(join(folder, "action.js"))],
    reference: (name, ...args) => [node, program(name), ...args],
    has: (command) => new RegExp(`^  ${command}\\b`, "m").test(help),
  };
}
