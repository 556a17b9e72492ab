import type { CodeState } from "../core/attempt/evidence.ts";
import type { Proof } from "../core/attempt/proof.ts";
import type { ChangedFile } from "../core/change/changed-file.ts";
import type { ChangeHints } from "../core/change/types/hints.ts";
import { doesNotFit, versionsOf } from "../core/change/versions.ts";
import type { Config } from "../core/config/config.ts";
import { UserError } from "../core/errors.ts";
import type { Baseline } from "../core/policy/coverage/base/baseline.ts";
import { type CoverageAnswer, judgeCoverage } from "../core/policy/coverage/judge-coverage.ts";
import type { Measured } from "../core/policy/coverage/measured-files.ts";
import { typedFiles } from "../core/policy/coverage/typed-file.ts";
import type { CoverageReport } from "../core/reports/coverage-report.ts";
import { classifyText } from "./classify-change.ts";
import { type CountedChange, countedTexts } from "./counted-texts.ts";
import { findStatements } from "./find-statements.ts";
import { measureReports } from "./measure-reports.ts";
import type { ChangeText, MeasuringWorld } from "./ports.ts";

export interface ChangeToJudge {
  readonly change: ChangeText;
  readonly hints: Omit<ChangeHints, "commits">;
  /** Where the change starts; null when it came as a diff. */
  readonly base: CodeState["base"];
  readonly reports: readonly CoverageReport[];
  readonly baseline: Baseline | null;
  readonly proof: Proof | null;
}

export interface JudgedChange {
  readonly answer: CoverageAnswer;
  readonly measured: Measured;
}

/** A report of other code shows in the first files already; reading thousands would take longer than the verdict. */
const MOST_FILES_TO_FIT = 500;

/** From a change and the reports on it to the verdict on its coverage. */
export async function judgeChange(
  { change: given, hints, base, reports, baseline, proof }: ChangeToJudge,
  config: Config,
  world: MeasuringWorld,
): Promise<JudgedChange> {
  if (baseline && base) await mustBeOfTheBase(baseline, base, world);
  const change = countedTexts(given);
  // Git lists the files while the diff is read.
  const [tracked, { files, classification, outlines }] = await Promise.all([
    world.code.tracked(),
    classifyText(change, hints, config, world),
  ]);
  const typed = typedFiles(files, classification.files, config.change);
  const present = files.filter(({ status }) => status !== "deleted").map(({ path }) => path);
  const measured = await measureReports(reports, new Set([...tracked, ...present]), config, world);
  const owing = typed
    .filter((file) => file.exempt === null && measured.files.has(file.change.path))
    .slice(0, MOST_FILES_TO_FIT);
  const owingFiles = owing.map(({ change: file }) => file);
  const lineCounts = await countLines(owingFiles, change);
  if (base === null) mustBeHere(owingFiles, lineCounts, tracked);
  const answer = judgeCoverage({
    files: typed,
    measured: measured.files,
    lineCounts,
    statements: await findStatements(owing, measured.files, outlines, change, world),
    baseline,
    isBaselineOfBase: base === null || baseline?.commit === base.commit,
    requirements: config.coverage_requirements,
    proof,
    branchesOf: (path) => outlines.get(path)?.now.branches() ?? [],
  });
  return { answer, measured };
}

/** Whatever language a file is in, a diff must lead to it as it lies here. */
function countLines(files: readonly ChangedFile[], change: CountedChange) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return change.lineCounts([...byPath.keys()], (path, text) => {
    const file = byPath.get(path);
    if (file) versionsOf(file, text);
  });
}

/** Files that are merely too large to be read are tracked. */
function mustBeHere(
  files: readonly ChangedFile[],
  read: ReadonlyMap<string, number>,
  tracked: ReadonlySet<string>,
): void {
  const missing = files.find(({ path }) => !read.has(path) && !tracked.has(path));
  if (missing) throw doesNotFit(`${missing.path}, which is not here`);
}

/** A branch of its own has other coverage: nothing can be matched with it. */
async function mustBeOfTheBase(
  { branch, commit }: Baseline,
  base: NonNullable<CodeState["base"]>,
  { code }: MeasuringWorld,
): Promise<void> {
  if (commit === null || (await code.isAncestor(commit, base.ref))) return;
  throw new UserError(
    "baseline-foreign",
    `The baseline was recorded on ${branch} at ${commit.slice(0, 7)}, which is not in the history of \`${base.ref}\`.`,
    `Record it on \`${base.ref}\`; in a shallow clone fetch the history first (\`fetch-depth: 0\`).`,
  );
}
