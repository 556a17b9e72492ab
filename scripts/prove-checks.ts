// Shows that every check can fail: in a copy of the tree it plants one mistake at a time and wants to see red.
// `prove-checks.ts [part of a check's name]`; needs a tree whose checks pass.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { finish } from "./finish.ts";
import { projectFiles } from "./project-files.ts";
import { buildProofs } from "./proofs/build-proofs.ts";
import { codeProofs } from "./proofs/code-proofs.ts";
import type { Planting, Proof } from "./proofs/planting.ts";
import { repositoryProofs } from "./proofs/repository-proofs.ts";
import { roomProofs } from "./proofs/room-proofs.ts";

const proofs = [...codeProofs, ...roomProofs, ...repositoryProofs, ...buildProofs];
const chosen = proofs.filter(({ check }) => check.includes(process.argv[2] ?? ""));
const tree = mkdtempSync(join(tmpdir(), "umpire-prove-"));
process.on("exit", () => rmSync(tree, { recursive: true, force: true }));

copyProject();
const problems = [...unproven(), ...failingBefore(), ...chosen.flatMap(prove)];
finish(
  problems,
  `${chosen.length} mistakes planted, ${chosen.length} found`,
  "A check that cannot fail checks nothing.",
);

function copyProject(): void {
  for (const path of projectFiles()) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(path, join(tree, path));
  }
  // A real copy: behind a link, tools would resolve packages to a folder outside of the tree.
  // Caches hold the data of the benchmarks, which no check needs.
  const filter = (path: string) => !path.endsWith(join("node_modules", ".cache"));
  cpSync("node_modules", join(tree, "node_modules"), { recursive: true, verbatimSymlinks: true, filter });
  run("git", ["init", "--quiet"]);
}

function unproven(): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.keys(scripts)
    .filter((name) => name.startsWith("check:") && !proofs.some(({ check }) => check === name))
    .map((name) => `nothing is planted for ${name}`);
}

/** Red before planting proves nothing. */
function failingBefore(): string[] {
  const checks = [...new Set(chosen.map(({ check }) => check))];
  return checks
    .filter((check) => runCheck(check).status !== 0)
    .map((check) => `${check} fails before anything is planted`);
}

function prove({ check, mistake, plant, complaint }: Proof): string[] {
  const undo = apply(plant);
  const { status, output } = runCheck(check);
  undo();
  const isRed = status !== 0;
  const isRightRed = isRed && complaint.test(output);
  console.log(`${isRightRed ? "red  " : "WRONG"} ${check.padEnd(18)} ${mistake}`);
  if (isRightRed) return [];
  return [
    isRed
      ? `${check} failed, but not about "${mistake}":\n${output}`
      : `${check} passed in spite of "${mistake}"`,
  ];
}

function apply(plant: Planting): () => void {
  const restores = Object.entries(plant).map(([name, change]) => {
    const path = join(tree, name);
    const before = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    const mode = before === undefined ? undefined : statSync(path).mode;
    const after = change(before ?? "");
    if (after === before) throw new Error(`Planting changed nothing in ${name}: its proof no longer fits.`);
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    if (after !== undefined) writeFileSync(path, after);
    return () => {
      rmSync(path, { force: true });
      if (before !== undefined) writeFileSync(path, before, { mode });
    };
  });
  return () => {
    for (const restore of restores) restore();
  };
}

function runCheck(name: string): { status: number; output: string } {
  return run(process.execPath, [process.env["npm_execpath"] ?? "", "run", "--silent", name]);
}

function run(program: string, args: readonly string[]): { status: number; output: string } {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };
  const done = spawnSync(program, args, { cwd: tree, encoding: "utf8", env, maxBuffer: 1 << 28 });
  if (done.error) throw done.error;
  return { status: done.status ?? 1, output: done.stdout + done.stderr };
}
