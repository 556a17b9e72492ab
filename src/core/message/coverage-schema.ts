import * as z from "zod";
import { Gap, NoDataReason, RatioSchema, TypeVerdict } from "../attempt/coverage-summary.ts";
import { SOURCES } from "../change/types/evidence.ts";
import { CODE_TYPES } from "../config/code-types.ts";

export const COVERAGE_VERSION = 1;

const lines = z.array(z.int().min(1)).readonly();
const codeType = z.enum(CODE_TYPES);
const percent = z.number().min(0).max(100).nullable().describe("Null when nothing was measured.");

const FileVerdict = z.object({
  path: z.string(),
  codeType: codeType.nullable().describe("Null when the file is exempt by rule."),
  evidence: z.array(z.object({ source: z.enum(SOURCES), saw: z.string(), type: codeType })).readonly(),
  covered: lines,
  missed: lines,
  verdict: TypeVerdict.shape.verdict,
  exempt: z.string().nullable().describe("The rule that frees the file."),
  noDataReason: NoDataReason.nullable(),
  gaps: z.array(Gap.omit({ path: true })).readonly(),
});

/** What `coverage --json` prints. */
export const CoverageDocument = z.object({
  schemaVersion: z.literal(COVERAGE_VERSION),
  patch: RatioSchema.extend({ percent }),
  files: z.array(FileVerdict).readonly(),
  byType: z.array(TypeVerdict.extend({ percent })).readonly(),
  noData: z.array(z.string()).readonly(),
  unmatched: z.array(z.string()).readonly(),
});
export type CoverageDocument = z.infer<typeof CoverageDocument>;
