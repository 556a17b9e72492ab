import { spawn } from "node:child_process";
import { lstat, readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
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

/** Files as they lie on the disk. A link is not followed: the diff may be anybody's. */
export async function workTreeTexts(root: string, paths: readonly string[]): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const text = await textIn(root, path);
    if (text !== null) texts.set(path, text);
  }
  return texts;
}

async function textIn(root: string, path: string): Promise<string | null> {
  const file = join(root, path);
  const found = await lstat(file).catch(() => null);
  if (!found?.isFile() || found.size > LARGEST) return null;
  if (!(await realpath(file)).startsWith(root + sep)) return null;
  return await readFile(file, "utf8");
}
