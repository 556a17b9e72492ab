import { describe, expect, test } from "vitest";
import { UserError } from "../../../../../src/core/errors.ts";
import {
  BaselineDocument,
  readBaseline,
  writeBaseline,
} from "../../../../../src/core/policy/coverage/base/baseline.ts";
import { aFileCoverage, hits, lines } from "../../../../support/coverage.ts";

const origin = { at: "2026-01-25T10:00:00.000Z", branch: "main", commit: "abc" };
const measured = new Map([
  ["src/0.ts", aFileCoverage({})],
  ["src/b.ts", aFileCoverage({ 1: 1, 2: 3 })],
  ["src/a.ts", aFileCoverage({ ...hits(lines(1, 20), 1), ...hits([3, 4, 5, 9], 0) })],
]);

describe("a baseline", () => {
  const document = writeBaseline(measured, origin);

  test("lists every file once, sorted, with its missed lines as ranges", () => {
    expect(BaselineDocument.parse(document)).toEqual(document);
    expect(document.files).toEqual([
      { path: "src/0.ts", covered: 0, total: 0, missed: "" },
      { path: "src/a.ts", covered: 16, total: 20, missed: "3-5,9" },
      { path: "src/b.ts", covered: 2, total: 2, missed: "" },
    ]);
  });

  test("is read as it was written", () => {
    expect(readBaseline(JSON.stringify(document), "b.json")).toEqual({
      branch: "main",
      commit: "abc",
      files: new Map([
        ["src/0.ts", { covered: 0, total: 0, missed: [] }],
        [
          "src/a.ts",
          {
            covered: 16,
            total: 20,
            missed: [
              [3, 5],
              [9, 9],
            ],
          },
        ],
        ["src/b.ts", { covered: 2, total: 2, missed: [] }],
      ]),
    });
  });

  test.each([
    ["half a file", "{", /not complete JSON \(1 characters\)/],
    ["something else", "[]", /no baseline of Umpire \(the document: /],
    ["a wrong field", JSON.stringify({ ...document, files: [{ path: 1 }] }), /files\.0\.path/],
    [
      "a later version",
      JSON.stringify({ ...document, schemaVersion: 2 }),
      /needs a newer Umpire: it has schemaVersion 2/,
    ],
  ])("that is %s is refused with what to do", (_what, text, message) => {
    const read = () => readBaseline(text, "b.json");
    expect(read).toThrow(UserError);
    expect(read).toThrow(message);
    expect(read).toThrow(
      expect.objectContaining({
        code: "baseline-unreadable",
        message: expect.stringMatching(/^The baseline b\.json /),
        hint: expect.stringMatching(/^Record it again on the base: /),
      }),
    );
  });

  test("that is no JSON says what the parser said", () => {
    expect(() => readBaseline("{", "b.json")).toThrow(
      expect.objectContaining({ cause: expect.any(SyntaxError) }),
    );
  });

  test.each(["3", "3-5", "13-15", "12,40", "3-5,9-10,77"])("may miss %s", (missed) => {
    const files = [{ path: "src/a.ts", covered: 0, total: 9, missed }];
    expect(readBaseline(JSON.stringify({ ...document, files }), "b.json").files.size).toBe(1);
  });

  test.each([
    ["missed", "3-"],
    ["missed", "3,,5"],
    ["missed", "x3"],
    ["missed", "3x"],
    ["missed", "-3"],
    ["covered", -1],
    ["total", -1],
    ["total", 1.5],
  ])("may not have %s: %j", (field, value) => {
    const files = [{ path: "src/a.ts", covered: 0, total: 9, missed: "", [field]: value }];
    expect(() => readBaseline(JSON.stringify({ ...document, files }), "b.json")).toThrow(`files.0.${field}`);
  });

  test("of another kind is no later version of this one", () => {
    const other = { ...document, kind: "something-else", schemaVersion: 2 };
    expect(() => readBaseline(JSON.stringify(other), "b.json")).toThrow(/is no baseline of Umpire/);
  });
});
