import { readFileSync } from "node:fs";

/** Bytes of a file under test/fixtures. */
export function fixture(path: string): Buffer {
  return readFileSync(new URL(`../fixtures/${path}`, import.meta.url));
}
