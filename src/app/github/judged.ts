import type { Review } from "../tell-case.ts";

/** What came of a run, for the step that asked. */
export interface Judged {
  readonly review: Review;
  readonly commentUrl: string | null;
  /** False when GitHub did not tell all that a verdict rests on: what is told then is no pass, whatever it says. */
  readonly isWhole: boolean;
}
