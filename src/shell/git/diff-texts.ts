import { spawn } from "node:child_process";
import { lstatSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { buffer } from "node:stream/consumers";

/** Larger source is written by tools, and would take longer to read than it is worth. */
const LARGEST = 500_000;

type Texts = ReadonlyMap<string, string>;

/** Files as they are in a git tree. */
export async function treeTexts(root: string, tree: string, paths: readonly string[]): Promise<Texts> {
  // A name with a line break cannot be asked for in a list of lines.
  const asked = paths.filter((path) => !path.includes("\n"));
  if (asked.length === 0) return new Map();
  const child = spawn("git", ["cat-file", "--batch"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  // Git may end early; what it printed tells.
  child.stdin.on("error", () => {});
  child.stdin.end(asked.map((path) => `${tree}:${path}\n`).join(""));
  return new Map(readBatch(await buffer(child.stdout), asked));
}

/** `<id> blob <size>`, the bytes and a line break, for each file in turn; one line for what is missing. */
function* readBatch(printed: Buffer, paths: readonly string[]): Generator<[string, string]> {
  let at = 0;
  for (const path of paths) {
    const end = printed.indexOf("\n", at);
    const [, size] = / blob (\d+)$/.exec(printed.toString("utf8", at, end)) ?? [];
    at = end + 1;
    if (size === undefined) continue;
    if (Number(size) <= LARGEST) yield [path, printed.toString("utf8", at, at + Number(size))];
    at += Number(size) + 1;
  }
}

/**
 * Files as they lie on the disk. A link is not followed: the diff may be anybody's.
 * One after the other and at once: for thousands of small files, waiting for each costs more than reading it.
 */
export async function workTreeTexts(root: string, paths: readonly string[]): Promise<Texts> {
  const texts = new Map<string, string>();
  const insideOf = new Map<string, boolean>();
  const isInside = (folder: string) => {
    const known = insideOf.get(folder) ?? `${realpathSync(folder)}${sep}`.startsWith(root + sep);
    insideOf.set(folder, known);
    return known;
  };
  for (const path of paths) {
    const file = join(root, path);
    if (isSmallFile(file) && isInside(dirname(file))) texts.set(path, readFileSync(file, "utf8"));
  }
  return texts;
}

function isSmallFile(file: string): boolean {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size <= LARGEST;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return false;
    throw error;
  }
}
