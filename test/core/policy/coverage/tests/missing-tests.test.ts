import { describe, expect, test } from "vitest";
import type { CodeType } from "../../../../../src/core/config/code-types.ts";
import type { TestKind } from "../../../../../src/core/config/coverage-requirements.ts";
import type { TypedFile } from "../../../../../src/core/policy/coverage/typed-file.ts";
import { aGroup, aTestFile, aTypedFile, judged } from "../../../../support/coverage.ts";

const missing = (codeType: CodeType, tests: readonly TypedFile[], requirements = {}) =>
  judged({
    files: [aTypedFile({ codeType, owed: [1] }), ...tests],
    measured: { "src/app.ts": { 1: 1 } },
    requirements,
  }).byType[0]?.missingTests;
const kinds = (...given: Parameters<typeof missing>) => missing(...given)?.map(({ kind }) => kind);

describe("kinds of tests", () => {
  test("are recognised from words and paths", () => {
    const tests = [
      aTestFile([
        'it("adds two numbers", () => {',
        'it("takes an empty list", () => {',
        'it("throws on text", () => {',
      ]),
    ];
    expect(kinds("new_function", tests)).toEqual([]);
    expect(kinds("new_function", [aTestFile(['it("throws on text", () => {'])])).toEqual([
      "happy_path",
      "edge_cases",
    ]);
    expect(kinds("integration", [aTestFile(["test('works')"], "test/integration/mail.test.ts")])).toEqual([]);
    expect(kinds("api_endpoint", [aTestFile(["expect(response.status).toBe(422)", "call()"])])).toEqual([
      "integration_test",
    ]);
  });

  test("may be in any of several files", () => {
    const tests = [aTestFile(["throws"], "test/a.test.ts"), aTestFile(["adds"], "test/b.test.ts")];
    expect(kinds("new_function", tests)).toEqual(["edge_cases"]);
  });

  test("that are missing warn, and hold a pass back only when that is asked for", () => {
    expect(missing("integration", [])).toEqual([{ kind: "integration_test", enforced: false }]);
    expect(missing("integration", [], { required_tests: "enforce" })).toEqual([
      { kind: "integration_test", enforced: true },
    ]);
    expect(missing("integration", [], { required_tests: "off" })).toEqual([]);
  });

  test("that the configuration asks for replace the usual ones", () => {
    expect(kinds("new_function", [], { new_function: { required_tests: ["validation_test"] } })).toEqual([
      "validation_test",
    ]);
  });
});

/** Whether a test of one line, in a file that says nothing, is taken for a test of this kind. */
const isSeen = (kind: TestKind, line: string) =>
  missing("new_function", [aTestFile([line])], { new_function: { required_tests: [kind] } })?.length === 0;

describe("words that show a test of an error", () => {
  test.each([
    "throws",
    "rejects",
    "an error",
    "fails",
    "an exception",
    "raises",
    "refuses",
    "deny",
    "denied",
    "forbidden",
    "unauthorised",
    "Unauthorized",
    "not found",
    "NotFound",
    "time out",
    "timeout",
    "panics",
    "invalid",
    "a bad request",
    "BadRequest",
    "status 404",
    "status 500",
  ])("%s", (words) => {
    expect([isSeen("error_handling", words), isSeen("error_cases", words)]).toEqual([true, true]);
    expect(isSeen("happy_path", words)).toBe(false);
  });

  test.each(["adds two numbers", "status 200", "id 4041", "id 14042", "a dense list"])("not %s", (words) => {
    expect([isSeen("error_handling", words), isSeen("happy_path", words)]).toEqual([false, true]);
  });
});

describe("words that show a test of an edge", () => {
  test.each(
    "edge corner empty blank null undefined none nil NaN zero negative boundary limit max min overflow large huge long unicode duplicate missing without no only single twice".split(
      " ",
    ),
  )("%s", (words) => expect(isSeen("edge_cases", `takes ${words} values`)).toBe(true));

  test.each(["nonesuch", "nile", "nanny", "climax", "admin", "noon", "piano", "banana"])(
    "not %s",
    (words) => {
      expect(isSeen("edge_cases", `takes ${words} values`)).toBe(false);
    },
  );
});

describe("words that show a test of input", () => {
  test.each([
    "valid",
    "schema",
    "sanitises",
    "malformed",
    "required",
    "a bad request",
    "badRequest",
    "unprocessable",
    "answers 400",
    "answers 422",
  ])("%s", (words) => expect(isSeen("validation_test", words)).toBe(true));

  test.each(["adds two numbers", "answers 4000", "answers 1422", "answers 404"])("not %s", (words) => {
    expect(isSeen("validation_test", words)).toBe(false);
  });
});

