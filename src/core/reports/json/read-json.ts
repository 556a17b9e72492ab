import { UserError } from "../../errors.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import { parseJson } from "./parse-json.ts";

/** A document is in memory three times while it is parsed, so it gets less room than what is read in a stream. */
const MAX_JSON_BYTES = 268_435_456;

/** A whole JSON document. What is not JSON, cut short, nested too deep or malicious is a UserError. */
export function readJson(chunks: Chunks, limits: ReadLimits, maxBytes = MAX_JSON_BYTES): unknown {
  const parts: Buffer[] = [];
  let length = 0;
  for (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) {
      const message = `The JSON document is larger than ${maxBytes} bytes.`;
      throw new UserError("json-too-large", message, "Split the run, or let the tool write XML.");
    }
    // A chunk is valid only until the next one is asked for.
    parts.push(Buffer.from(chunk));
  }
  return parseJson(Buffer.concat(parts, length).toString("utf8"), limits);
}
