import * as z from "zod";
import { CODE_TYPES } from "../config/code-types.ts";
import { STATUSES } from "./changed-file.ts";
import { EXEMPT_RULES } from "./exemption.ts";
import { FUNCTION_CHANGES } from "./functions/compare-functions.ts";
import { SOURCES } from "./types/evidence.ts";

/** What `umpire classify --json` prints. */
const CLASSIFICATION_VERSION = 1;

const text = z.string();
const lines = z.array(z.int().min(1)).readonly();
const codeType = z.enum(CODE_TYPES);

const Evidence = z.object({
  source: z.enum(SOURCES),
  saw: text.describe("What it was read from: the label, the title, the part of the path."),
  type: codeType,
});

const Endpoint = z.object({
  framework: text,
  method: text.nullable().describe("Null when it takes any or is set elsewhere."),
  path: text.nullable(),
});

const ClassifiedFunction = z.object({
  name: text,
  line: z.int().min(1),
  endLine: z.int().min(1),
  change: z.enum(FUNCTION_CHANGES),
  codeType: codeType.nullable().describe("Null when the function is unchanged."),
  handler: Endpoint.nullable().describe("What requests it answers, if it answers any."),
});
export type ClassifiedFunction = z.infer<typeof ClassifiedFunction>;

const ClassifiedFile = z.object({
  path: text,
  from: text.nullable().describe("Where it was, when it was renamed or copied."),
  status: z.enum(STATUSES),
  codeType: codeType.nullable().describe("Null when the file is exempt."),
  evidence: z
    .array(Evidence)
    .readonly()
    .describe("Everything that says what it is, the strongest source first."),
  disagrees: z.array(z.enum(SOURCES)).readonly().describe("Sources that say something else."),
  exempt: z.enum(EXEMPT_RULES).nullable().describe("The rule by which it owes no coverage."),
  lines: z.object({
    added: lines.describe("Lines of the new file that were added or modified."),
    moved: lines.describe("Those of them that were moved from elsewhere in the change."),
    whitespaceOnly: lines.describe("Those of them that differ only in whitespace."),
  }),
  functions: z.array(ClassifiedFunction).readonly(),
});
export type ClassifiedFile = z.infer<typeof ClassifiedFile>;

export const Classification = z.object({
  schemaVersion: z.literal(CLASSIFICATION_VERSION),
  files: z.array(ClassifiedFile).readonly(),
  warnings: z.array(text).readonly().describe("What could not be looked at."),
});
export type Classification = z.infer<typeof Classification>;

export function classification(
  files: readonly ClassifiedFile[],
  warnings: readonly string[],
): Classification {
  return { schemaVersion: CLASSIFICATION_VERSION, files, warnings };
}
