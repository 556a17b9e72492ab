import { describe, expect, it } from "vitest";
import { readValues } from "../../../../../src/core/reports/failure/values/read-values.ts";

const NOTHING = { kind: "failure", type: "", message: "", text: "" } as const;

function valuesIn(message: string, text = "") {
  return readValues({ ...NOTHING, text }, [message]);
}

describe("readValues", () => {
  it("believes what the report states itself, even one of the two", () => {
    const problem = { ...NOTHING, expected: "1", actual: "2" };
    expect(readValues(problem, ["expected 3 to be 4"])).toEqual({ expected: "1", actual: "2" });
    expect(readValues({ ...NOTHING, actual: "2" }, ["expected 3 to be 4"])).toEqual({ actual: "2" });
    expect(readValues({ ...NOTHING, expected: "1" }, [])).toEqual({ expected: "1" });
  });

  it("asks the messages in order", () => {
    expect(readValues(NOTHING, ["broken", "expected 3 to be 4"])).toEqual({ expected: "4", actual: "3" });
  });

  it.each([
    ["JUnit 5 over lines", "note ==> expected: <a\nb> but was: <a\nc>", "a\nb", "a\nc"],
    ["JUnit 4", "expected:<[a]> but was:<[b]>", "[a]", "[b]"],
    ["Hamcrest", '\nExpected: a string containing "x"\n     but: was "y"', 'a string containing "x"', '"y"'],
    ["AssertJ", "\nexpected: 10\n but was: 5", "10", "5"],
    ["xUnit", "Assert.Equal() Failure\nExpected: 10\nActual:   5", "10", "5"],
    ["NUnit", "  Expected: 10\n  But was:  5", "10", "5"],
    ["MSTest", "Assert.AreEqual failed. Expected:<a>. Actual:<b>. words", "a", "b"],
    ["Playwright", 'Expected string: "a"\nReceived string: "b"', '"a"', '"b"'],
    ["a value below its label", "- Expected:\nnull\n\n+ Received:\nundefined", "null", "undefined"],
    [
      "values of several lines",
      "Expected:\n{\n  a: 1\n}\nActual:\n{\n  a: 2\n}",
      "{\n  a: 1\n}",
      "{\n  a: 2\n}",
    ],
    [
      "go-cmp the other way",
      "mismatch (-got +want):\n  T{\n- \tA: 1,\n+ \tA: 2,\n  }",
      "T{\n\tA: 2,\n}",
      "T{\n\tA: 1,\n}",
    ],
    ["a diff to the end of the text", "--- Expected\n+++ Actual\n@@ @@\n-a\n+b", "a", "b"],
    ["pytest with words in front", "total\nassert 5 == 10\n +  where 5 = f()", "10", "5"],
    ["unittest with words behind", "1 != 2 : two items", "2", "1"],
    ["node", "Expected values to be strictly equal:\n\n5 !== 10\n", "10", "5"],
    ["JUnit 5, that should differ", "why ==> expected: not equal but was: <5>", "not equal", "5"],
    ["TestNG", "the sum expected [5] but found [4]", "5", "4"],
    ["ScalaTest", "4 did not equal 5", "5", "4"],
    ["ScalaTest with matchers", "4 was not equal to 5", "5", "4"],
    ["Go", "pay: got 5, want 10", "10", "5"],
    ["Go, the other way", 'expected: "a"; got: "b"', '"a"', '"b"'],
    ["Go, as a call", "Sum(2, 3) = 5, want 10", "10", "5"],
    ["RSpec", "\nexpected true\n     got false\n", "true", "false"],
    ["Rust", "assertion `left == right` failed\n  left: 5\n right: 10", "10", "5"],
  ])("%s", (_, message, expected, actual) => {
    expect(valuesIn(message)).toEqual({ expected, actual });
  });

  it.each([
    "broken",
    "assert (not True or 5 == (5 + 1))\n +  where True = isinstance(5, int)",
    "Expected values to be loosely deep-equal:\n\n{\n  b: 4\n}\n\nshould loosely deep-equal\n\n{\n  b: 3\n}",
    "Condition not satisfied:\n\ncart.total == 5\n|    |     |\n|    4     false",
    "Expected:",
    "was not > but was: odd",
    "expected 4 not to be 4",
    "Expected value to be true.",
    "assertion `left != right` failed\n  left: 4\n right: 4",
    "1 == 1",
    "assert 1 != 1",
    "assert x",
  ])("states no values: %s", (message) => {
    expect(valuesIn(message)).toEqual({});
  });

  it("takes the properties of node's error, unless they are shortened or say nothing", () => {
    const text = (actual: string, expected: string, operator: string) =>
      `  {\n    code: 'ERR_ASSERTION',\n    actual: ${actual},\n    expected: ${expected},\n    operator: '${operator}'\n  }`;
    expect(valuesIn("words", text("5", "10", "strictEqual"))).toEqual({ expected: "10", actual: "5" });
    expect(valuesIn("1 !== 2", text("[Array]", "10", "deepStrictEqual"))).toEqual({
      expected: "2",
      actual: "1",
    });
    expect(valuesIn("1 !== 2", text("4", "4", "notStrictEqual"))).toEqual({});
    expect(valuesIn("1 !== 2", "    code: 'ERR_ASSERTION',\n")).toEqual({ expected: "2", actual: "1" });
  });
});
