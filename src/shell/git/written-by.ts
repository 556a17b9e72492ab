import type { SourceLine } from "../../core/attempt/changed-lines.ts";
import type { CodeState } from "../../core/attempt/evidence.ts";
import { answer } from "./git.ts";
import type { Repository } from "./repository.ts";

/** The commit since the base that wrote each line, as it lies in the work tree; null where none has it yet. */
export async function writtenBy(
  { git }: Repository,
  { base }: CodeState,
  lines: readonly SourceLine[],
): Promise<(string | null)[]> {
  const start = base ? [`^${base.commit}`] : [];
  return await Promise.all(
    lines.map(async ({ file, line }) => {
      const range = `${line},${line}`;
      const printed = await answer(git, ["blame", "--porcelain", "-L", range, ...start, "--", file]);
      return commitIn(printed ?? "");
    }),
  );
}

/** Git marks what is older than the base as its boundary, and gives work that is not committed a name of zeros. */
function commitIn(printed: string): string | null {
  const commit = /^[0-9a-f]{40,64}/.exec(printed)?.[0];
  if (commit === undefined || /^0+$/.test(commit)) return null;
  return /^boundary$/m.test(printed) ? null : commit;
}
