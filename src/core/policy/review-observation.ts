import type { RequestedChange } from "../attempt/review-result.ts";

export type ReviewObservation =
  | { readonly kind: "changes-requested"; readonly reviews: readonly RequestedChange[] }
  | { readonly kind: "review-pending" };
