import { UserError } from "../../errors.ts";
import { stringEnd } from "./string-end.ts";

/** Before the parser builds anything: what is nested too deep breaks every walk through it. */
export function checkNesting(text: string, maxDepth: number): void {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = stringEnd(text, at);
    else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) depth--;
    if (depth > maxDepth) {
      const hint = "No test or coverage tool nests that deep. Check what this file is.";
      throw new UserError("json-too-deep", `The JSON is nested deeper than ${maxDepth} levels.`, hint);
    }
  }
}
