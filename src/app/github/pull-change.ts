import { diffOfFiles } from "../../core/change/diff/pull-files.ts";
import type { ChangeText, World } from "../ports.ts";
import type { GitHub } from "./ports.ts";

/**
 * What a pull request changes, from the API: file by file, else as one diff, and from git where GitHub finds it too
 * large for both. The new versions lie in the work tree.
 */
export async function pullChange(
  number: number,
  github: Pick<GitHub, "pull" | "pullFiles" | "pullDiff">,
  { code, changes }: Pick<World, "code" | "changes">,
): Promise<ChangeText> {
  const diff = diffOfFiles(await github.pullFiles(number)) ?? (await github.pullDiff(number));
  if (diff !== null) return changes.ofDiff(diff);
  const { base } = await github.pull(number);
  return await changes.of(await code.state({ branch: `pull/${number}`, base: `origin/${base.ref}` }));
}
