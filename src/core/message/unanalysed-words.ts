import type { UnanalysedRetry } from "../policy/finding.ts";
import { listed } from "./listed.ts";
import { shortCommit } from "./names.ts";
import { code, type Markdown, md } from "./untrusted.ts";

/** "this attempt (`5d6e7f8`) says nothing about the failure before it: `adds`" */
export function unanalysedWords({ tests, commits }: UnanalysedRetry): Markdown {
  const what = listed(commits, ", ", (sha) => code(shortCommit(sha)));
  const attempt = commits.length === 0 ? md`this attempt` : md`this attempt (${what})`;
  const before = listed(tests, ", ", (test) => code(test));
  return md`${attempt} says nothing about the failure before it (${before}): no \`Root-cause:\`, no file of its trace, no word of it`;
}
