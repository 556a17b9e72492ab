import type { Chunks, ReadLimits } from "../read-report.ts";
import { located } from "./located.ts";
import { readDeclaration, skipInstruction } from "./markup.ts";
import { createScan, lookAhead, type Scan } from "./scan.ts";
import { readEnd, readStart } from "./tags/elements.ts";
import { readText } from "./text/character-data.ts";
import { recoveryWarnings } from "./text/recovery.ts";
import { XmlFault } from "./xml-fault.ts";
import type { XmlHandler } from "./xml-handler.ts";

/**
 * Reads an XML document (UTF-8, without byte order mark) from end to end in one pass. Returns warnings about what was
 * recovered; throws a UserError with line and column for what is not well-formed.
 */
export function scanXml(chunks: Chunks, handler: XmlHandler, limits: ReadLimits): string[] {
  const scan = createScan(chunks, handler, limits);
  try {
    while (readSome(scan));
    checkEnd(scan);
  } catch (error) {
    if (error instanceof XmlFault) throw located(error, scan.window.offset + error.at, chunks);
    throw error;
  }
  return recoveryWarnings(scan.recovery);
}

/** False at the end of the file. A loop that returned only there would wait longer until V8 replaces it by compiled code. */
function readSome(scan: Scan): boolean {
  for (let left = 200; left > 0; left--) {
    if (!readText(scan)) return false;
    readMarkup(scan);
  }
  return true;
}

function readMarkup(scan: Scan): void {
  lookAhead(scan, 2);
  const byte = scan.window.bytes[scan.at + 1];
  if (byte === 0x2f) readEnd(scan);
  else if (byte === 0x21) readDeclaration(scan);
  else if (byte === 0x3f) skipInstruction(scan);
  else readStart(scan);
}

function checkEnd(scan: Scan): void {
  const { window, current } = scan;
  const { end } = window;
  if (current.depth > 0) {
    throw new XmlFault("xml-truncated", end, `the file ends inside <${current.name.text}>`);
  }
  if (!scan.hasRoot) throw new XmlFault("report-empty", end, "the file holds no XML element");
}
