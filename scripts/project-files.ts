import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Every file that is, or would become, part of the repository, with forward slashes. */
export function projectFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  // A file deleted but not yet committed is still listed.
  const paths = listed.split("\0").filter((path) => path !== "" && existsSync(path));
  if (paths.length === 0)
    throw new Error("git lists no files here: run this inside a clone of the repository.");
  return [...new Set(paths)].sort();
}
