import type { FileCoverage } from "../../../reports/coverage-report.ts";
import type { OwingFile } from "../typed-file.ts";
import { seenLines } from "./seen-lines.ts";

/** Whether a line owes coverage that the report does not list, and the report itself does not say where statements end. */
export function hasUnlisted({ owed }: Pick<OwingFile, "owed">, { lines, spans }: FileCoverage): boolean {
  return spans.length === 0 && seenLines(owed, lines).some(({ hits }) => hits === undefined);
}
