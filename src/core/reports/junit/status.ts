import type { Problem, ProblemKind } from "../test-report.ts";

/** googletest, CTest, Jenkins and others state in `status` or `result` what they have no element for. */
const STATUS: ReadonlyMap<string, ProblemKind> = new Map([
  ...[
    "notrun",
    "not_run",
    "norun",
    "disabled",
    "suppressed",
    "skipped",
    "skip",
    "ignored",
    "pending",
    "inactive",
  ].map((word) => [word, "skipped"] as const),
  ...["fail", "failed", "failure", "regression"].map((word) => [word, "failure"] as const),
  ...["error", "errored", "broken", "crashed", "crash", "timeout", "timedout", "aborted"].map(
    (word) => [word, "error"] as const,
  ),
]);
const WORST_FIRST: readonly ProblemKind[] = ["error", "failure", "skipped"];

/** What the words say went wrong, for a case that has no element saying so. */
export function statusProblem(words: string): Problem | undefined {
  const kinds = words
    .toLowerCase()
    .split(" ")
    .map((word) => STATUS.get(word));
  const kind = WORST_FIRST.find((candidate) => kinds.includes(candidate));
  return kind && { kind, type: "", message: kind === "skipped" ? "" : `Status: ${words.trim()}`, text: "" };
}
