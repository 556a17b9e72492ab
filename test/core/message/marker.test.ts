import { describe, expect, test } from "vitest";
import { hasMarker, toldIn, withMarker, withTold } from "../../../src/core/message/marker.ts";

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

describe("who was told", () => {
  const comment = withMarker(5, "body\nmore");
  const marked = withTold(comment, "e-1", ["slack", "email"]);

  test("stands below the marker, and only for its escalation", () => {
    expect(marked).toBe(
      "<!-- umpire:case v1 pull=5 -->\n<!-- umpire:told v1 e-1 email,slack -->\nbody\nmore",
    );
    expect(hasMarker(marked, 5)).toBe(true);
    expect([...toldIn(marked, "e-1")]).toEqual(["email", "slack"]);
    expect([...toldIn(marked, "e-2")]).toEqual([]);
    expect([...toldIn(marked.replaceAll("\n", "\r\n"), "e-1")]).toEqual(["email", "slack"]);
  });

  test("is replaced, never repeated, and taken away when nobody was", () => {
    expect(withTold(marked, "e-2", ["slack"])).toBe(
      "<!-- umpire:case v1 pull=5 -->\n<!-- umpire:told v1 e-2 slack -->\nbody\nmore",
    );
    expect(withTold(marked, "e-1", [])).toBe(comment);
  });

  test("is not believed anywhere else", () => {
    const elsewhere = withMarker(5, "body\n<!-- umpire:told v1 e-1 slack -->");
    expect([...toldIn(elsewhere, "e-1")]).toEqual([]);
    expect([...toldIn("", "e-1")]).toEqual([]);
  });
});
