import type { Markdown } from "./untrusted.ts";

/** One question that can be answered, with the answers the evidence offers. */
export interface Question {
  readonly text: Markdown;
  readonly options: readonly Markdown[];
}
