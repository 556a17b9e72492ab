import type { Fix } from "../attempt/evidence.ts";

export function describeFix({ commits, uncommitted }: Fix): string {
  const subjects = commits.map((commit) => commit.subject);
  if (uncommitted) subjects.push("uncommitted changes");
  return subjects.join("; ") || "no change of the code";
}

export function diffSummary({ files }: Fix): string {
  const added = files.reduce((sum, file) => sum + file.added, 0);
  const removed = files.reduce((sum, file) => sum + file.removed, 0);
  return `+${added}/-${removed} lines`;
}
