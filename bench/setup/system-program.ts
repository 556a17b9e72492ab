import { spawnSync } from "node:child_process";

/** Where a program of the system is; a missing one is installed where Debian's package manager may. */
export function systemProgram(name: string, debianPackage: string): string | undefined {
  return found(name) ?? (install(debianPackage) ? found(name) : undefined);
}

function found(name: string): string | undefined {
  // `command -v time` would find the shell's own word.
  const done = spawnSync("which", [name], { encoding: "utf8" });
  return done.status === 0 ? done.stdout.trim() : undefined;
}

function install(debianPackage: string): boolean {
  const apt = found("apt-get");
  if (apt === undefined || process.getuid?.() !== 0) return false;
  process.stderr.write(`installing ${debianPackage}\n`);
  const succeeds = (...args: readonly string[]) => spawnSync(apt, args, { stdio: "ignore" }).status === 0;
  const installs = () => succeeds("install", "--yes", "--quiet", debianPackage);
  // A fresh container has no list of packages yet.
  return installs() || (succeeds("update", "--quiet") && installs());
}
