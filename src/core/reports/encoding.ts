import { UserError } from "../errors.ts";

/** Labels for bytes that are UTF-8 already, or may be taken for it. */
const UTF_8 = new Set(["utf-8", "utf8", "us-ascii", "ascii"]);

/** What a file is written in, judged by its first bytes: byte order mark, zero bytes, XML declaration, in this order. */
export function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head[0] === 0x3c && head[1] === 0) return "utf-16le";
  if (head[0] === 0 && head[1] === 0x3c) return "utf-16be";
  const [declaration = ""] = /^\s*<\?xml\s[^>]*/.exec(head.toString("latin1", 0, 256)) ?? [];
  const declared = /\sencoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1] ?? "utf-8";
  const label = declared.toLowerCase();
  // .NET writes encoding="utf-16" into strings that are then saved as UTF-8: with zero bytes it would have been seen.
  return UTF_8.has(label) || label.startsWith("utf-16") || label.startsWith("ucs-2") ? "utf-8" : label;
}

export function hasByteOrderMark(head: Uint8Array): boolean {
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
}

/** The same text in UTF-8, chunk by chunk. */
export function* transcoded(chunks: Iterable<Uint8Array>, encoding: string): Generator<Uint8Array> {
  const decoder = decoderFor(encoding);
  for (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

function decoderFor(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    const hint = "Write the report in UTF-8.";
    throw new UserError(
      "report-encoding",
      `The file declares the encoding "${encoding}", which is unknown.`,
      hint,
      { cause },
    );
  }
}
