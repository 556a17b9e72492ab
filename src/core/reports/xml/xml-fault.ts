export type XmlFaultCode =
  | "xml-malformed"
  | "xml-truncated"
  | "xml-doctype"
  | "xml-too-deep"
  | "xml-too-large"
  | "report-empty";

/** Thrown where the scanner stands; `at` is an index into its window. scanXml turns it into a UserError with line and column. */
export class XmlFault extends Error {
  override name = "XmlFault";
  readonly code: XmlFaultCode;
  readonly at: number;

  constructor(code: XmlFaultCode, at: number, message: string) {
    super(message);
    this.code = code;
    this.at = at;
  }
}

export function malformed(at: number, message: string): XmlFault {
  return new XmlFault("xml-malformed", at, message);
}
