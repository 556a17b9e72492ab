import { realpathSync } from "node:fs";
import { inspectReports } from "../core/reports/inspection.ts";
import { namedReports } from "../shell/files/named-reports.ts";

const UNREADABLE_INPUT = 2;

interface InspectOptions {
  readonly json?: boolean;
  readonly ctrf?: string;
}

/** Needs no repository: any report of any origin may be looked at. What only some need is loaded when it is asked for. */
export async function inspect(files: readonly string[], { json, ctrf }: InspectOptions): Promise<number> {
  const read = namedReports(realpathSync.native(process.cwd()), files);
  const found = ctrf === undefined ? read : [...read];
  const inspection = inspectReports(found);
  if (json) process.stdout.write(`${JSON.stringify(inspection)}\n`);
  else {
    const { inspectionLines } = await import("../core/message/inspection-lines.ts");
    process.stdout.write(`${inspectionLines(inspection).join("\n")}\n`);
  }
  if (ctrf !== undefined) await (await import("./inspect-ctrf.ts")).writeAsCtrf([...found], ctrf);
  return inspection.reports.some((report) => report.kind === "unreadable") ? UNREADABLE_INPUT : 0;
}
