import type { Commit, Evidence, FailureRecord } from "../attempt/evidence.ts";
import type { Finding } from "./finding.ts";

interface Step {
  readonly evidence: Evidence;
}

/**
 * A new attempt whose commits say nothing about the failure before it: no trailer, no file of its frames touched,
 * no word of its message or test. Rule 4 of the protocol asks for an analysis before every retry.
 */
export function unanalysedRetry(earlier: readonly Step[], { code, fix }: Evidence): Finding[] {
  const before = earlier.findLast(({ evidence }) => evidence.code.hash !== code.hash)?.evidence;
  if (!before || !fix || before.failures.length === 0) return [];
  const { commits, files } = fix;
  const touched = new Set<string | null | undefined>(files.map(({ path }) => path));
  const isAnswered =
    commits.some(isStated) ||
    before.failures.some((failure) => placesOf(failure).some((place) => touched.has(place))) ||
    commits.some((commit) => speaksOf(commit, before.failures));
  if (isAnswered) return [];
  return [
    {
      kind: "unanalysed-retry",
      tests: before.failures.map(({ test }) => test),
      commits: commits.map(({ sha }) => sha),
      severity: "warning",
      condition: null,
    },
  ];
}

function isStated({ rootCause, fixStrategy }: Commit): boolean {
  return rootCause !== null || fixStrategy !== null;
}

function placesOf({ frame, callers = [], testFile }: FailureRecord) {
  return [frame?.file, testFile, ...callers.map(({ file }) => file)];
}

function speaksOf({ subject }: Commit, failures: readonly FailureRecord[]): boolean {
  const said = wordsOf(subject);
  return failures.some(({ name, message, frame }) =>
    [...wordsOf(`${name} ${message.slice(0, 500)} ${frame?.function ?? ""}`)].some((word) => said.has(word)),
  );
}

/** Words that stand in every commit and every failure say nothing. */
const EMPTY: ReadonlySet<string> = new Set(
  "test tests should fail fails failed failing failure error errors with that this from when then have been does expected expect received actual value values update updated change changed changes more again make makes some code file files work works".split(
    " ",
  ),
);

/** Names are taken apart: `validateInput` speaks of validation as `validate input` does. */
function wordsOf(text: string): Set<string> {
  const words = text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .toLowerCase()
    .split(/[^\p{L}]/u);
  return new Set(words.filter((word) => word.length >= 4 && !EMPTY.has(word)));
}
