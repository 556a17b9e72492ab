import type { Config } from "../core/config/config.ts";
import { UserError } from "../core/errors.ts";
import { type BaselineDocument, readBaseline, writeBaseline } from "../core/policy/coverage/base/baseline.ts";
import type { CoverageReport } from "../core/reports/coverage-report.ts";
import { type ClassifyRequest, givenChange } from "./classify-change.ts";
import { type JudgedChange, judgeChange } from "./judge-change.ts";
import { measureReports } from "./measure-reports.ts";
import type { MeasuringWorld } from "./ports.ts";
import { loadProof } from "./stored-proof.ts";

/** File systems and checkouts round times. */
const CLOCK_SLACK_MS = 2_000;

export interface CoverageRequest extends ClassifyRequest {
  readonly reports: readonly string[];
  /** A baseline that must be there. Without one the usual place is looked at. */
  readonly baseline: string | undefined;
}

/** `umpire coverage`: what a change owes in coverage, and whether it has it. */
export async function checkCoverage(
  request: CoverageRequest,
  config: Config,
  world: MeasuringWorld,
): Promise<JudgedChange> {
  // Git answers while the report is read.
  const asked = world.changes.branch();
  const found = await readCoverage(request.reports, world);
  const reports = found.map(({ report }) => report);
  const branch = await asked;
  const baseline = await loadBaseline(request.baseline, config, world);
  const hints = { ...request.hints, branch: request.hints.branch ?? branch };
  const given = await givenChange(request, world);
  if (given) {
    return await judgeChange(
      { change: given, hints, base: null, reports, baseline, proof: null },
      config,
      world,
    );
  }
  const code = await world.code.state({ branch: branch ?? "", base: request.base ?? config.base });
  mustBeOfThisCode(found, await world.code.newestContent(code));
  const change = await world.changes.of(code);
  const proof = await loadProof(code.hash, config, world);
  return await judgeChange({ change, hints, base: code.base, reports, baseline, proof }, config, world);
}

/** `umpire coverage --write-baseline`: what the files of this commit have, for later changes to match. */
export async function recordBaseline(
  paths: readonly string[],
  config: Config,
  world: MeasuringWorld,
): Promise<BaselineDocument> {
  const reports = (await readCoverage(paths, world)).map(({ report }) => report);
  const branch = (await world.changes.branch()) ?? "a detached HEAD";
  const { commit } = await world.code.state({ branch, base: config.base });
  const { files } = await measureReports(reports, await world.code.tracked(), config, world);
  if (files.size === 0) {
    throw new UserError(
      "baseline-empty",
      "None of the reports names a file of this repository, so there is nothing to record.",
      "Look at what they name with `umpire inspect`; folders they start from go into `coverage_requirements.source_roots`.",
    );
  }
  return writeBaseline(files, { at: world.clock.now(), branch, commit });
}

/** Named files must be coverage reports: there is no pattern to blame. */
async function readCoverage(paths: readonly string[], world: MeasuringWorld): Promise<NamedReport[]> {
  const found = await world.reports.read(paths);
  const problems = found.flatMap(({ path, result }) => {
    if (result.kind === "unreadable") return [`  ${path}: ${result.error.message} ${result.error.hint}`];
    return result.kind === "coverage" ? [] : [`  ${path}: it is no coverage report.`];
  });
  if (problems.length > 0) {
    throw new UserError(
      "report-unreadable",
      `${problems.length} of ${paths.length} coverage reports cannot be read:\n${problems.join("\n")}`,
      "Run the tests with coverage again, or name other files.",
    );
  }
  return found.flatMap(({ path, modifiedMs, result }) =>
    result.kind === "coverage" ? [{ path, modifiedMs, report: result }] : [],
  );
}

interface NamedReport {
  readonly path: string;
  readonly modifiedMs: number;
  readonly report: CoverageReport;
}

/** Code that was written after a report is other code than it shows. */
function mustBeOfThisCode(reports: readonly NamedReport[], newestChangeMs: number): void {
  const old = reports.find(({ modifiedMs }) => modifiedMs < newestChangeMs - CLOCK_SLACK_MS);
  if (!old) return;
  throw new UserError(
    "report-stale",
    `${old.path} is older than the code: what changed was written after it.`,
    "Run the tests with coverage again. If the report was made elsewhere from this very code, `touch` it.",
  );
}

/** Where a baseline lies when nobody says otherwise. */
export function baselinePath({ coverage_requirements, debug_memory }: Config): string {
  return coverage_requirements.baseline ?? `${debug_memory.location}/coverage-baseline.json`;
}

export async function loadBaseline(named: string | undefined, config: Config, world: MeasuringWorld) {
  const path = named ?? baselinePath(config);
  const text = await world.files.read(path);
  if (text !== null) return readBaseline(text, path);
  if (named === undefined) return null;
  throw new UserError(
    "baseline-missing",
    `There is no baseline ${named}.`,
    "Record one on the base: `umpire coverage --report FILE --write-baseline`.",
  );
}
