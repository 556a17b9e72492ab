import type { ErrorInfo } from "../errors.ts";
import type { CoverageReport } from "./coverage-report.ts";
import type { SecurityReport } from "./sarif/security-report.ts";
import type { TestReport } from "./test-report.ts";

/** Limits that a reader keeps to, whatever the file says. All may be lowered by configuration, none raised. */
export interface ReadLimits {
  readonly maxBytes: number;
  readonly maxDepth: number;
  /** Characters kept of any one text: message, stack, output. */
  readonly maxText: number;
}

export const READ_LIMITS: ReadLimits = { maxBytes: 1_000_000_000, maxDepth: 100, maxText: 65_536 };

/** A file that matched a pattern and holds something else, such as a failsafe summary: not an error, not evidence. */
export interface OtherFile {
  readonly kind: "other";
  readonly note: string;
}

export interface Unreadable {
  readonly kind: "unreadable";
  readonly error: ErrorInfo;
}

export type ReadResult = TestReport | CoverageReport | SecurityReport | OtherFile | Unreadable;

/** Bytes in order, in chunks of any size. The core asks for bytes and never opens a file itself. */
export type Chunks = Iterable<Uint8Array>;
