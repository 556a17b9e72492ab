import { UserError } from "../../errors.ts";
import type { ReadLimits } from "../read-report.ts";
import { checkNesting } from "./check-nesting.ts";
import { faultOffset } from "./fault-offset.ts";

/** Cheap to ask of every document; only those that answer yes are looked at key by key. */
const SUSPICIOUS = /__proto__|"prototype"|\\u00[567]/i;

/** `firstLine` is where the text begins in its file. */
export function parseJson(text: string, { maxDepth }: ReadLimits, firstLine = 1): unknown {
  checkNesting(text, maxDepth);
  try {
    return JSON.parse(text, SUSPICIOUS.test(text) ? refuseTricks : undefined);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw notJson(text, firstLine);
  }
}

/** No report needs these keys: they are written to change what objects inherit wherever they are copied. */
function refuseTricks(key: string, value: unknown): unknown {
  const isTrick = key === "constructor" && Object.hasOwn(Object(value), "prototype");
  if (key === "__proto__" || isTrick) {
    const hint = "No test or coverage tool writes such a key. Check where the file comes from.";
    throw new UserError("json-unsafe", `The JSON holds the key "${key}".`, hint);
  }
  return value;
}

function notJson(text: string, firstLine: number): UserError {
  const offset = faultOffset(text);
  const before = text.slice(0, offset).split("\n");
  const where = `line ${firstLine + before.length - 1}, column ${(before.at(-1) ?? "").length + 1}`;
  if (offset >= text.length) {
    const hint = "The tool was probably stopped while writing. Run it again and let it finish.";
    return new UserError("json-truncated", `${where}: the JSON ends too early.`, hint);
  }
  const found = JSON.stringify(text.slice(offset, offset + 20));
  const hint = "Fix what writes this file, or exclude it from the pattern.";
  return new UserError("json-malformed", `${where}: ${found} is not JSON there.`, hint);
}
