import { crc32, deflateRawSync } from "node:zlib";

/** One entry; what is not said is as an honest archiver writes it. */
export interface ZipEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly method?: number;
  /** Unix mode with the file type: 0o120777 is a symbolic link. */
  readonly mode?: number;
  readonly flags?: number;
  readonly crc?: number;
  /** What both headers claim, whatever is true. */
  readonly claimedSize?: number;
  readonly claimedPackedSize?: number;
  /** The name before the data, when it differs from the directory's. */
  readonly localName?: string;
  /** Where the directory says that the entry begins. */
  readonly claimedOffset?: number;
}

export interface ZipOptions {
  readonly claimedEntries?: number;
  readonly claimedDirectory?: number;
}

const UTF8 = 0x800;
const DEFLATED = 8;

/** A zip written by hand, so that it can lie. */
export function zipOf(entries: readonly ZipEntry[], options: ZipOptions = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? "");
    const method = entry.method ?? DEFLATED;
    const data = method === DEFLATED ? deflateRawSync(content) : content;
    const name = Buffer.from(entry.name);
    const facts = factsOf(entry, method, content, data);
    const localName = Buffer.from(entry.localName ?? name);
    const local = Buffer.concat([
      numbers([4, 0x04034b50], [2, 20], ...facts, [2, localName.length], [2, 0]),
      localName,
      data,
    ]);
    directory.push(
      numbers(
        [4, 0x02014b50],
        [2, 0x0314],
        [2, 20],
        ...facts,
        [2, name.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
      ),
      numbers([4, ((entry.mode ?? 0o100644) << 16) >>> 0], [4, entry.claimedOffset ?? offset]),
      name,
    );
    parts.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const count = options.claimedEntries ?? entries.length;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, table.length]);
  return Buffer.concat([...parts, table, end, numbers([4, options.claimedDirectory ?? offset], [2, 0])]);
}

type Field = readonly [bytes: 2 | 4, value: number];

function factsOf(entry: ZipEntry, method: number, content: Buffer, data: Buffer): Field[] {
  return [
    [2, entry.flags ?? UTF8],
    [2, method],
    [4, 0],
    [4, entry.crc ?? crc32(content)],
    [4, entry.claimedPackedSize ?? data.length],
    [4, entry.claimedSize ?? content.length],
  ];
}

function numbers(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
