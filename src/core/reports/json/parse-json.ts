import { UserError } from "../../errors.ts";
import type { ReadLimits } from "../read-report.ts";
import { checkNesting } from "./check-nesting.ts";
import { faultOffset } from "./fault-offset.ts";

/** Cheap to ask of every document; only those that answer yes are looked at key by key. */
const SUSPICIOUS = /__proto__|"prototype"|\\u00[567]/i;

/** All there is of the last token when a document was cut in the middle of it, or right before it. */
const HALF_TOKEN = /^(?:\\(?:u[0-9a-fA-F]{0,3})?|tr?u?|fa?l?s?|nu?l?|[-+.eE\d]+)?$/;

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
  const line = firstLine + text.slice(0, offset).split("\n").length - 1;
  const where = `line ${line}, column ${offset - text.lastIndexOf("\n", offset - 1)}`;
  if (HALF_TOKEN.test(text.slice(offset))) {
    const hint = "The tool was probably stopped while writing. Run it again and let it finish.";
    return new UserError("json-truncated", `${where}: the JSON ends too early.`, hint);
  }
  const found = JSON.stringify(text.slice(offset, offset + 20));
  const hint = "Fix what writes this file, or exclude it from the pattern.";
  return new UserError("json-malformed", `${where}: ${found} is not JSON there.`, hint);
}
