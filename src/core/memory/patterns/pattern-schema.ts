import * as z from "zod";
import { ERROR_TYPES } from "../../reports/failure/error-type.ts";
import { ROOT_CAUSES } from "../root-cause.ts";

/** What earlier cases taught: `patterns/learned-patterns.yaml`, in the field names of debug memory v1. */
export const PATTERNS_VERSION = 1;

const Observation = z.object({
  session_id: z.string(),
  code_hash: z.string().describe("The code that showed it: running it again shows nothing new."),
  fingerprint: z.string(),
  file: z.string().nullable(),
  worked: z.boolean(),
  escalated: z.boolean().describe("Whether its loop ended with a person."),
  at: z.iso.datetime(),
});
/** One time that such a fix was tried. Everything else of a pattern is counted from these. */
export type Observation = z.infer<typeof Observation>;

const Pattern = z.object({
  pattern_id: z.string(),
  pattern: z.string().describe("Error type and message, its values masked."),
  category: z.enum(ROOT_CAUSES),
  error_type: z.enum(ERROR_TYPES),
  fix_strategy: z.string().describe("What was done about it."),
  stated: z.boolean().describe("Whether a person or agent said so; else it is what the diff shows."),
  fix_template: z
    .string()
    .exactOptional()
    .describe("Only of a stated fix that was seen twice and worked more than seven times of ten."),
  frequency: z.int().min(1),
  success_count: z.int().min(0),
  effectiveness: z.number().min(0).max(1),
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  retention: z.object({ days: z.int().min(1), expires_at: z.iso.datetime() }).readonly(),
  observations: z.array(Observation).min(1),
});
export type Pattern = z.infer<typeof Pattern>;

export const PatternsDocument = z.object({
  schemaVersion: z.literal(PATTERNS_VERSION),
  updated_at: z.iso.datetime(),
  patterns: z.array(Pattern),
});
export type PatternsDocument = z.infer<typeof PatternsDocument>;
