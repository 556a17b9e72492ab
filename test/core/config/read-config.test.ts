import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { readConfig } from "../../../src/core/config/read-config.ts";
import { expectValid } from "../../support/schemas.ts";

const SOURCE = ".github/umpire.yml";
const read = (text: string) => readConfig(text, SOURCE);

/** The message without its first line: one problem per line. */
function problems(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    expect(error).toMatchObject({
      name: "UserError",
      code: "config-invalid",
      hint: expect.stringMatching(/Every key is optional/),
    });
    return String(error)
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

const FULL = `
base: origin/main
reports:
  junit: reports/*.xml
  coverage: [coverage/lcov.info, "out/**/cobertura.xml"]
retry_policy:
  max_attempts: 10
  backoff: exponential
  backoff_seconds: 3600
  escalation_on_max: false
  abort_on_regression: false
execution_config:
  test_command: npm test
  timeout_seconds: 600
  environment: { CI: "1" }
  working_directory: packages/app
escalation_policy:
  triggers:
    - { condition: timeout_exceeded, action: senior_agent }
    - { condition: regression_detected, action: human_review }
debug_memory:
  location: .memory
`;

const FULL_VALUE = {
  base: "origin/main",
  reports: { junit: ["reports/*.xml"], coverage: ["coverage/lcov.info", "out/**/cobertura.xml"] },
  retry_policy: {
    max_attempts: 10,
    backoff: "exponential",
    backoff_seconds: 3600,
    escalation_on_max: false,
    abort_on_regression: false,
  },
  execution_config: {
    test_command: "npm test",
    timeout_seconds: 600,
    environment: { CI: "1" },
    working_directory: "packages/app",
  },
  escalation_policy: {
    triggers: [
      { condition: "timeout_exceeded", action: "senior_agent" },
      { condition: "regression_detected", action: "human_review" },
    ],
  },
  debug_memory: { location: ".memory" },
};

describe("a configuration that is right", () => {
  test("may set every key", () => {
    expect(read(FULL)).toMatchObject(FULL_VALUE);
    expectValid("config", FULL_VALUE);
  });

  test.each([
    ["an empty file", ""],
    ["a comment alone", "# later\n"],
    ["null", "null"],
    ["empty sections", "retry_policy: {}\nreports: {}\n"],
  ])("%s means the defaults", (_what, text) => {
    expect(read(text)).toEqual(DEFAULT_CONFIG);
  });

  test("has the defaults of the protocol", () => {
    expect(DEFAULT_CONFIG).toMatchObject({
      reports: { junit: [], coverage: [] },
      retry_policy: {
        max_attempts: 3,
        backoff: "none",
        backoff_seconds: 60,
        escalation_on_max: true,
        abort_on_regression: true,
      },
      execution_config: { timeout_seconds: 120, environment: {}, working_directory: "." },
      escalation_policy: { triggers: [] },
      debug_memory: { location: ".aiwg/ralph/debug-memory" },
    });
  });

  test("one section leaves the others at their defaults", () => {
    expect(read("retry_policy:\n  max_attempts: 1\n")).toEqual({
      ...DEFAULT_CONFIG,
      retry_policy: { ...DEFAULT_CONFIG.retry_policy, max_attempts: 1 },
    });
  });
});

describe("values that cannot be", () => {
  test.each([
    ["base", "''", "7"],
    ["reports.junit", "7", "''", "['']", "[7]", "{ a: b }"],
    ["reports.coverage", "true"],
    ["retry_policy.max_attempts", "0", "11", "2.5", "'3'", "null"],
    ["retry_policy.backoff", "slow", "1"],
    ["retry_policy.backoff_seconds", "0", "3601", "1.5"],
    ["retry_policy.escalation_on_max", "1", "'yes'"],
    ["retry_policy.abort_on_regression", "0"],
    ["execution_config.test_command", "''", "[npm, test]"],
    ["execution_config.timeout_seconds", "4", "601", "9.5"],
    ["execution_config.environment", "[]", "CI"],
    ["execution_config.environment.CI", "1"],
    ["execution_config.working_directory", "1"],
    ["execution_config.test_framework", "karma"],
    ["execution_config.fail_fast", "1"],
    ["execution_config.verbose", "'no'"],
    ["retry_policy.escalation_action", "shout"],
    ["escalation_policy.include_in_report", "stack_traces", "[everything]"],
    ["escalation_policy.notification.channel", "fax"],
    ["escalation_policy.notification.channels", "slack", "[fax]"],
    ["escalation_policy.notification.template", "''"],
    ["templates.escalation", "''", "7"],
    ["templates.feedback", "[]"],
    ["templates.passed", "true"],
    ["escalation_policy.triggers", "{}"],
    ["escalation_policy.triggers.0.condition", "tired"],
    ["escalation_policy.triggers.0.action", "shout"],
    ["debug_memory.location", "3"],
    ["debug_memory", "here"],
  ])("of %s", (path, ...values) => {
    for (const value of values) {
      const found = problems(yamlAt(path.split("."), value));
      expect(found, `${path}: ${value}`).not.toEqual([]);
      for (const problem of found) expect(problem).toMatch(/^line \d+: \S+: ./);
      expect(found.some((problem) => problem.includes(`${path}: `) || problem.includes(`${path}.`))).toBe(
        true,
      );
    }
  });

  test("are told in words that help", () => {
    expect(problems("reports:\n  junit: 7\n")).toEqual([
      "line 2: reports.junit: Expected a pattern, or a list of patterns",
    ]);
  });
});

/** One value at a path, in flow style; other required keys of a trigger are filled in. */
function yamlAt([key = "", ...rest]: readonly string[], value: string): string {
  if (rest.length === 0) return `{ ${key}: ${value} }`;
  const inner = yamlAt(rest, value);
  if (key === "0") return inner;
  if (rest[0] !== "0") return `{ ${key}: ${inner} }`;
  const other = rest[1] === "action" ? "condition: timeout_exceeded" : "action: human_review";
  return `{ ${key}: [${inner.replace(/ }$/, `, ${other} }`)}] }`;
}

