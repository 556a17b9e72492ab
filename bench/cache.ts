import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const cache = resolve("node_modules/.cache/umpire-bench");

/** Everything the bench makes or installs lives here, where git, npm and the linters do not look. */
export function cached(...path: readonly string[]): string {
  mkdirSync(join(cache, ...path.slice(0, -1)), { recursive: true });
  return join(cache, ...path);
}
