import type { Config } from "../core/config/config.ts";
import { type Measured, measuredFiles } from "../core/policy/coverage/measured-files.ts";
import type { GoModule } from "../core/reports/coverage/paths/go-module-place.ts";
import type { CoverageReport } from "../core/reports/coverage-report.ts";
import type { MeasuringWorld } from "./ports.ts";

/** What the reports say of the files of this repository. */
export async function measureReports(
  reports: readonly CoverageReport[],
  paths: ReadonlySet<string>,
  { coverage_requirements }: Config,
  world: MeasuringWorld,
): Promise<Measured> {
  const goModules = await findGoModules(reports, paths, world);
  return measuredFiles(reports, { paths, roots: coverage_requirements.source_roots, goModules });
}

/** Go names files by module, and only go.mod says which folder that is. */
async function findGoModules(
  reports: readonly CoverageReport[],
  paths: ReadonlySet<string>,
  { files }: MeasuringWorld,
): Promise<GoModule[]> {
  if (!reports.some(({ format }) => format === "go-cover")) return [];
  const modules: GoModule[] = [];
  for (const path of paths) {
    if (!/(?:^|\/)go\.mod$/.test(path)) continue;
    const module = /^module\s+"?([^\s"]+)/m.exec((await files.read(path)) ?? "")?.[1];
    if (module !== undefined) modules.push({ dir: path.replace(/\/?go\.mod$/, ""), module });
  }
  return modules;
}
