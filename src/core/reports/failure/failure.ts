import type { ErrorType } from "./error-type.ts";

/** What a failure in a test report says. Every path is relative to the repository, with `/`. */
export interface Failure {
  readonly errorType: ErrorType;
  /** As the tool wrote it; empty when it named none. */
  readonly rawType: string;
  /** What a person reads: without the type in front and the stack behind. */
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  readonly stack: string;
  /** Where the error was thrown: the innermost frame inside the repository, of the innermost cause. */
  readonly frame?: Frame;
  /** The next frames outward inside the repository, the nearest first. */
  readonly callers?: readonly Frame[];
  /** Where the test itself stands. */
  readonly testFile?: string;
  readonly testLine?: number;
}

export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly function?: string;
}

export interface FailureContext {
  /** As written in the report; empty when it does not say. */
  readonly testFile: string;
  /** Absolute folder of the repository on the machine of the run. */
  readonly root: string;
  readonly tracked: (path: string) => boolean;
  /** Class or package of the test as written: tells apart Go files of one name. */
  readonly suite?: string;
  /**
   * Tracked files whose path ends so. Without it, what a report shortens (Java packages, Go base names) is
   * found only in the usual places. See paths/files-ending-with.ts.
   */
  readonly endingWith?: (suffix: string) => readonly string[];
}
