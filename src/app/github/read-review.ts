import {
  isRequesting,
  NO_REVIEW,
  type ReviewResult,
  reviewResult,
  standingReviews,
} from "../../core/attempt/review-result.ts";
import type { Attempts } from "./attempted.ts";
import type { GitHub, PullRequest } from "./ports.ts";

/**
 * What people say of a pull request now. Their remarks are read only when somebody wants a change, and one who does is
 * heard without them, too. Reviews that cannot be read are no approval, and leave the run without a verdict.
 */
export async function readReview(
  { number, author }: PullRequest,
  attempts: Attempts,
  github: Pick<GitHub, "reviews" | "reviewRemarks">,
): Promise<ReviewResult> {
  const reviews = await attempts.ask("Reviews", () => github.reviews(number));
  if (reviews === null) return NO_REVIEW;
  const standing = standingReviews(reviews, author);
  const remarks = standing.some(isRequesting)
    ? await attempts.try("Remarks of the review", () => github.reviewRemarks(number))
    : [];
  return reviewResult(standing, remarks ?? []);
}
