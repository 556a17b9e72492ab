import { readCData } from "./character-data.ts";
import { mustReadOn, readOn, type Scan } from "./scan.ts";
import { malformed, XmlFault } from "./xml-fault.ts";

const CDATA = Buffer.from("<![CDATA[");
const COMMENT = Buffer.from("<!--");
const DOCTYPE = Buffer.from("<!DOCTYPE");
const ENTITY = Buffer.from("<!ENTITY");
const DECLARATION = Buffer.from("<?xml");

/** Stands on `<!`: a comment, a CDATA section or a document type. */
export function readDeclaration(scan: Scan): void {
  if (scan.window.end - scan.at < DOCTYPE.length) readOn(scan, scan.at);
  if (at(scan, CDATA)) {
    scan.at += CDATA.length;
    readCData(scan);
  } else if (at(scan, COMMENT)) {
    skipComment(scan);
  } else if (at(scan, DOCTYPE)) {
    skipDoctype(scan);
  } else if (at(scan, ENTITY)) {
    throw new XmlFault("xml-doctype", scan.at, "the file declares an entity");
  } else if (scan.window.end - scan.at < DOCTYPE.length) {
    throw new XmlFault("xml-truncated", scan.window.end, 'the file ends behind "<!"');
  } else throw malformed(scan.at, '"<!" that begins no comment, CDATA section or document type');
}

function at(scan: Scan, text: Buffer): boolean {
  const { bytes } = scan.window;
  for (let i = 0; i < text.length; i++) if (bytes[scan.at + i] !== text[i]) return false;
  return true;
}

function skipComment(scan: Scan): void {
  scan.at += COMMENT.length;
  skipTo(scan, "--", "a comment");
  if (scan.at === scan.window.end) mustReadOn(scan, scan.at, "a comment");
  if (scan.window.bytes[scan.at] !== 0x3e) throw malformed(scan.at, '"--" inside a comment');
  scan.at++;
}

/** Stands on `<?`. */
export function skipInstruction(scan: Scan): void {
  if (scan.window.end - scan.at <= DECLARATION.length) readOn(scan, scan.at);
  const next = scan.window.bytes[scan.at + DECLARATION.length] ?? 0;
  if (at(scan, DECLARATION) && /[\s?]/.test(String.fromCharCode(next))) checkDeclaration(scan);
  scan.at += 2;
  skipTo(scan, "?>", "a processing instruction");
}

function checkDeclaration(scan: Scan): void {
  if (scan.hasRoot || scan.hasDeclaration) throw malformed(scan.at, "a second XML declaration");
  if (scan.window.offset + scan.at > 0) scan.recovery.lateDeclarations++;
  scan.hasDeclaration = true;
}

function skipTo(scan: Scan, terminator: string, inside: string): void {
  for (;;) {
    const found = scan.window.bytes.indexOf(terminator, scan.at, "latin1");
    if (found >= 0) {
      scan.at = found + terminator.length;
      return;
    }
    mustReadOn(scan, Math.max(scan.at, scan.window.end - terminator.length + 1), inside);
  }
}

/** An external subset is never opened, so skipping it changes nothing; an internal one could declare entities. */
function skipDoctype(scan: Scan): void {
  if (scan.hasRoot || scan.hasDoctype)
    throw malformed(scan.at, "a document type that is not before the root element");
  scan.hasDoctype = true;
  for (;;) {
    const { bytes, end } = scan.window;
    let quote = 0;
    for (let i = scan.at + DOCTYPE.length; i < end; i++) {
      const byte = bytes[i] ?? 0;
      if (quote !== 0) quote = byte === quote ? 0 : quote;
      else if (byte === 0x22 || byte === 0x27) quote = byte;
      else if (byte === 0x5b)
        throw new XmlFault("xml-doctype", i, "the document type has an internal subset");
      else if (byte === 0x3c) throw malformed(i, '"<" inside the document type');
      else if (byte === 0x3e) {
        scan.at = i + 1;
        return;
      }
    }
    mustReadOn(scan, scan.at, "the document type");
  }
}
