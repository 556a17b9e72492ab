import { expect, test } from "vitest";
import { hasMarker, withMarker } from "../../../src/core/message/marker.ts";

test.each([
  [withMarker(5, "body"), true],
  [withMarker(5, "body").replace("\n", "\r\n"), true],
  [withMarker(6, "body"), false],
  [`> ${withMarker(5, "body")}`, false],
  [`hello\n${withMarker(5, "body")}`, false],
  ["", false],
])("%j is ours: %s", (body, isOurs) => {
  expect(hasMarker(body, 5)).toBe(isOurs);
});
