import { writeCtrf } from "../core/reports/ctrf/write-ctrf.ts";
import { joinReports } from "../core/reports/join-reports.ts";
import type { NamedReport } from "../shell/files/named-reports.ts";
import { writeOutput } from "./write-output.ts";

/** All test reports as one CTRF document; the run is taken to have ended when the first file was written. */
export async function writeAsCtrf(found: readonly NamedReport[], path: string): Promise<void> {
  const tests = found.flatMap(({ result, modifiedMs }) =>
    result.kind === "test" ? [{ result, modifiedMs }] : [],
  );
  const report = joinReports(tests.map(({ result }) => result));
  const startMs = Math.max(0, Math.round((tests[0]?.modifiedMs ?? 0) - report.durationMs));
  await writeOutput(path, `${JSON.stringify(writeCtrf(report, { tool: report.format, startMs }))}\n`);
}
