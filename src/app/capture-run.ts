import type { CommandRun } from "../core/attempt/evidence.ts";
import { LeakBook } from "../core/attempt/leak.ts";
import type { Config } from "../core/config/config.ts";
import { UserError } from "../core/errors.ts";
import { redact } from "../core/redact.ts";
import { type Arrangement, arrangeReport } from "../core/runner/arrange-report.ts";
import { type Gathered, gather } from "./find-evidence.ts";
import { type AtGate, mustHoldTests } from "./must-hold-tests.ts";
import type { Found, World } from "./ports.ts";
import { type FoundCoverage, findCoverage, type GivenPatterns, testSearch } from "./report-search.ts";

export interface CaptureRequest extends GivenPatterns {
  /** Empty: the configured command. */
  readonly argv: readonly string[];
  readonly timeoutSeconds: number | undefined;
  readonly cwd: string;
  /** False: the command is run exactly as it is written. */
  readonly arrange: boolean;
  /** What is handed over with this run. */
  readonly gate?: AtGate;
}

/** A run of the test command and what it left. */
export interface CapturedRun {
  readonly at: string;
  readonly command: CommandRun;
  readonly testFramework: string | null;
  readonly gathered: Gathered;
  readonly coverage: FoundCoverage;
}

/** Kernels date files by a clock that ticks a little behind ours. */
const CLOCK_SLACK_MS = 100;

/** Runs the tests and reads what they left. A run that succeeds without evidence is refused. */
export async function captureRun(
  request: CaptureRequest,
  config: Config,
  world: World,
): Promise<CapturedRun> {
  return await world.commands.withReportFile(async (reportFile) => {
    const arrangement = await arrange(request, config, reportFile, world);
    const { startedMs, ...ran } = await world.commands.run({
      argv: arrangement.command,
      cwd: request.cwd,
      env: { ...config.execution_config.environment, ...arrangement.env },
      timeoutSeconds: request.timeoutSeconds ?? config.execution_config.timeout_seconds,
    });
    const leaks = new LeakBook();
    const command = redacted(ran, world.secrets, leaks);
    const sinceMs = startedMs - CLOCK_SLACK_MS;
    const tests = await findTests(request, config, arrangement, sinceMs, world);
    if (command.exitCode === 0)
      mustHoldTests(tests, {
        globs: testSearch(request, config, arrangement.reportGlobs).globs,
        noReportHint: arrangement.hint,
        gate: request.gate ?? null,
      });
    else if (tests.reports.length === 0) world.say(`No test report was left. ${arrangement.hint}`);
    const coverage = await findCoverage(request, config, sinceMs, tests, world);
    const gathered = await gather([...new Set([...tests.reports, ...coverage.reports])], world);
    return {
      at: new Date(startedMs).toISOString(),
      command,
      testFramework: arrangement.runner === "unknown" ? namedFramework(config) : arrangement.runner,
      gathered: { ...gathered, leaks: [...gathered.leaks, ...leaks.found()] },
      coverage,
    };
  });
}

function namedFramework({ execution_config }: Config): string | null {
  return execution_config.test_framework ?? null;
}

async function arrange(
  { argv, cwd, arrange: wanted, junit }: CaptureRequest,
  config: Config,
  reportFile: string,
  world: World,
): Promise<Arrangement> {
  const command = argv.length > 0 ? argv : configuredCommand(config);
  const project = await world.commands.project(cwd, config.execution_config.environment);
  const arranged = arrangeReport(command, project, reportFile);
  const knowsWhere = junit.length > 0 || config.reports.junit.length > 0;
  return wanted && !knowsWhere ? arranged : { ...arranged, command, env: {}, reportFile: null };
}

function configuredCommand({ execution_config: { test_command } }: Config): string[] {
  const words = test_command?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length > 0) return words;
  throw new UserError(
    "no-command",
    "No command was given, and none is configured.",
    "Write it after two dashes: `umpire run -- npm test`, or set `execution_config.test_command`.",
  );
}

/** The arranged file if the runner wrote it, else whatever the run left in the usual places. */
async function findTests(
  request: CaptureRequest,
  config: Config,
  arrangement: Arrangement,
  sinceMs: number,
  world: World,
): Promise<Found> {
  if (arrangement.reportFile !== null) {
    const reports = await world.reports.read([arrangement.reportFile]);
    // The temporary name would differ in every run and say nothing.
    const named = reports.map((report) => ({ ...report, path: "report.xml" }));
    if (reports.some(({ modifiedMs }) => modifiedMs > 0)) return { reports: named, stale: [] };
  }
  return await world.reports.find({ ...testSearch(request, config, arrangement.reportGlobs), sinceMs });
}

function redacted(run: CommandRun, secrets: readonly string[], leaks: LeakBook): CommandRun {
  const seen = leaks.at({ test: null, path: null, line: null });
  const safe = (text: string) => redact(text, secrets, seen);
  return { ...run, argv: run.argv.map(safe), outputTail: safe(run.outputTail) };
}
