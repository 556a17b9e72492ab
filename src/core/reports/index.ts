import { errorInfo } from "../errors.ts";
import type { Dialect } from "./dialect.ts";
import { headOf } from "./head.ts";
import { JUNIT } from "./junit/junit.ts";
import { type Chunks, READ_LIMITS, type ReadLimits, type ReadResult } from "./read-report.ts";
import { openSource } from "./source.ts";
import { unknownFile } from "./unknown-file.ts";

/** In the order in which they are asked. The first that knows the file reads it. */
const DIALECTS: readonly Dialect[] = [JUNIT];

/** What a file holds, whatever it is: bad content is an answer, never an exception. */
export function readReport(chunks: Chunks, limits: ReadLimits = READ_LIMITS): ReadResult {
  try {
    const source = openSource(chunks, limits);
    try {
      const head = headOf(source.head);
      const dialect = DIALECTS.find((candidate) => candidate.detect(head));
      return dialect ? dialect.read(source.chunks, limits) : unknownFile(source, head, limits);
    } finally {
      source.close();
    }
  } catch (error) {
    return { kind: "unreadable", error: errorInfo(error) };
  }
}