test("a value that is none is told with the one that was meant", () => {
  const text =
    "escalation_policy:\n  triggers:\n    - condition: timeout_exceded\n      action: human_review";
  expect(problems(text)).toEqual([
    "line 3: escalation_policy.triggers.0.condition: unknown value `timeout_exceded`; did you mean `timeout_exceeded`?",
  ]);
});

test("all problems are told at once, each with the line of its key", () => {
  const text = [
    "retry_polcy:",
    "  max_attempts: 3",
    "retry_policy:",
    "  max_attempts: 11",
    "  backof: none",
    "  backoff: sometimes",
    "escalation_policy:",
    "  triggers:",
    "    - condition: timeout_exceeded",
    "    - condition: regression_detected",
    "      acton: human_review",
    "      action:",
    "        - human_review",
    "zzz: 1",
  ].join("\n");
  expect(problems(text)).toEqual([
    expect.stringMatching(/^line 4: retry_policy\.max_attempts: .*10/),
    "line 6: retry_policy.backoff: unknown value `sometimes`; known here: none, linear, exponential",
    "line 5: unknown key `retry_policy.backof`; did you mean `backoff`?",
    expect.stringMatching(/^line 9: escalation_policy\.triggers\.0\.action: /),
    expect.stringMatching(/^line 12: escalation_policy\.triggers\.1\.action: /),
    "line 11: unknown key `escalation_policy.triggers.1.acton`; did you mean `action`?",
    "line 1: unknown key `retry_polcy`; did you mean `retry_policy`?",
    expect.stringMatching(/^line 14: unknown key `zzz`; known here: base, reports, retry_policy, /),
  ]);
});

describe("a file that is not even that", () => {
  test.each([
    ["a list", "- a\n- b\n", ["line 1: the file: Invalid input: expected object, received array"]],
    ["a key twice", "base: a\nbase: b\n", ["line 2: Map keys must be unique"]],
    ["a tab", "retry_policy:\n\tmax_attempts: 3\n", [expect.stringMatching(/^line 2: Tabs are not allowed/)]],
    [
      "two documents",
      "base: a\n---\nbase: b\n",
      [expect.stringMatching(/^line 2: Source contains multiple documents/)],
    ],
    ["an alias that leads nowhere", "base: *main\n", [expect.stringMatching(/^Unresolved alias.*: main$/)]],
    [
      "a name that means something to JavaScript",
      "__proto__: { base: x }\n",
      [expect.stringMatching(/^line 1: unknown key `__proto__`/)],
    ],
    ["a key that is a list", "? [a, b]\n: c\n", [expect.stringMatching(/^line 1: unknown key `\[ a, b \]`/)]],
  ])("%s", (_what, text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  test("several mistakes of syntax are counted and listed", () => {
    expect(() => read("a: [1\nb: {2\nbase: @x\n")).toThrow(
      /^\.github\/umpire\.yml has \d problems:\n {2}line \d: /,
    );
    expect(() => read("base: 1\n")).toThrow(/^\.github\/umpire\.yml has a problem:\n {2}line 1: /);
  });

  test("aliases that multiply without end", () => {
    const layers = Array.from(
      { length: 9 },
      (_, layer) => `a${layer + 1}: &a${layer + 1} [${`*a${layer},`.repeat(9)}]`,
    );
    expect(problems(["a0: &a0 x", ...layers].join("\n"))).toEqual([
      expect.stringMatching(/^Excessive alias count/),
    ]);
  });

  test("brackets that nest without end are a problem, not a crash, and do not fill the screen", () => {
    const found = problems("[".repeat(3_000));
    expect(found).toHaveLength(31);
    expect(found.at(-1)).toMatch(/^and \d+ more$/);
  });

  test("more text than any configuration has", () => {
    expect(() => read(`base: ${"x".repeat(262_144)}`)).toThrow(
      expect.objectContaining({
        code: "config-too-large",
        message: expect.stringMatching(/has 262150 characters; at most 262144/),
      }),
    );
  });
});

test("a wrong value that came through an alias is told at the place that uses it", () => {
  const text = "reports: &r\n  junit: 7\nretry_policy: *r\n";
  expect(problems(text)).toEqual([
    expect.stringMatching(/^line 2: reports\.junit: /),
    expect.stringMatching(/^line 3: unknown key `retry_policy\.junit`/),
  ]);
});
