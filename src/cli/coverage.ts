import { resolve } from "node:path";
import { baselinePath, checkCoverage, recordBaseline } from "../app/check-coverage.ts";
import { UserError } from "../core/errors.ts";
import { coverageDocument } from "../core/message/coverage-document.ts";
import { coverageLines } from "../core/message/coverage-lines.ts";
import { isCovered } from "../core/policy/coverage/judge-coverage.ts";
import { openMeasuringWorld } from "../wiring/open-world.ts";
import { type HintOptions, hintsFrom } from "./options.ts";
import { changeOfPull } from "./pull-option.ts";
import { sayOnStderr } from "./show-review.ts";

export interface CoverageOptions extends HintOptions {
  readonly report?: readonly string[];
  readonly config?: string;
  readonly base?: string;
  readonly diff?: string;
  readonly pull?: number;
  readonly branch?: string;
  readonly baseline?: string;
  /** True: at the usual place. */
  readonly writeBaseline?: string | true;
  readonly json?: boolean;
}

const BELOW = 10;

export async function coverage(options: CoverageOptions): Promise<number> {
  const { report: reports = [] } = options;
  if (reports.length === 0) {
    throw new UserError(
      "no-report",
      "No coverage report was named, and no report is never a pass.",
      "Name at least one: `umpire coverage --report coverage/lcov.info --base origin/main`.",
    );
  }
  return options.writeBaseline === undefined ? await check(reports, options) : await record(reports, options);
}

async function check(reports: readonly string[], options: CoverageOptions): Promise<number> {
  const { base, diff, baseline } = options;
  const { world, config } = await open(options);
  const hints = hintsFrom(options);
  const named = baseline === undefined ? undefined : resolve(baseline);
  const change = await changeOfPull(options.pull, world);
  const request = { reports, base, diff, change, hints, baseline: named };
  const { answer, measured } = await checkCoverage(request, config, world);
  const text = options.json
    ? JSON.stringify(coverageDocument(answer, measured.unmatched))
    : coverageLines(answer, measured.unmatched).join("\n");
  process.stdout.write(`${text}\n`);
  return isCovered(answer) ? 0 : BELOW;
}

async function record(reports: readonly string[], options: CoverageOptions): Promise<number> {
  const { writeBaseline } = options;
  const { world, config } = await open(options);
  const path = typeof writeBaseline === "string" ? resolve(writeBaseline) : baselinePath(config);
  const document = await recordBaseline(reports, config, world);
  await world.files.write(path, `${JSON.stringify(document)}\n`);
  const said = `${path}: coverage of ${document.files.length} files on ${document.branch}.`;
  process.stdout.write(options.json ? `${JSON.stringify(document)}\n` : `${said}\n`);
  return 0;
}

function open({ config }: Pick<CoverageOptions, "config">) {
  return openMeasuringWorld({ folder: process.cwd(), config, output: "stderr", say: sayOnStderr });
}
