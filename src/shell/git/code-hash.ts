import { createHash } from "node:crypto";
import type { Repository } from "./repository.ts";

/** SHA-256 over the sorted `path:blob` pairs that differ from the base: a rebase that changes nothing keeps it. */
export async function codeHash(
  { git }: Repository,
  from: string,
  tree: string,
  isCode: (path: string) => boolean,
): Promise<string> {
  const fields = (await git(["diff-tree", "-r", "-z", "--no-renames", from, tree])).split("\0");
  const pairs: string[] = [];
  for (let position = 0; position + 1 < fields.length; position += 2) {
    const [meta = "", path = ""] = [fields[position], fields[position + 1]];
    const [, , , blob] = meta.split(" ");
    if (isCode(path)) pairs.push(`${path}:${blob}`);
  }
  return createHash("sha256").update(pairs.sort().join("\n")).digest("hex");
}
