import { expect, test } from "vitest";
import { linkedIssue } from "../../../src/core/change/linked-issue.ts";

test.each([
  ["Fixes #12", 12],
  ["This closes: #3, and more", 3],
  ["resolved #7", 7],
  ["See #12", null],
  ["prefixes #12", null],
  ["", null],
])("%j names %s", (body, number) => {
  expect(linkedIssue(body)).toBe(number);
});
