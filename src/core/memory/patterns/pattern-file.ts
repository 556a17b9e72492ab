import { parse, stringify } from "yaml";
import { UserError } from "../../errors.ts";
import { PATTERNS_VERSION, type Pattern, PatternsDocument } from "./pattern-schema.ts";

/** Where patterns lie below the folder of the debug memory. */
export const PATTERNS_FILE = "patterns/learned-patterns.yaml";

export function writePatterns(patterns: readonly Pattern[], now: string): string {
  const document: PatternsDocument = {
    schemaVersion: PATTERNS_VERSION,
    updated_at: now,
    patterns: [...patterns],
  };
  return stringify(document, { lineWidth: 0 });
}

/** Throws a `UserError` that says what is wrong with it: a file that is not ours is never overwritten. */
export function readPatterns(text: string, path: string): Pattern[] {
  const document = PatternsDocument.safeParse(parseYaml(text, path));
  if (document.success) return document.data.patterns;
  const [issue] = document.error.issues.map(
    ({ path: place, message }) => `${place.map(String).join(".") || "the document"}: ${message}`,
  );
  throw unusable(path, `${issue}`);
}

/** No alias may multiply what a small file says. */
function parseYaml(text: string, path: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch (cause) {
    throw unusable(path, "it is not YAML", cause);
  }
}

function unusable(path: string, found: string, cause?: unknown): UserError {
  return new UserError(
    "patterns-unreadable",
    `The learned patterns in ${path} cannot be used: ${found}.`,
    "They were left untouched, and nothing is learned until the file is repaired or moved away.",
    { cause },
  );
}
