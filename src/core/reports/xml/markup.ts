import { byteAt } from "../byte-at.ts";
import { lookAhead, mustReadOn, type Scan } from "./scan.ts";
import { type Name, NO_NAME, readName } from "./tags/names.ts";
import { readCData } from "./text/character-data.ts";
import { malformed, XmlFault } from "./xml-fault.ts";

const CDATA = Buffer.from("<![CDATA[");
const COMMENT = Buffer.from("<!--");
const DOCTYPE = Buffer.from("<!DOCTYPE");
const ENTITY = Buffer.from("<!ENTITY");
const VALID_DECLARATION =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>$/;

/** Stands on `<!`: a comment, a CDATA section or a document type. */
export function readDeclaration(scan: Scan): void {
  lookAhead(scan, DOCTYPE.length);
  if (at(scan, CDATA)) {
    scan.at += CDATA.length;
    readCData(scan);
  } else if (at(scan, COMMENT)) {
    skipComment(scan);
  } else if (at(scan, DOCTYPE)) {
    skipDoctype(scan);
  } else if (at(scan, ENTITY)) {
    throw new XmlFault("xml-doctype", scan.at, "the file declares an entity");
  } else if ([CDATA, COMMENT, DOCTYPE].some((text) => isCut(scan, text))) {
    throw new XmlFault("xml-truncated", scan.window.end, 'the file ends behind "<!"');
  } else throw malformed(scan.at, '"<!" that begins no comment, CDATA section or document type');
}

function at(scan: Scan, text: Buffer): boolean {
  const { bytes } = scan.window;
  for (let i = 0; i < text.length; i++) if (bytes[scan.at + i] !== text[i]) return false;
  return true;
}

/** Whether the file ends inside the word. */
function isCut({ window, at }: Scan, word: Buffer): boolean {
  const rest = window.bytes.subarray(at, window.end);
  return rest.length < word.length && word.subarray(0, rest.length).equals(rest);
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
  const target = instructionTarget(scan);
  if (target.text === "xml") {
    readXmlDeclaration(scan);
    return;
  }
  const behind = scan.at + 2 + target.bytes.length;
  const next = scan.window.bytes.toString("latin1", behind, behind + 1);
  if (target === NO_NAME || /^xml$/i.test(target.text) || !/[\s?]/.test(next)) {
    throw malformed(scan.at, '"<?" that begins no processing instruction');
  }
  scan.at += 2 + target.bytes.length;
  skipTo(scan, "?>", "a processing instruction");
}

function instructionTarget(scan: Scan): Name {
  for (;;) {
    const name = readName(scan.names, scan.window, scan.at + 2);
    if (name) return name;
    mustReadOn(scan, scan.at, "a processing instruction");
  }
}

function readXmlDeclaration(scan: Scan): void {
  if (scan.hasRoot || scan.hasDeclaration) throw malformed(scan.at, "a second XML declaration");
  if (scan.window.offset + scan.at > 0) scan.recovery.lateDeclarations++;
  scan.hasDeclaration = true;
  for (;;) {
    const end = scan.window.bytes.indexOf("?>", scan.at, "latin1");
    if (end >= 0) {
      const text = scan.window.bytes.toString("latin1", scan.at, end + 2);
      if (!VALID_DECLARATION.test(text)) throw malformed(scan.at, "the XML declaration is not valid");
      scan.at = end + 2;
      return;
    }
    mustReadOn(scan, scan.at, "the XML declaration");
  }
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
      const byte = byteAt(bytes, i);
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
