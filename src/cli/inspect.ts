import { realpath } from "node:fs/promises";
import { inspectionLines } from "../core/message/inspection-lines.ts";
import { inspectReports } from "../core/reports/inspection.ts";
import { reportFiles } from "../shell/files/report-files.ts";

const UNREADABLE_INPUT = 2;

/** Needs no repository: any report of any origin may be looked at. */
export async function inspect(
  files: readonly string[],
  options: { readonly json?: boolean },
): Promise<number> {
  const folder = await realpath(process.cwd());
  const inspection = inspectReports(await reportFiles(folder).read(files), folder);
  process.stdout.write(
    options.json ? `${JSON.stringify(inspection)}\n` : `${inspectionLines(inspection).join("\n")}\n`,
  );
  return inspection.reports.some((report) => report.kind === "unreadable") ? UNREADABLE_INPUT : 0;
}
