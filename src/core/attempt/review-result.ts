import { redact } from "../redact.ts";

/** What the reviews of a pull request amount to. */
export interface ReviewResult {
  readonly state: "approve" | "reject" | "pending";
  readonly requested: readonly RequestedChange[];
}

export interface RequestedChange {
  readonly by: string;
  readonly comments: readonly RequestedComment[];
}

export interface RequestedComment {
  readonly text: string;
  readonly path: string | null;
  readonly line: number | null;
}

/** A review as GitHub tells it. */
export interface GivenReview {
  readonly id: number;
  readonly author: { readonly login: string; readonly type: string };
  /** What the author is to the repository, such as MEMBER. */
  readonly association: string;
  readonly state: string;
  readonly body: string;
}

/** A remark on a line, made with a review. */
export interface GivenRemark {
  readonly review: number | null;
  readonly path: string;
  readonly line: number | null;
  readonly body: string;
}

export const NO_REVIEW: ReviewResult = { state: "pending", requested: [] };

/**
 * Anybody may review on a public repository: only those who belong to it can hold back a pass, or release one.
 * GitHub calls a member of an organisation who hides it a contributor.
 */
const ASSOCIATIONS: ReadonlySet<string> = new Set(["OWNER", "MEMBER", "COLLABORATOR", "CONTRIBUTOR"]);
const OPINIONS: ReadonlySet<string> = new Set(["APPROVED", "CHANGES_REQUESTED", "DISMISSED"]);

/** The last word of each reviewer, of reviews in time. A remark alone changes nobody's word; a dismissed one is none. */
export function standingReviews<Given extends GivenReview>(
  reviews: readonly Given[],
  pullAuthor: string,
): Given[] {
  const last = new Map<string, Given>();
  for (const review of reviews) {
    const { author, association, state } = review;
    const isBot = author.type === "Bot" || author.login.endsWith("[bot]");
    if (isBot || author.login === pullAuthor || !ASSOCIATIONS.has(association)) continue;
    if (OPINIONS.has(state)) last.set(author.login, review);
  }
  return [...last.values()].filter(({ state }) => state !== "DISMISSED");
}

export function isRequesting({ state }: GivenReview): boolean {
  return state === "CHANGES_REQUESTED";
}

/** `standing` is what `standingReviews` gave; `remarks` are those of any review. */
export function reviewResult(
  standing: readonly GivenReview[],
  remarks: readonly GivenRemark[],
): ReviewResult {
  const requested = standing.filter(isRequesting).map((review) => requestedBy(review, remarks));
  if (requested.length > 0) return { state: "reject", requested };
  return standing.length > 0 ? { state: "approve", requested } : NO_REVIEW;
}

const MOST_COMMENTS = 20;
const MAX_TEXT = 2_000;

function requestedBy({ id, author, body }: GivenReview, remarks: readonly GivenRemark[]): RequestedChange {
  const own = remarks.filter(({ review }) => review === id);
  const comments = [
    ...(body.trim() === "" ? [] : [{ text: body, path: null, line: null }]),
    ...own.map(({ body: text, path, line }) => ({ text, path, line })),
  ];
  return {
    by: author.login,
    comments: comments
      .slice(0, MOST_COMMENTS)
      .map((comment) => ({ ...comment, text: redact(comment.text).slice(0, MAX_TEXT) })),
  };
}
