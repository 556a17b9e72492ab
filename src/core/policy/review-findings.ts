import type { ReviewResult } from "../attempt/review-result.ts";
import type { Finding } from "./finding.ts";

/** What people said of the work. Their silence holds a pass back only where the team wants it to. */
export function reviewFindings(review: ReviewResult | null, isRequired: boolean): Finding[] {
  if (review?.state === "reject")
    return [{ kind: "changes-requested", reviews: review.requested, severity: "blocking", condition: null }];
  if (review?.state !== "pending" || !isRequired) return [];
  return [{ kind: "review-pending", severity: "blocking", condition: null }];
}
