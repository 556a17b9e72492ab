import { UserError } from "../../errors.ts";
import type { Chunks } from "../read-report.ts";
import type { XmlFault, XmlFaultCode } from "./xml-fault.ts";

const HINTS: Readonly<Record<XmlFaultCode, string>> = {
  "xml-malformed":
    "Fix what writes this file, or exclude it from the pattern. Two tools writing to one file also cause this.",
  "xml-truncated": "The tool was probably stopped while writing. Run it again and let it finish.",
  "xml-doctype":
    "Entity declarations are refused because they can read files and fill the memory. Write the report without them.",
  "xml-too-deep": "No test or coverage tool nests that deep. Check what this file is.",
  "xml-too-large": "No test or coverage tool writes that. Check what this file is.",
  "report-empty": "Check that the tool ran to its end and wrote to this file.",
};

/**
 * Lines are not counted while scanning, which would cost a tenth of the time: the bytes up to the fault are read once
 * more instead. A source that cannot be read twice gets the position in bytes.
 */
export function located(fault: XmlFault, offset: number, chunks: Chunks): UserError {
  const where = positionOf(offset, chunks) ?? `byte ${offset + 1}`;
  return new UserError(fault.code, `${where}: ${fault.message}.`, HINTS[fault.code]);
}

function positionOf(offset: number, chunks: Chunks): string | undefined {
  let left = offset;
  let line = 1;
  let column = 1;
  for (const chunk of chunks) {
    for (const byte of chunk.subarray(0, left)) {
      left--;
      if (byte === 0x0a) {
        line++;
        column = 1;
      } else if ((byte & 0xc0) !== 0x80) column++;
    }
    if (left === 0) return `line ${line}, column ${column}`;
  }
  return left === 0 ? `line ${line}, column ${column}` : undefined;
}
