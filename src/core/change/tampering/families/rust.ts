import { splitRust } from "../lines/split-line.ts";
import type { Family } from "./family.ts";

export const rust: Family = {
  split: splitRust,
  testsAnywhere: true,
  tests: [],
  suites: [/^\s*(?:pub\s+)?mod\s+(?<name>\w*tests?)\b/d],
  mark: /^\s*#\[(?:\w+::)*(?:test|rstest|test_case|case|wasm_bindgen_test|quickcheck|traced_test)\b/,
  opener: null,
  function: /\bfn\s+(?<name>\w+)/d,
  skips: [
    {
      pattern: /#\[\s*ignore\b|#\[\s*cfg_attr\(.*\bignore\b/,
      detail: "a mark was added that keeps it from running",
    },
    { pattern: /#\[\s*should_panic\b/, detail: "it now passes only by panicking" },
    { pattern: /#!?\[\s*cfg\(\s*(?:any\(\s*\)|FALSE\b)/, detail: "it is no longer compiled" },
  ],
  // Code that is no test asserts too, but rarely with these.
  assertion: /(?<!debug_)\b(?:prop_)?assert(?:_\w+)?!\s*\(|\.unwrap_err\(/,
  vacuous: /\bassert!\(\s*true\s*[,)]|\bassert_eq!\(\s*(\w+)\s*,\s*\1\s*[,)]/,
  filler: /^\s*(?:return|Ok\(\(\)\)|\(\)|todo!\(\)|unimplemented!\(\))?\s*;?\s*$/,
  partial: /\bmatches!\(|\bassert!\((?!.*==).*(?:\.contains\(|\.starts_with\(|\.ends_with\(|[^-=]>|<)/,
  vague: /\bassert_ne!|\bassert!\((?!.*(?:==|matches!|\.contains\(|\.(?:starts|ends)_with\(|[^-=]>|<))/,
  loophole: /\|\|\s*true\b/,
  inlineSnapshot: /\bassert_\w*snapshot!\(/,
};
