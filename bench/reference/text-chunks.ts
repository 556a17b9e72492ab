import { closeSync, openSync, readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";

/** A file as pieces of text, read the fastest way Node has for it. */
export function* textChunks(path: string): Generator<string> {
  const decoder = new StringDecoder("utf8");
  const buffer = Buffer.allocUnsafe(1 << 18);
  const file = openSync(path, "r");
  for (let length = readSync(file, buffer); length > 0; length = readSync(file, buffer)) {
    yield decoder.write(buffer.subarray(0, length));
  }
  closeSync(file);
}
