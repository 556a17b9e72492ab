import { describe, expect, test } from "vitest";
import type { Branch } from "../../../../../src/core/change/syntax/branches.ts";
import { untakenBranches } from "../../../../../src/core/policy/coverage/lines/untaken-branches.ts";
import { outline } from "../../../../support/change.ts";
import { aFileCoverage, aTypedFile, type Hits, judged, lines } from "../../../../support/coverage.ts";

const SOURCE = [
  "function parse(token) {", // 1
  "  if (token.expired) {", // 2
  "    log(token);", // 3
  "    if (token.strict) {", // 4
  "      throw new Error();", // 5
  "    }", // 6
  "    return null;", // 7
  "  } else {", // 8
  "    use(token);", // 9
  "  }", // 10
  "  switch (token.kind) {", // 11
  "    case 'admin':", // 12
  "      return 1;", // 13
  "  }", // 14
  "  return token;", // 15
  "}",
].join("\n");

async function untaken(hits: Hits, range: readonly [number, number]) {
  const { branches } = await outline("a.js", SOURCE);
  return untakenBranches(branches(), aFileCoverage(hits).lines)(range);
}

describe("the case that no test reaches", () => {
  test("is the branch around the lines, when nothing of it ran", async () => {
    expect(await untaken({ 2: 1, 3: 0, 4: 0, 5: 0, 7: 0 }, [3, 7])).toEqual({
      kind: "if",
      test: "token.expired",
    });
    expect(await untaken({ 2: 1, 9: 0 }, [9, 9])).toEqual({ kind: "else", test: "token.expired" });
  });

  test("is the smallest one", async () => {
    expect(await untaken({ 3: 1, 4: 1, 5: 0, 7: 1 }, [5, 5])).toEqual({ kind: "if", test: "token.strict" });
  });

  test("is none when a part of the branch ran: something else kept the rest from running", async () => {
    expect(await untaken({ 3: 1, 4: 1, 5: 1, 7: 0 }, [7, 7])).toBeNull();
  });

  test("is none for lines outside any branch, or of more than one", async () => {
    expect(await untaken({ 15: 0 }, [15, 15])).toBeNull();
    expect(await untaken({ 2: 0, 3: 0, 9: 0 }, [2, 9])).toBeNull();
  });

  test("is not confused by tools that count brackets and labels", async () => {
    expect(await untaken({ 2: 1, 3: 0, 7: 0, 8: 1 }, [3, 7])).toMatchObject({ test: "token.expired" });
    expect(await untaken({ 11: 1, 12: 1, 13: 0 }, [13, 13])).toEqual({ kind: "case", test: "'admin'" });
    expect(await untaken({ 11: 1, 12: 0, 13: 0 }, [12, 13])).toMatchObject({ kind: "case" });
  });
});

describe("of branches within one another", () => {
  const branch = (test: string, start: number, end: number): Branch => ({
    kind: "if",
    test,
    start,
    end,
    inner: { start: start + 1, end: end - 1 },
  });
  const [outer, inner] = [branch("outer", 10, 30), branch("inner", 20, 26)];
  const found = (branches: readonly Branch[], hits: Hits) =>
    untakenBranches(branches, aFileCoverage(hits).lines)([22, 23])?.test ?? null;

  test("the smallest counts, in whatever order they come", () => {
    expect(found([outer, inner], {})).toBe("inner");
    expect(found([inner, outer], {})).toBe("inner");
    expect(found([branch("later", 1, 23), branch("longer", 2, 28)], {})).toBe("later");
  });

  test("the first and the last line within it count as the branch; what is around it does not", () => {
    expect(found([inner], { 20: 1, 26: 1 })).toBe("inner");
    expect(found([inner], { 20: 1, 21: 1 })).toBeNull();
    expect(found([inner], { 25: 1, 26: 1 })).toBeNull();
    expect(found([inner], { 22: 0 })).toBe("inner");
  });

  test("there is none around lines that reach beyond it", () => {
    expect(found([branch("before", 10, 22), branch("after", 23, 30)], {})).toBeNull();
    expect(found([], {})).toBeNull();
  });
});

test("a gap names the case of each of its stretches, and only of lines in a function that ran", async () => {
  const { branches } = await outline("src/app.ts", SOURCE);
  const question = { files: [aTypedFile({ owed: lines(1, 16) })], branchesOf: () => branches() };
  const hits = { 1: 1, 2: 1, 3: 0, 9: 1, 11: 1, 13: 1, 15: 0 };
  const { gaps } = judged({ ...question, measured: { "src/app.ts": hits } });
  expect(gaps).toMatchObject([
    {
      ranges: [
        [3, 3],
        [15, 15],
      ],
      branches: [{ kind: "if", test: "token.expired" }, null],
    },
  ]);
  const functions = [{ name: "parse", line: 1, endLine: 16, hits: 0 }];
  const never = aFileCoverage({ 3: 0 }, { functions });
  expect(judged({ ...question, measured: { "src/app.ts": never } }).gaps).toMatchObject([
    { kind: "function", branches: [] },
  ]);
});
