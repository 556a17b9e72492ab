import { describe, expect, test } from "vitest";
import type { CodeType } from "../../../../../src/core/config/code-types.ts";
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
    expect(kinds("bug_fix", [source("#[tokio::test]", "fn adds() {}")])).toEqual([]);
    expect(kinds("bug_fix", [source("fn adds() {}")])).toEqual(["regression_test"]);
  });
});

test("that existing tests pass is what the comparison of runs shows", () => {
  expect(kinds("refactor", [])).toEqual([]);
});
