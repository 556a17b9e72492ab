import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UserError } from "../../../../src/core/errors.ts";
import { faultOffset } from "../../../../src/core/reports/json/fault-offset.ts";
import { readJson } from "../../../../src/core/reports/json/read-json.ts";
import { READ_LIMITS } from "../../../../src/core/reports/read-report.ts";
import { inPieces } from "../../../support/read-test-report.ts";

function errorOf(text: string, maxBytes?: number): { code: string; message: string } {
  try {
    readJson([Buffer.from(text)], { ...READ_LIMITS, maxDepth: 5 }, maxBytes);
  } catch (error) {
    if (error instanceof UserError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("no error");
}

test("JSON is read whatever the pieces it comes in", () => {
  const value = {
    text: 'ünïcode ✅ "quoted" \\ \n',
    list: [1, -2.5e3, true, false, null],
    nested: { a: {} },
  };
  expect(readJson(inPieces(JSON.stringify(value), 3), READ_LIMITS)).toEqual(value);
});

describe("what is not JSON is an error with its place", () => {
  test.each([
    ['{"a": 1,\n "b" 2}', "line 2, column 6"],
    ['{"a": x}', "line 1, column 7"],
    ["[1, 2,]", "line 1, column 7"],
    ["[1 2]", "line 1, column 4"],
    ["{,}", "line 1, column 2"],
    ['{"a":1,}', "line 1, column 8"],
    ["[}", "line 1, column 2"],
    ["{]", "line 1, column 2"],
    ["[1}", "line 1, column 3"],
    ["[:1]", "line 1, column 2"],
    ["[1]]", "line 1, column 4"],
    ["1,2", "line 1, column 2"],
    ["{}\n{}", "line 2, column 1"],
    ["[01]", "line 1, column 2"],
    ["[TRUE]", "line 1, column 2"],
    ["[NaN]", "line 1, column 2"],
    ["x", "line 1, column 1"],
    ['["tab\there"]', "line 1, column 6"],
    ['["\\\\ and \\x"]', "line 1, column 10"],
    ['["\\u12g4"]', "line 1, column 3"],
  ])("%j", (text, place) => {
    const { code, message } = errorOf(text);
    expect(code).toBe("json-malformed");
    expect(message).toContain(`${place}:`);
  });
});

describe("what was cut short says so", () => {
  test.each(["", " ", "[", '{"a"', '{"a":', '{"a":1', '{"a":1,', '["text', '["esc\\"', "[[1],"])(
    "%j",
    (text) => {
      expect(errorOf(text).code).toBe("json-truncated");
    },
  );
});

test("no fault is found in anything that JSON.stringify writes", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      expect(faultOffset(text)).toBe(text.length);
    }),
  );
});

test("wherever a document is cut, that is what is said", () => {
  const value = { list: [-1.5e-7, { deep: ['a\\"b\u0007', null] }], more: true, less: false };
  const text = JSON.stringify(value);
  for (let end = 0; end < text.length; end++) expect(errorOf(text.slice(0, end)).code).toBe("json-truncated");
});

test("nesting is limited, in objects and lists, and brackets in text do not count", () => {
  expect(errorOf('[[[[[["x"]]]]]]').code).toBe("json-too-deep");
  expect(errorOf('{"a":{"a":{"a":{"a":{"a":{}}}}}}').code).toBe("json-too-deep");
  expect(
    readJson([Buffer.from('["[[[[[[[[\\"[[[", [[]], [[]]]')], { ...READ_LIMITS, maxDepth: 3 }),
  ).toHaveLength(3);
});

test("a document of a million brackets is refused without being built", () => {
  expect(errorOf("[".repeat(1_000_000)).code).toBe("json-too-deep");
});

test("a document that is too large is refused", () => {
  expect(errorOf(JSON.stringify("x".repeat(100)), 50).code).toBe("json-too-large");
});

describe("keys that change what objects inherit are refused", () => {
  test.each([
    '{"__proto__": {"polluted": true}}',
    '{"a": [{"\\u005f_proto__": 1}]}',
    '{"constructor": {"prototype": {"polluted": true}}}',
    '{"constructor": {"\\u0070rototype": 1}}',
  ])("%s", (text) => {
    expect(errorOf(text).code).toBe("json-unsafe");
  });

  test("but not the words as text, nor a function that bears such a name", () => {
    const value = {
      constructor: 1,
      name: "__proto__",
      text: "prototype and \u0070",
      list: [{ prototype: null }],
    };
    expect(readJson([Buffer.from(JSON.stringify(value))], READ_LIMITS)).toEqual(value);
  });
});
