import { realpath, writeFile } from "node:fs/promises";
import type { FoundReport } from "../app/ports.ts";
import { inspectionLines } from "../core/message/inspection-lines.ts";
import { writeCtrf } from "../core/reports/ctrf/write-ctrf.ts";
import { inspectReports } from "../core/reports/inspection.ts";
import { joinReports } from "../core/reports/join-reports.ts";
import { reportFiles } from "../shell/files/report-files.ts";

const UNREADABLE_INPUT = 2;

interface InspectOptions {
  readonly json?: boolean;
  readonly ctrf?: string;
}

/** Needs no repository: any report of any origin may be looked at. */
export async function inspect(files: readonly string[], { json, ctrf }: InspectOptions): Promise<number> {
  const folder = await realpath(process.cwd());
  const found = await reportFiles(folder).read(files);
  const inspection = inspectReports(found);
  process.stdout.write(
    json ? `${JSON.stringify(inspection)}\n` : `${inspectionLines(inspection).join("\n")}\n`,
  );
  if (ctrf !== undefined) await writeFile(ctrf, `${JSON.stringify(ctrfOf(found))}\n`);
  return inspection.reports.some((report) => report.kind === "unreadable") ? UNREADABLE_INPUT : 0;
}

/** All test reports as one CTRF document; the run is taken to have ended when the first file was written. */
function ctrfOf(found: readonly FoundReport[]): object {
  const tests = found.flatMap(({ result, modifiedMs }) =>
    result.kind === "test" ? [{ result, modifiedMs }] : [],
  );
  const report = joinReports(tests.map(({ result }) => result));
  const startMs = Math.max(0, Math.round((tests[0]?.modifiedMs ?? 0) - report.durationMs));
  return writeCtrf(report, { tool: report.format, startMs });
}
