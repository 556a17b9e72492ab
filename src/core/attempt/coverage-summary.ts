import * as z from "zod";
import { BRANCH_KINDS } from "../change/syntax/branches.ts";
import { CODE_TYPES } from "../config/code-types.ts";
import { TEST_KINDS } from "../config/coverage-requirements.ts";

/** What the coverage reports of one run say of its change: stored with the run, and part of what is printed. */

const count = z.int().min(0);
const codeType = z.enum(CODE_TYPES);
const paths = z.array(z.string()).readonly();
export const RatioSchema = z.object({ covered: count, total: count });

const Verdict = z
  .enum(["met", "below", "no-data", "exempt"])
  .describe("Only met and exempt are a pass: what nobody measured is a state of its own.");
export type Verdict = z.infer<typeof Verdict>;

export const NoDataReason = z.enum([
  "not-in-reports",
  "does-not-fit",
  "hidden-lines",
  "no-baseline",
  "not-in-baseline",
]);
export type NoDataReason = z.infer<typeof NoDataReason>;

const MissingTests = z.object({
  kind: z.enum(TEST_KINDS),
  enforced: z.boolean().describe("Whether it holds a pass back, or is only shown."),
});
export type MissingTests = z.infer<typeof MissingTests>;

const ProofVerdict = z.object({
  proven: z
    .boolean()
    .nullable()
    .describe("Whether a test fails without the fix. Null: nobody tried, or what was tried could not tell."),
  tests: z.array(z.string()).readonly().describe("The tests that fail without the fix."),
  at: z.iso.datetime().nullable().describe("When prove-fix ran on this code."),
  required: z.boolean().describe("Whether a fix without proof is held back."),
});
export type ProofVerdict = z.infer<typeof ProofVerdict>;

export const TypeVerdict = RatioSchema.extend({
  codeType,
  required: z.number().describe("Percentage; -1 stands for at least as covered as on the base."),
  verdict: Verdict,
  base: RatioSchema.nullable().describe(
    "Coverage of the same files on the base, where that is asked for and known.",
  ),
  noDataReason: NoDataReason.nullable(),
  missingTests: z.array(MissingTests).readonly(),
  proof: ProofVerdict.nullable().describe("Null where no proof is asked for: only a bug fix can have one."),
});
/** `covered` and `total` count changed lines; for a match with the base, all lines of the changed files. */
export type TypeVerdict = z.infer<typeof TypeVerdict>;

export const OwedType = TypeVerdict.pick({ codeType: true, missingTests: true, proof: true });
/** What a type owes besides coverage. */
export type OwedType = z.infer<typeof OwedType>;

const UntakenBranch = z.object({
  kind: z.enum(BRANCH_KINDS),
  test: z.string().nullable().describe("What decides, as the source says it."),
});
export type UntakenBranch = z.infer<typeof UntakenBranch>;

export const Gap = z.object({
  path: z.string(),
  codeType,
  function: z.string().nullable(),
  ranges: z
    .array(z.tuple([z.int(), z.int()]).readonly())
    .readonly()
    .describe("First and last line of each stretch."),
  branches: z
    .array(UntakenBranch.nullable())
    .readonly()
    .default([])
    .describe("For each stretch the branch that is never taken, where that is known."),
  missed: count,
  kind: z
    .enum(["function", "lines", "branches"])
    .describe(
      "function: it was never called. lines: it was, and these did not run. branches: they ran, but not every way.",
    ),
  wasMissed: z
    .boolean()
    .nullable()
    .describe("Whether these lines did not run on the base either; null: unknown."),
});
/** Changed lines of one function, or of one file outside any, that never ran. */
export type Gap = z.infer<typeof Gap>;

const JudgedCoverage = z.object({
  verdict: Verdict,
  problem: z
    .enum(["no-report", "stale-report", "no-base"])
    .nullable()
    .describe("Why nothing could be judged at all."),
  expected: z
    .boolean()
    .describe("Whether somebody said where the coverage reports are: then a missing one holds a pass back."),
  byType: z.array(TypeVerdict).readonly(),
  gaps: z.array(Gap).readonly().describe("What to test next, the largest gap first; capped."),
  hiddenGaps: count,
});
export type JudgedCoverage = z.infer<typeof JudgedCoverage>;

export const CoverageSummary = z.object({
  lines: RatioSchema.describe("Of all files, changed or not."),
  patch: RatioSchema.nullable().describe("Changed lines. Null when there was no base to compare with."),
  noData: paths.describe("Changed source files of which nothing was measured."),
  unmatched: paths.describe("Report paths that name no file of the repository."),
  judged: JudgedCoverage.nullable()
    .default(null)
    .describe("Null in ledgers from before coverage was judged."),
});
export type CoverageSummary = z.infer<typeof CoverageSummary>;
