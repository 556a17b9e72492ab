import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oldText } from "../../../src/core/change/old-text.ts";
import { parseDiff } from "../../../src/core/change/parse-diff.ts";
import { versionsOf } from "../../../src/core/change/versions.ts";
import { added, deleted, modified } from "../../support/change.ts";

function fileOf(diff: string) {
  const [file] = parseDiff(diff);
  if (!file) throw new Error("no file");
  return file;
}

describe("the version before the change", () => {
  test("comes from the version after it and the diff", () => {
    const file = fileOf(
      modified("a.ts", "@@ -2 +2,2 @@", "-two", "+2", "+2.5", "@@ -4,2 +4,0 @@", "-four", "-five"),
    );
    expect(versionsOf(file, "one\n2\n2.5\nthree\n")).toEqual({
      old: "one\ntwo\nthree\nfour\nfive\n",
      now: "one\n2\n2.5\nthree\n",
    });
  });

  test("is nothing for a file that is new, and all there was for one that is gone", () => {
    expect(versionsOf(fileOf(added("a.ts", "x")), "x\n")).toEqual({ old: null, now: "x\n" });
    expect(versionsOf(fileOf(deleted("a.ts", "x\ny")), undefined)).toEqual({ old: "x\ny\n", now: null });
  });

  test("is not known without the version after it", () => {
    expect(versionsOf(fileOf(added("a.ts", "x")), undefined)).toBeNull();
  });

  test.each([
    ["another line", "one\nother\n"],
    ["too short", ""],
  ])("a diff that leads to another file is refused: %s", (_name, text) => {
    const file = fileOf(modified("a.ts", "@@ -2 +2 @@", "-two", "+2"));
    expect(() => versionsOf(file, text)).toThrow(/does not lead to a\.ts/);
  });

  test("line ends of the checkout do not matter", () => {
    expect(oldText("one\r\n2\r\n", [{ oldStart: 2, newStart: 2, removed: ["two"], added: ["2"] }])).toBe(
      "one\r\ntwo\n",
    );
  });

  test("whatever was replaced comes back", () => {
    const lines = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(lines, lines, lines), { maxLength: 4 }), lines, (parts, tail) => {
        const old = [...parts.flatMap(([same, removed]) => [...same, ...removed]), ...tail, ""].join("\n");
        const now = [...parts.flatMap(([same, , plus]) => [...same, ...plus]), ...tail, ""].join("\n");
        let [oldStart, newStart] = [1, 1];
        const groups = parts.map(([same, removed, plus]) => {
          const group = {
            oldStart: oldStart + same.length,
            newStart: newStart + same.length,
            removed,
            added: plus,
          };
          oldStart += same.length + removed.length;
          newStart += same.length + plus.length;
          return group;
        });
        expect(oldText(now, groups)).toBe(old);
      }),
    );
  });
});
