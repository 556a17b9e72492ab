import { type CollectOptions, collectResults } from "../core/attempt/collect-results.ts";
import type { Evidence, ReportSummary } from "../core/attempt/evidence.ts";
import type { TestReport } from "../core/reports/test-report.ts";
import type { FoundReport, World } from "./ports.ts";

export type Gathered = Pick<Evidence, "reports" | "outcomes" | "flaky" | "failures" | "durationMs" | "leaks">;

/** What the reports of one run say, ready to be recorded. Those that git has as they lie here say nothing of a run. */
export async function gather(
  found: readonly FoundReport[],
  world: World,
  committed: ReadonlySet<string> = new Set(),
): Promise<Gathered> {
  const options: CollectOptions = {
    root: world.code.root,
    tracked: await world.code.tracked(),
    secrets: world.secrets,
  };
  const tests = found.flatMap(({ path, result }) =>
    result.kind === "test" && !committed.has(path) ? [result] : [],
  );
  return {
    reports: found.map((report) => ({ ...summarise(report), committed: committed.has(report.path) })),
    ...collectResults(tests satisfies TestReport[], options),
  };
}

export function summarise({ path, digest, result }: FoundReport): ReportSummary {
  const shared = {
    path,
    kind: result.kind,
    digest: digest(),
    committed: false,
    format: null,
    counts: null,
    warnings: [],
    error: null,
  };
  switch (result.kind) {
    case "test":
      return { ...shared, format: result.format, counts: result.counts, warnings: result.warnings };
    case "coverage":
    case "security":
      return { ...shared, format: result.format, warnings: result.warnings };
    case "other":
      return { ...shared, warnings: [result.note] };
    case "unreadable":
      return { ...shared, error: result.error };
  }
}
