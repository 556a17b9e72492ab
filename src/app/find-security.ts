import { collectSecurity } from "../core/attempt/collect-security.ts";
import type { CodeState, Evidence, ReportSummary } from "../core/attempt/evidence.ts";
import type { Config } from "../core/config/config.ts";
import { UserError } from "../core/errors.ts";
import { onlySarif } from "../core/reports/sarif/only-sarif.ts";
import { summarise } from "./find-evidence.ts";
import type { World } from "./ports.ts";

export type Scanned = Pick<Evidence, "security" | "reports">;

/** File systems round times. */
const CLOCK_SLACK_MS = 2_000;

/** Scanners are not part of the test command: what they wrote since the code was last changed is about this code. */
export async function findSecurity(
  code: CodeState,
  { security: { sarif: globs } }: Config,
  world: World,
): Promise<Scanned> {
  if (globs.length === 0) return { security: null, reports: [] };
  const sinceMs = (await world.code.newestChange(code)) - CLOCK_SLACK_MS;
  const { reports, stale } = await world.reports.find({ globs, ignore: [], sinceMs });
  if (stale.length > 0)
    world.say(`Older than the code, so not counted: ${stale.map(({ path }) => path).join(", ")}.`);
  const read = reports.map((report) => ({ ...report, result: onlySarif(report.result) }));
  const scans = read.flatMap(({ result }) => (result.kind === "security" ? [result] : []));
  const { root } = world.code;
  const options = { root, tracked: await world.code.tracked(), secrets: world.secrets };
  return { security: collectSecurity(scans, options), reports: read.map(summarise) };
}

/** A file that was named as SARIF and is none: told before anything is recorded or shown. */
export function mustBeSarif(reports: readonly ReportSummary[]): void {
  const broken = reports.flatMap(({ path, error }) =>
    error ? [`  ${path}: ${error.message} ${error.hint}`] : [],
  );
  if (broken.length === 0) return;
  throw new UserError(
    "sarif-unreadable",
    `${broken.length} of ${reports.length} SARIF reports cannot be read:\n${broken.join("\n")}`,
    "Run the scanner again so that it writes SARIF 2.1 to its end, or correct the pattern.",
  );
}

/** Patterns given on the command line or in the workflow stand above the configured ones. */
export function withSarif(config: Config, given: readonly string[]): Config {
  return given.length === 0 ? config : { ...config, security: { ...config.security, sarif: [...given] } };
}
