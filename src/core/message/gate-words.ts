import type { CodeState } from "../attempt/evidence.ts";
import type { Gate } from "../policy/gate.ts";
import { counted } from "./names.ts";
import { Markdown, md, oneLine, code as span } from "./untrusted.ts";

const RULER = "=".repeat(36);

/** What whoever hands work over without a run is told. */
export function blockedText(found: string, code: Pick<CodeState, "branch" | "files"> | null): string {
  const task = code && `Task: ${oneLine(code.branch)} (${counted(code.files.length, "changed file")})`;
  return [
    "BLOCKED: Execution Evidence Required",
    RULER,
    ...(task === null ? [] : [task]),
    found,
    "",
    "Nothing shows that the tests ran on this code. No report is never a pass; nothing was recorded.",
    "",
    "1. Run the tests: `umpire run -- COMMAND`, such as `umpire run -- npm test`.",
    "2. Mend what fails.",
    "3. Umpire records the result in the debug memory.",
    "4. Then hand the work over.",
    "",
    "To go without, say why: `--execution-skip REASON`, the trailer `Execution-skip: REASON` in the commit,",
    "or a line `execution_skip: REASON` in the pull request. See docs/policy.md.",
    RULER,
  ].join("\n");
}

const SOURCES: Readonly<Record<NonNullable<Gate["source"]>, string>> = {
  "docs-only": "no code changed",
  "config-only": "no code changed",
  commit: "said in the commit",
  "pull-request": "said in the pull request",
  "command-line": "said on the command line",
  infrastructure: "the tests could not run",
};

/** "no test ran, which was skipped: `only documentation changed` (no code changed)" */
export function skippedWords(source: NonNullable<Gate["source"]>, reason: string): Markdown {
  return md`no test ran, and nothing shows that the code works; skipped because ${span(reason)} (${new Markdown(SOURCES[source])})`;
}
