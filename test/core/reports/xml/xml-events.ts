import { SaxesParser } from "saxes";
import { READ_LIMITS, type ReadLimits } from "../../../../src/core/reports/read-report.ts";
import { scanXml } from "../../../../src/core/reports/xml/scan-xml.ts";
import { decodedValue, type Tag } from "../../../../src/core/reports/xml/tag.ts";

/** A document as both parsers tell it: names, attributes and own text of each element, in the order they close. */
export interface Told {
  readonly events: string[];
  readonly error: string | undefined;
  readonly warnings: string[];
}

export function toldByUs(
  document: string | Uint8Array,
  chunkSize = 65_536,
  limits: ReadLimits = READ_LIMITS,
): Told {
  const events: string[] = [];
  try {
    const handler = {
      open(name: string, tag: Tag) {
        events.push(`<${name} ${JSON.stringify(attributesOf(tag))}`);
        return true;
      },
      close(name: string, text: string) {
        events.push(`</${name} ${JSON.stringify(text)}`);
      },
    };
    const warnings = scanXml(inChunks(document, chunkSize), handler, limits);
    return { events, error: undefined, warnings };
  } catch (error) {
    return { events, error: error instanceof Error ? error.message : String(error), warnings: [] };
  }
}

function attributesOf(tag: Tag): [string, string][] {
  return tag.shape.attributes.map((found) => [found.key, decodedValue(tag, found)]);
}

export function inChunks(document: string | Uint8Array, chunkSize: number): Uint8Array[] {
  const bytes = Buffer.from(document);
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += chunkSize) chunks.push(bytes.subarray(at, at + chunkSize));
  return chunks;
}

export function toldBySaxes(document: string): Told {
  const events: string[] = [];
  const texts: string[] = [];
  let error: string | undefined;
  const parser = new SaxesParser();
  parser.on("error", (found) => {
    error ??= found.message;
  });
  parser.on("opentag", ({ name, attributes }) => {
    events.push(`<${local(name)} ${JSON.stringify(Object.entries(attributes))}`);
    texts.push("");
  });
  parser.on("closetag", ({ name }) => events.push(`</${local(name)} ${JSON.stringify(texts.pop())}`));
  const add = (text: string) => {
    if (texts.length > 0) texts.push(`${texts.pop()}${text}`);
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(document).close();
  return { events, error, warnings: [] };
}

function local(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}
