import type { ReadResult, Unreadable } from "../read-report.ts";
import type { SecurityReport } from "./security-report.ts";

/** A file that a person named as SARIF must be one: whatever else it is, it shows nothing of security. */
export function onlySarif(result: ReadResult): SecurityReport | Unreadable {
  if (result.kind === "security" || result.kind === "unreadable") return result;
  const found = result.kind === "other" ? result.note : `a ${result.kind} report (${result.format})`;
  return {
    kind: "unreadable",
    error: {
      code: "not-sarif",
      message: `The file is no SARIF report: ${found}.`,
      hint: "Point `sarif` at what the scanner writes as SARIF 2.1, or correct the pattern.",
    },
  };
}