describe("words that show a test of several parts together", () => {
  test.each([
    "integration",
    "e2e",
    "end to end",
    "end-to-end",
    "endToEnd",
    "functional",
    "acceptance",
    "a system test",
    "SystemTest",
    "supertest",
    "TestClient",
    "MockMvc",
    "testcontainers",
    "httptest",
    "requests.get",
    "request(app)",
    "request/new",
    "the api answers",
  ])("%s", (words) => expect(isSeen("integration_test", words)).toBe(true));

  test.each(["adds two numbers", "a request", "an apiary", "rapid"])("not %s", (words) => {
    expect(isSeen("integration_test", words)).toBe(false);
  });
});

describe("what a test file is", () => {
  const isTest = (path: string, line = "it('adds')") =>
    kinds("bug_fix", [aTestFile([line], path)])?.length === 0;

  test.each([
    "fixtures/a.ts",
    "test/fixtures/a.ts",
    "test/__fixtures__/a.ts",
    "test/testdata/a.go",
    "test/test-data/a.py",
    "test/__snapshots__/a.ts",
    "test/__mocks__/a.ts",
    ...["snap", "json", "yaml", "yml", "xml", "txt", "md", "csv", "html", "htm", "lock"].map(
      (end) => `test/a.${end}`,
    ),
  ])("not %s", (path) => expect(isTest(path)).toBe(false));

  test.each(["test/fixtures.ts", "test/myfixtures/a.ts", "test/json.ts", "test/a.json.ts", "test/a.txts"])(
    "%s",
    (path) => expect(isTest(path)).toBe(true),
  );

  test.each(["// adds", "  // adds", "/* adds", " * adds", "# adds"])(
    "a line like %j is a comment",
    (line) => {
      expect(isTest("test/a.test.ts", line)).toBe(false);
    },
  );

  test.each(["it('adds') // two", "a * b", "#[test]"])("a line like %j is none", (line) => {
    expect(isTest("test/a.test.ts", line)).toBe(true);
  });
});

describe("a bug fix", () => {
  test("needs a new or changed test, whatever it is called", () => {
    expect(missing("bug_fix", [])).toEqual([{ kind: "regression_test", enforced: true }]);
    expect(missing("bug_fix", [aTestFile(["assert x == 1"], "tests/test_app.py")])).toEqual([]);
    expect(missing("bug_fix", [], { required_tests: "off" })).toEqual([]);
  });

  test("is not tested by data, by comments or by what was only moved", () => {
    expect(kinds("bug_fix", [aTestFile(["{}"], "test/fixtures/a.json")])).toEqual(["regression_test"]);
    expect(kinds("bug_fix", [aTestFile(["// TODO: test this", "# and that"])])).toEqual(["regression_test"]);
    const moved = aTestFile(["it('a')", "it('b')"]);
    expect(
      kinds("bug_fix", [{ ...moved, change: { ...moved.change, moved: [1], whitespaceOnly: [2] } }]),
    ).toEqual(["regression_test"]);
  });

  test("in Rust may bring its test beside the code", () => {
    const source = (...added: string[]) =>
      aTypedFile({ path: "src/lib.rs", codeType: "bug_fix", groups: [aGroup(40, added)], owed: [40] });
    for (const line of ["#[tokio::test]", "#[test]", "#[a::b::test]", "assert!(x);", "assert_eq!(x, y);"])
      expect(kinds("bug_fix", [source(line, "fn adds() {}")]), line).toEqual([]);
    for (const line of ["fn adds() {}", "#[testing]", "reassert!(x)", "assert(x)"])
      expect(kinds("bug_fix", [source(line)]), line).toEqual(["regression_test"]);
    const groups = [aGroup(40, ["fn adds() {}"]), aGroup(60, ["assert!(x);"])];
    expect(
      kinds("bug_fix", [aTypedFile({ path: "src/lib.rs", codeType: "bug_fix", groups, owed: [40] })]),
    ).toEqual([]);
    const other = aTypedFile({
      path: "src/lib.rs.ts",
      codeType: "bug_fix",
      groups: [aGroup(40, ["assert!(x)"])],
      owed: [40],
    });
    expect(kinds("bug_fix", [other])).toEqual(["regression_test"]);
  });

  test("is tested by one changed line among others that only moved", () => {
    const file = aTestFile(["it('a')", "it('b')", "it('c')"]);
    const groups = [aGroup(7, ["it('a')", "it('b')", "it('c')"])];
    const moved = { ...file.change, groups, moved: [7], whitespaceOnly: [9] };
    expect(kinds("bug_fix", [{ ...file, change: moved }])).toEqual([]);
    expect(kinds("bug_fix", [{ ...file, change: { ...moved, moved: [7, 8] } }])).toEqual(["regression_test"]);
  });
});

test("that existing tests pass is what the comparison of runs shows", () => {
  expect(kinds("refactor", [])).toEqual([]);
});
