/** How much a comment shows; what does not fit is dropped in steps: see fit.ts. */
export interface Detail {
  readonly failures: number;
  readonly causes: number;
  readonly traces: boolean;
}
