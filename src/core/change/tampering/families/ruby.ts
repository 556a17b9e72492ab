import { splitHashed } from "../lines/split-line.ts";
import type { Family } from "./family.ts";

export const ruby: Family = {
  split: splitHashed,
  testsAnywhere: false,
  tests: [
    /^\s*(?:[xf]?(?:it|specify|example|scenario)|test|should|skip|pending)[\s(]+["'](?<name>[^"']*)["'].*(?:\bdo\b|\{)/d,
    /^\s*def\s+(?<name>test_\w+[?!]?)/d,
  ],
  suites: [/^\s*(?:RSpec\.)?[xf]?(?:describe|context|feature)[\s(]+["']?(?<name>[^"',]*)/d],
  mark: null,
  opener: null,
  function: /^\s*def\s+(?<name>[\w.]+[?!]?)/d,
  skips: [
    {
      pattern: /^\s*(?:RSpec\.)?x(?:it|describe|context|specify|example|scenario|feature)\b/,
      detail: "an `x` was put before it, and it does not run",
    },
    { pattern: /^\s*(?:skip|pending)\b(?!\s*[=.])/, detail: "it skips itself" },
    {
      pattern: /,\s*(?::(?:skip|pending)\b|(?:skip|pending):\s*(?!false|nil)\S)/,
      detail: "it is told to skip",
    },
    {
      pattern:
        /^\s*(?:RSpec\.)?f(?:it|describe|context|specify|example|scenario|feature)\b|,\s*(?::focus\b|focus:\s*true)/,
      detail: "it was focused, which keeps all other tests from running",
      silencesOthers: true,
    },
  ],
  assertion:
    /\bexpect\s*[({]|\bis_expected\b|\b(?:assert|refute|check|verify|ensure)(?:_\w+)?\b(?!\s*=)|\.should(?:_not)?\b|\b(?:must|wont)_\w+/,
  vacuous:
    /\bexpect\(\s*(true|1)\s*\)\.to\s+(?:be|eq|eql|equal)(?:[\s(]+\1|_truthy)\b|^\s*assert(?:\s+|\(\s*)true\b/,
  filler: /^\s*(?:nil|true|return)?\s*$/,
  partial:
    /\b(?:include|match|start_with|end_with|be_within|be_a|be_an|be_kind_of|be_between|contain_exactly|a_hash_including|hash_including|assert_includes?|assert_match|assert_in_delta|assert_kind_of|assert_operator)\b|\bbe\s*[<>]/,
  vague:
    /\bbe_(?:truthy|falsey|present)\b|\.(?:not_to|to_not|should_not)\b|\b(?:assert_not\w*|refute\w*)\b|^\s*assert[\s(]+(?!.*==)|\braise_error\s*(?:\)|$)|\bbe\s*$/,
  loophole: /\|\|\s*true\b|\bor\s+true\b|\banything\b/,
  inlineSnapshot: null,
};
