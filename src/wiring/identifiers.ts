import { createHash, randomUUID } from "node:crypto";

/** Names Umpire's ids: any fixed UUID serves. */
const NAMESPACE = Buffer.from("5e0f6b0c7f3d4a7b9a51c0b7d2a4e816", "hex");

/** UUID version 5: the same name gives the same id everywhere. */
function uuidFromName(name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const identifiers = { fresh: (): string => randomUUID(), fromName: uuidFromName };
