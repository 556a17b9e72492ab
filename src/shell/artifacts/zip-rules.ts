import type { Entry } from "yauzl";
import type { ZipCaps } from "./zip-caps.ts";

/** An entry with the place of its bytes. */
export interface PlacedEntry {
  readonly entry: Entry;
  readonly dataStart: number;
  readonly dataEnd: number;
}

type Rule = (entry: Entry, caps: ZipCaps) => string | null;

const name: Rule = ({ fileName }) => {
  if (/\p{Cc}/u.test(fileName)) return "has a control character in its name";
  const parts = fileName.replace(/\/$/, "").split("/");
  const isPlain = parts.every((part) => part !== "" && part !== "." && part !== "..");
  return isPlain && !/^[a-z]:/i.test(fileName) ? null : "has a name that is no plain path";
};

/** The upper half holds the mode of Unix, or nothing. */
const mode: Rule = ({ externalFileAttributes, fileName }) => {
  const type = (externalFileAttributes >>> 16) & 0o170000;
  const allowed = fileName.endsWith("/") ? 0o040000 : 0o100000;
  return type === 0 || type === allowed ? null : "is a link, a device or not what its name says";
};

const coding: Rule = (entry) => {
  if (entry.isEncrypted()) return "is encrypted";
  return entry.canDecodeFileData() ? null : `is packed with method ${entry.compressionMethod}`;
};

const size: Rule = ({ compressedSize, uncompressedSize, fileName }, { entryBytes, ratio }) => {
  if (fileName.endsWith("/") && uncompressedSize > 0) return "is a folder with content";
  if (uncompressedSize > entryBytes) return `has ${uncompressedSize} bytes, and ${entryBytes} are allowed`;
  return uncompressedSize > ratio * compressedSize ? `unpacks to more than ${ratio} times its size` : null;
};

const RULES: readonly Rule[] = [name, mode, coding, size];

/** Why one entry is refused. */
export function badEntry(entry: Entry, caps: ZipCaps): string | null {
  for (const rule of RULES) {
    const reason = rule(entry, caps);
    if (reason !== null) return reason;
  }
  return null;
}

/** Why the entries are refused together. */
export function badTogether(entries: readonly PlacedEntry[], caps: ZipCaps): string | null {
  const total = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total > caps.totalBytes) return `it unpacks to ${total} bytes, and ${caps.totalBytes} are allowed`;
  const names = new Set(entries.map(({ entry }) => folded(entry.fileName)));
  if (names.size < entries.length) return "two entries have the same name";
  const byPlace = entries.toSorted((a, b) => headerOf(a) - headerOf(b));
  const overlaps = byPlace.some((placed, index) => {
    const before = byPlace[index - 1];
    return before !== undefined && headerOf(placed) < before.dataEnd;
  });
  return overlaps ? "two entries share their bytes" : null;
}

/** As a file system that knows no case sees it. Upper case first: it turns `ß` and `ss` into the same. */
function folded(fileName: string): string {
  return fileName.replace(/\/$/, "").normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}

function headerOf({ entry }: PlacedEntry): number {
  return entry.relativeOffsetOfLocalHeader;
}
