import type { TamperingKind } from "../../config/tampering.ts";

export type { TamperingKind } from "../../config/tampering.ts";

/** One place where a change made it easier to pass, with the line as evidence. All of its text is other people's. */
export interface Tampering {
  readonly kind: TamperingKind;
  readonly path: string;
  /** Counted in the file that `side` names. 1 when the whole file is meant. */
  readonly line: number;
  readonly side: "old" | "new";
  readonly text: string;
  readonly detail: string;
}

export interface TamperingOptions {
  /** Patterns of tests that may not change at all. */
  readonly protectedTests: readonly string[];
  /** Patterns of report files beside the usual names. */
  readonly reports: readonly string[];
  /** The whole new text of a file. With it a test that lost its last assertion is told from one that lost one of many. */
  readonly textOf?: (path: string) => string | null;
}
