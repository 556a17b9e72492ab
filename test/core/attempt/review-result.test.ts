import { describe, expect, test } from "vitest";
import {
  type GivenRemark,
  type GivenReview,
  reviewResult,
  standingReviews,
} from "../../../src/core/attempt/review-result.ts";
import { REDACTED } from "../../../src/core/redact.ts";

let made = 0;

function aReview(login: string, state: string, given: Partial<GivenReview> = {}): GivenReview {
  made += 1;
  return { id: made, author: { login, type: "User" }, association: "MEMBER", state, body: "", ...given };
}

const resultOf = (reviews: readonly GivenReview[], remarks: readonly GivenRemark[] = []) =>
  reviewResult(standingReviews(reviews, "author"), remarks);

const stranger = { association: "NONE" };
const bot = (login: string) => ({ author: { login, type: "Bot" } });

describe("what the reviews amount to", () => {
  test.each<[string, GivenReview[], string]>([
    ["nobody said anything", [], "pending"],
    ["somebody approved", [aReview("ana", "APPROVED")], "approve"],
    ["somebody wants a change", [aReview("ana", "CHANGES_REQUESTED")], "reject"],
    [
      "one approved, another wants a change",
      [aReview("ana", "APPROVED"), aReview("bo", "CHANGES_REQUESTED")],
      "reject",
    ],
    [
      "who wanted a change has approved since",
      [aReview("ana", "CHANGES_REQUESTED"), aReview("ana", "APPROVED")],
      "approve",
    ],
    [
      "who approved wants a change now",
      [aReview("ana", "APPROVED"), aReview("ana", "CHANGES_REQUESTED")],
      "reject",
    ],
    [
      "a remark after the request takes nothing back",
      [aReview("ana", "CHANGES_REQUESTED"), aReview("ana", "COMMENTED")],
      "reject",
    ],
    ["only remarks", [aReview("ana", "COMMENTED")], "pending"],
    ["a review that is not sent yet", [aReview("ana", "PENDING")], "pending"],
    [
      "the request was dismissed",
      [aReview("ana", "CHANGES_REQUESTED"), aReview("ana", "DISMISSED")],
      "pending",
    ],
    ["the author approved", [aReview("author", "APPROVED")], "pending"],
    ["a bot approved", [aReview("x", "APPROVED", bot("helper"))], "pending"],
    ["a bot by its name wants a change", [aReview("helper[bot]", "CHANGES_REQUESTED")], "pending"],
    ["a stranger approved", [aReview("eve", "APPROVED", stranger)], "pending"],
    ["a stranger wants a change", [aReview("eve", "CHANGES_REQUESTED", stranger)], "pending"],
    [
      "a collaborator wants one",
      [aReview("cy", "CHANGES_REQUESTED", { association: "COLLABORATOR" })],
      "reject",
    ],
  ])("%s", (_name, reviews, state) => {
    expect(resultOf(reviews).state).toBe(state);
  });
});

describe("what is requested", () => {
  const review = aReview("ana", "CHANGES_REQUESTED", { body: "Please guard the input." });
  const remark = (given: Partial<GivenRemark> = {}): GivenRemark => ({
    review: review.id,
    path: "src/a.js",
    line: 3,
    body: "off by one",
    ...given,
  });

  test("is the review's own text and its remarks, not those of others", () => {
    const others = [remark({ review: 999 }), remark({ review: null })];
    expect(resultOf([review, aReview("bo", "APPROVED")], [remark(), ...others]).requested).toEqual([
      {
        by: "ana",
        comments: [
          { text: "Please guard the input.", path: null, line: null },
          { text: "off by one", path: "src/a.js", line: 3 },
        ],
      },
    ]);
  });

  test("may be nothing in words", () => {
    expect(resultOf([aReview("ana", "CHANGES_REQUESTED", { body: " \n" })]).requested).toEqual([
      { by: "ana", comments: [] },
    ]);
  });

  test("is kept short, and without secrets", () => {
    const long = remark({ body: "x".repeat(5_000) });
    const leak = remark({ body: `use AKIA${"ABCD2345".repeat(2)}` });
    const [requested] = resultOf([review], [leak, ...Array.from({ length: 30 }, () => long)]).requested;
    expect(requested?.comments).toHaveLength(20);
    expect(requested?.comments[1]?.text).toBe(`use ${REDACTED}`);
    expect(requested?.comments.at(-1)?.text).toHaveLength(2_000);
  });
});
