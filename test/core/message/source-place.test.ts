import { describe, expect, test } from "vitest";
import { coverageView } from "../../../src/core/message/coverage-view.ts";
import { lineLinks, type SourcePlace } from "../../../src/core/message/source-place.ts";
import { verdictLines } from "../../../src/core/message/terminal.ts";
import { aCoverage, latestOf, runs } from "../../support/builders.ts";
import { aGap, aTypeVerdict } from "../../support/coverage.ts";

const place: SourcePlace = {
  address: "https://github.com/owner/name/blob/abc",
  differing: new Set(["src/other.ts"]),
};
const ranges = [
  [42, 48],
  [51, 51],
] as const;
const linked = (path: string) => lineLinks(aGap({ path, ranges: [[1, 1]] }), place).text;

describe("missing lines", () => {
  test("are links to the lines", () => {
    expect(lineLinks(aGap({ path: "src/a.ts", ranges }), place).text).toBe(
      "lines [42-48](https://github.com/owner/name/blob/abc/src/a.ts#L42-L48), [51](https://github.com/owner/name/blob/abc/src/a.ts#L51)",
    );
  });

  test("are plain where nobody knows the place, or where the file is another there", () => {
    expect(lineLinks(aGap({ ranges }), null).text).toBe("lines 42-48, 51");
    expect(linked("src/other.ts")).toBe("line 1");
  });

  test("lead nowhere else, whatever the file is called", () => {
    expect(linked("a b/c)[x](y)|`#?&'!*.ts")).toBe(
      "line [1](https://github.com/owner/name/blob/abc/a%20b/c%29%5Bx%5D%28y%29%7C%60%23%3F%26%27%21%2A.ts#L1)",
    );
    expect(linked("ä/\ud800.ts")).toBe(
      "line [1](https://github.com/owner/name/blob/abc/%C3%A4/%EF%BF%BD.ts#L1)",
    );
    for (const path of ["../../evil/a.ts", "./a.ts", "a//b.ts", "/etc/passwd"])
      expect(linked(path)).toBe("line 1");
  });

  test("are links in the table of a comment, and never in a terminal", () => {
    const judged = {
      verdict: "below",
      problem: null,
      expected: false,
      byType: [aTypeVerdict({ verdict: "below" })],
      gaps: [aGap({ path: "src/a|b.ts" })],
      hiddenGaps: 0,
    } as const;
    const coverage = aCoverage(1, 2, { judged });
    expect(coverageView(coverage, 5, place).rows[0]?.missing.text).toBe(
      "`src/a\\|b.ts` lines [42-48](https://github.com/owner/name/blob/abc/src/a%7Cb.ts#L42-L48)",
    );
    expect(verdictLines(latestOf(runs({ passed: ["a"], coverage }))).join("\n")).not.toMatch(/https:/);
  });
});
