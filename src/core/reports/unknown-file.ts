import { UserError } from "../errors.ts";
import type { Head } from "./dialect.ts";
import type { OtherFile, ReadLimits } from "./read-report.ts";
import type { Source } from "./source.ts";
import { scanXml } from "./xml/scan-xml.ts";

const POINT_AT_REPORT = "Point Umpire at the file that the test or coverage tool writes.";

/** What to say of a file that no dialect knows: well-formed XML or JSON is something else, all the rest is unreadable. */
export function unknownFile({ chunks }: Source, head: Head, limits: ReadLimits): OtherFile {
  if (head.text === "") {
    throw new UserError(
      "report-empty",
      "The file is empty.",
      "Check that the tool ran to its end and wrote to this file.",
    );
  }
  if (/^(?:html|!doctype)$/i.test(head.root) || /^<!doctype html/i.test(head.text)) {
    const hint = "A server or a report viewer wrote it. Use the tool's XML or JSON output.";
    throw new UserError("report-html", "The file is an HTML page, not a report.", hint);
  }
  if (head.text.startsWith("<")) return otherXml(chunks, head, limits);
  if (head.text.includes("\0"))
    throw new UserError("report-binary", binaryMessage(head.text), POINT_AT_REPORT);
  if (/^[[{]/.test(head.text))
    return { kind: "other", note: "JSON, but no report of a kind that Umpire knows" };
  const start = JSON.stringify(head.text.slice(0, 40));
  throw new UserError(
    "report-unknown",
    `The file begins with ${start}, which no known report does.`,
    POINT_AT_REPORT,
  );
}

function otherXml(chunks: Source["chunks"], head: Head, limits: ReadLimits): OtherFile {
  scanXml(chunks, { open: () => false, close: () => undefined }, limits);
  if (head.root === "failsafe-summary")
    return { kind: "other", note: "a failsafe summary: the tests are in its TEST-*.xml files" };
  return {
    kind: "other",
    note: `XML with the root element <${head.root}>, which is no report that Umpire knows`,
  };
}

function binaryMessage(text: string): string {
  if (text.startsWith("PK")) return "The file is a ZIP archive, not a report.";
  return "The file is binary, not a report.";
}
