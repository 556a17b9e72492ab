import type { RequestedChange, RequestedComment } from "../attempt/review-result.ts";
import type { Finding } from "../policy/finding.ts";
import type { ReviewObservation } from "../policy/review-observation.ts";
import { listed } from "./listed.ts";
import type { Question } from "./one-question.ts";
import { code, type Markdown, md } from "./untrusted.ts";

/** Reviewers may be anybody's puppets: what they write is shown as data, like any report. */
export function reviewWords(finding: ReviewObservation): Markdown {
  switch (finding.kind) {
    case "changes-requested":
      return md`changes are requested: ${listed(finding.reviews, "; ", requestWords)}`;
    case "review-pending":
      return md`nobody has approved the pull request yet (\`require_review\`)`;
  }
}

function requestWords({ by, comments }: RequestedChange): Markdown {
  const [first] = comments;
  if (!first) return md`by ${code(by)}, who gives no reason`;
  const more = comments.length > 1 ? md` (and ${comments.length - 1} more)` : md``;
  const place = placeOf(first);
  const where = place === null ? md`` : md` at ${code(place)}`;
  return md`by ${code(by)}${where}: ${code(first.text)}${more}`;
}

type Requested = Extract<Finding, { kind: "changes-requested" }>;

export function reviewQuestion({ reviews }: Requested): Question {
  return {
    text: md`The work still lacks what was asked for: ${listed(reviews, "; ", requestWords)}. Does the request stand?`,
    options: [
      md`**It stands**: someone shows how, or does it.`,
      md`**It does not**: the review is dismissed or approved.`,
    ],
  };
}

/** One thing that a reviewer wants, as feedback. */
export interface RequestedItem {
  readonly text: string;
  readonly by: string;
  readonly place: string | null;
}

/** Every remark is an item of its own; a request without any is one, too. */
export function requestedItems({ reviews }: Requested): RequestedItem[] {
  return reviews.flatMap(({ by, comments }) =>
    comments.length === 0
      ? [{ by, text: "no reason was given", place: null }]
      : comments.map((comment) => ({ by, text: comment.text, place: placeOf(comment) })),
  );
}

function placeOf({ path, line }: RequestedComment): string | null {
  return path === null || line === null ? path : `${path}:${line}`;
}
