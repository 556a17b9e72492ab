import type { SecurityIssue } from "../attempt/security-summary.ts";
import type { Finding } from "../policy/finding.ts";
import type { Annotation } from "./coverage-annotations.ts";
import { oneLine } from "./untrusted.ts";

type IssueAnnotation = Omit<Annotation, "level"> & { readonly level: "failure" | "warning" };

/** Beside the lines that a scanner names; only what holds a pass back is a failure. */
export function securityAnnotations(findings: readonly Finding[]): IssueAnnotation[] {
  return findings.flatMap((finding) => {
    if (finding.kind !== "security-issue") return [];
    const level = finding.severity === "blocking" ? "failure" : "warning";
    return finding.issues.flatMap((issue) => annotation(issue, level));
  });
}

function annotation(
  { path, line, severity, rule, tool, message }: SecurityIssue,
  level: IssueAnnotation["level"],
): IssueAnnotation[] {
  if (path === null) return [];
  const at = line ?? 1;
  return [
    {
      level,
      title: oneLine(`${severity}: ${rule} (${tool})`, 200),
      message: oneLine(message, 1_000),
      file: path,
      startLine: at,
      endLine: at,
    },
  ];
}
