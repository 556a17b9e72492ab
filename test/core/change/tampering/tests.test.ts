import { describe, expect, test } from "vitest";
import { edited, kinds } from "./edits.ts";
import { TABLE } from "./test-rows.ts";

describe.each(Object.entries(TABLE))("%s", (_, rows) => {
  test.each(rows)("%s: %s", (_story, path, lines, found) => {
    expect(kinds(edited(path, lines))).toBe(found);
  });
});
