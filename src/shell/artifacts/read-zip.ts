import { crc32, inflateRawSync } from "node:zlib";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { ReadZip } from "../../app/github/ports.ts";
import { UserError } from "../../core/errors.ts";
import { oneLine } from "../../core/message/untrusted.ts";
import { type ZipCaps, zipCaps } from "./zip-caps.ts";
import { badEntry, badTogether, type PlacedEntry } from "./zip-rules.ts";

/** Reads zips in memory: everything that the directory says is judged before anything is inflated. */
export function zipReader(lowered: Partial<ZipCaps> = {}): ReadZip {
  const caps = zipCaps(lowered);
  return async (bytes) => {
    if (bytes.length > caps.archiveBytes)
      throw refused(`it has ${bytes.length} bytes, and ${caps.archiveBytes} are allowed`);
    const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const entries = await readable(() => directory(zip, caps));
    const problem = badTogether(entries, caps);
    if (problem !== null) throw refused(problem);
    const files = entries.filter(({ entry }) => !entry.fileName.endsWith("/"));
    return await readable(
      async () => new Map(files.map((file) => [file.entry.fileName, contentOf(zip, file)])),
    );
  };
}

async function directory(bytes: Buffer, caps: ZipCaps): Promise<PlacedEntry[]> {
  // Strict names: yauzl would otherwise turn backslashes into slashes.
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  if (zip.entryCount > caps.entries)
    throw refused(`it has ${zip.entryCount} entries, and ${caps.entries} are allowed`);
  const entries: PlacedEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    const problem = badEntry(entry, caps);
    if (problem !== null) throw refused(`entry ${entries.length + 1} ${problem}`);
    entries.push(await placed(zip, entry));
  }
  return entries;
}

/** What the directory says must be what stands before the data: readers differ in which of the two they believe. */
async function placed(zip: ZipFile, entry: Entry): Promise<PlacedEntry> {
  const header = await zip.readLocalFileHeaderPromise(entry);
  if (!header.fileName.equals(entry.fileNameRaw) || header.compressionMethod !== entry.compressionMethod)
    throw new Error("an entry's own header disagrees with the directory");
  const dataStart = header.fileDataStart;
  return { entry, dataStart, dataEnd: dataStart + entry.compressedSize };
}

function contentOf(zip: Buffer, { entry, dataStart, dataEnd }: PlacedEntry): Uint8Array {
  const data = zip.subarray(dataStart, dataEnd);
  // One byte more than announced, so that a lie is seen; zlib stops there.
  const content =
    entry.compressionMethod === 0
      ? data
      : inflateRawSync(data, { maxOutputLength: entry.uncompressedSize + 1 });
  if (content.length !== entry.uncompressedSize) throw new Error("an entry has another size than announced");
  if (crc32(content) !== entry.crc32) throw new Error("an entry has another checksum than announced");
  return new Uint8Array(content);
}

async function readable<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw refused(`it cannot be read (${oneLine(String(error))})`, error);
  }
}

function refused(reason: string, cause?: unknown): UserError {
  return new UserError(
    "artifact-refused",
    `The artifact was refused: ${reason}.`,
    "Umpire's own artifacts never look like this: something else uploaded it under Umpire's name, or it was damaged on the way.",
    { cause },
  );
}
