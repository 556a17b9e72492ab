import type { Chunks } from "../../read-report.ts";
import { eachLineBatch } from "./line-batches.ts";

const LINE_FEED = 0x0a;

/** Lines as text, without their line break. */
export function eachLine(chunks: Chunks, visit: (line: string) => void): void {
  eachLineBatch(chunks, ({ bytes, end }) => {
    for (let start = 0; start < end; ) {
      const stop = bytes.indexOf(LINE_FEED, start);
      const line = bytes.toString("utf8", start, stop);
      visit(line.endsWith("\r") ? line.slice(0, -1) : line);
      start = stop + 1;
    }
  });
}
