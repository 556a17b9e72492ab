import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { TemplateName } from "../../../src/app/ports.ts";
import type { Evidence, FailureRecord } from "../../../src/core/attempt/evidence.ts";
import { type Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { DETAILS, firstThatFits, MAX_COMMENT } from "../../../src/core/message/fit.ts";
import { storyView } from "../../../src/core/message/story-view.ts";
import { templateRenderer } from "../../../src/shell/templates/render.ts";
import {
  aCommit,
  aConfig,
  aFailure,
  aFix,
  aFixOf,
  aKilledCommand,
  anUnreadableReport,
  aReport,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../support/builders.ts";
import { HOSTILE } from "../../support/hostile.ts";
import { invisibleCharacters, runnerCommands, skeleton } from "../../support/markdown.ts";

const render = templateRenderer();

function rendered(
  name: TemplateName,
  evidence: readonly Evidence[],
  config: Config = DEFAULT_CONFIG,
): string {
  const judgements = judgementsOf(evidence, config);
  return firstThatFits((detail) => render(name, storyView(judgements, last(judgements), detail)));
}

const TOKEN_STACK = [
  "AssertionError: expected '\"123\"' to be 123",
  "    at signToken (src/auth/token.ts:42:11)",
  "    at test/auth/token.test.ts:48:5",
].join("\n");

/** Two tests with one cause, and a third with another. */
function tokenFailures(actual: string) {
  const shared = {
    expected: "123",
    actual,
    message: `expected ${actual} to be 123`,
    stack: TOKEN_STACK,
    testFile: "test/auth/token.test.ts",
    frame: { file: "src/auth/token.ts", line: 42, function: "signToken" },
  };
  return [
    aFailure({
      test: "token > verifies a signed token",
      name: "verifies a signed token",
      testLine: 48,
      ...shared,
    }),
    aFailure({
      test: "token > refreshes an old token",
      name: "refreshes an old token",
      testLine: 61,
      ...shared,
    }),
    aFailure({
      test: "token > refuses an empty secret",
      name: "refuses an empty secret",
      errorType: "TypeError",
      rawType: "TypeError",
      message: "Cannot read properties of undefined (reading 'length')",
      stack:
        "TypeError: Cannot read properties of undefined (reading 'length')\n    at read (src/auth/secret.ts:7:3)",
      testFile: "test/auth/token.test.ts",
      testLine: 80,
      frame: { file: "src/auth/secret.ts", line: 7, function: "read" },
    }),
  ];
}

const FAILING = [
  "token > verifies a signed token",
  "token > refreshes an old token",
  "token > refuses an empty secret",
];
const PASSING = ["token > signs", "token > expires", "token > has an issuer"];
const FILES = ["src/auth/token.ts", "test/auth/token.test.ts"];

const SECOND = {
  codeHash: "code-2",
  failed: FAILING,
  passed: PASSING,
  failures: tokenFailures('"123"'),
  files: FILES,
  fix: aFix({
    commits: [
      aCommit({ subject: "Read userId from the session", rootCause: "userId is never put into the token" }),
    ],
  }),
};

const THREE_ATTEMPTS = runs(
  { ...SECOND, codeHash: "code-1", failures: tokenFailures("undefined"), fix: null },
  SECOND,
  SECOND,
  {
    ...SECOND,
    codeHash: "code-3",
    reports: [aReport({ warnings: ["2 cases have no time"] })],
    fix: aFix({
      commits: [aCommit({ sha: "9f8e7d6c5b4a", subject: "Keep ids as strings", author: "Another Agent" })],
      files: [{ path: "src/auth/token.ts", added: 12, removed: 30 }],
      uncommitted: true,
    }),
  },
);

/** The fifth run, after which nothing is left of the escalation. */
const FIXED = last(
  runs(
    {},
    {},
    {},
    {},
    {
      codeHash: "code-4",
      passed: [...FAILING, ...PASSING],
      files: FILES,
      fix: aFix({
        commits: [
          aCommit({ sha: "c0ffee1c0ffee1", subject: "Convert the id where the token is signed" }),
          aCommit({ sha: "beef002beef002", subject: "Refuse an empty secret" }),
        ],
      }),
    },
  ),
);

const REGRESSION = runs(
  {
    passed: ["basic flow"],
    failed: ["refuses page zero"],
    files: ["src/paginate.js"],
    failures: [
      aFailure({
        test: "refuses page zero",
        message: "Missing expected exception (RangeError).",
        frame: null,
        testLine: 9,
        testFile: "test/paginate.test.js",
      }),
    ],
  },
  {
    passed: ["refuses page zero"],
    failed: ["basic flow"],
    files: ["src/paginate.js"],
    failures: [
      aFailure({
        test: "basic flow",
        errorType: "RuntimeError",
        rawType: "RangeError",
        message: "there is no page 1",
        stack: "RangeError: there is no page 1\n    at paginate (src/paginate.js:2:11)",
        testFile: "test/paginate.test.js",
        testLine: 5,
        frame: { file: "src/paginate.js", line: 2, function: "paginate" },
      }),
    ],
    fix: aFix({
      commits: [aCommit({ subject: "Refuse pages before the first" })],
      files: [{ path: "src/paginate.js", added: 1, removed: 0 }],
    }),
  },
);

describe("the comment a person gets, as a whole", () => {
  test.each<[string, TemplateName, readonly Evidence[], Config]>([
    ["escalation-limit", "escalation", THREE_ATTEMPTS, DEFAULT_CONFIG],
    ["escalation-regression", "escalation", REGRESSION, DEFAULT_CONFIG],
    [
      "escalation-timeout",
      "escalation",
      runs({ command: aKilledCommand({ timeoutSeconds: 30 }), reports: [] }),
      aConfig({ max_attempts: 1 }),
    ],
    ["feedback", "feedback", THREE_ATTEMPTS.slice(0, 2), aConfig({ backoff: "exponential" })],
    [
      "feedback-silenced",
      "feedback",
      runs({ failed: ["a"], passed: ["b", "c"] }, { skipped: ["a"], passed: ["b"], fix: aFix() }),
      DEFAULT_CONFIG,
    ],
    [
      "passed",
      "passed",
      runs({ failed: ["a"], passed: ["b"] }, { passed: ["b"], flaky: ["a"], fix: aFix() }),
      DEFAULT_CONFIG,
    ],
    ["passed-resolved", "passed", [...THREE_ATTEMPTS, FIXED], DEFAULT_CONFIG],
  ])("%s", async (name, template, evidence, config) => {
    await expect(rendered(template, evidence, config)).toMatchFileSnapshot(`expected/${name}.md`);
  });

  test("hostile", async () => {
    const text = "@org/team | `x` <img src=x> [a](https://example.com)\n# heading\n::error::stop";
    await expect(rendered("escalation", everywhere(text), aConfig({ max_attempts: 2 }))).toMatchFileSnapshot(
      "expected/hostile.md",
    );
  });
});

/** Runs in which every slot that takes text from outside holds this text. */
function everywhere(text: string, given: EvidenceSpec = {}): Evidence[] {
  const spec: EvidenceSpec = {
    failed: [`${text} 1`, `${text} 2`],
    skipped: [`${text} 3`],
    flaky: [`${text} 4`],
    commit: text,
    files: [text],
    failures: [
      failureOf(text, { test: `${text} 1` }),
      failureOf(text, { test: `${text} 2`, expected: null, actual: null, frame: null }),
      failureOf(text, { scope: "suite", frame: { file: text, line: 2, function: null } }),
    ],
    reports: [aReport({ path: text, warnings: [text] }), anUnreadableReport(text)],
    fix: aFix({
      commits: [
        aCommit({
          sha: text,
          author: text,
          subject: text,
          rootCause: text,
          fixStrategy: text,
          confidence: text,
        }),
      ],
      files: [{ path: text, added: 1, removed: 1 }],
      uncommitted: true,
    }),
    ...given,
  };
  return runs({ passed: [`${text} 1`, `${text} 3`] }, spec, { ...spec, codeHash: "other" });
}

function failureOf(text: string, given: Partial<FailureRecord> = {}): FailureRecord {
  return aFailure({
    test: text,
    name: text,
    rawType: text,
    message: text,
    expected: text,
    actual: text,
    // Never empty: whether there is a trace is a matter of shape.
    stack: `${text}\n    at x`,
    testFile: text,
    frame: { file: text, line: 1, function: text },
    ...given,
  });
}

/** One variant for each question that quotes what it asks about. */
const VARIANTS: Readonly<Record<string, (text: string) => Evidence[]>> = {
  "an unreadable report": (text) => everywhere(text),
  "a regression": (text) => everywhere(text, { reports: [aReport()] }),
  "two values": (text) => {
    const failures = [failureOf(text, { expected: `1${text}`, actual: `2${text}` })];
    return everywhere(text, { reports: [aReport()], failed: [text], failures });
  },
  "an error": (text) => {
    const failures = [failureOf(text, { expected: null, frame: null, testLine: null })];
    return everywhere(text, { reports: [aReport()], failed: [text], failures });
  },
  "a silenced test": (text) => everywhere(text, { reports: [aReport()], failed: [], failures: [] }),
};

describe.each(["escalation", "feedback", "passed"] as const)("the template %s", (name) => {
  const config = aConfig({ max_attempts: 2, abort_on_regression: false });
  // Only an escalation asks.
  const asked = Object.entries(VARIANTS).slice(0, name === "escalation" ? undefined : 1);
  const variants = asked.map(([variant, evidence]) => ({
    variant,
    comment: (text: string) => rendered(name, evidence(text), config),
    harmless: skeleton(rendered(name, evidence("harmless"), config)),
  }));

  test.each(HOSTILE.map((text) => ({ label: JSON.stringify(text).slice(0, 60), text })))(
    "keeps its shape, whatever stands in it: $label",
    ({ text }) => {
      for (const { variant, comment, harmless } of variants) {
        const hostile = comment(text);
        expect(skeleton(hostile), variant).toBe(harmless);
        expect(runnerCommands(hostile)).toEqual([]);
        expect(invisibleCharacters(hostile)).toEqual([]);
        expect(hostile.length).toBeLessThanOrEqual(MAX_COMMENT);
      }
    },
  );
});

test.each(["escalation", "feedback"] as const)(
  "what %s leaves out is counted below what it shows",
  (name) => {
    const judgements = judgementsOf(THREE_ATTEMPTS);
    const html = skeleton(
      render(name, storyView(judgements, last(judgements), { failures: 1, causes: 1, traces: false })),
    );
    expect(html).toContain("</table>\n<p>and 2 more, which the full report lists</p>");
    expect(html).toContain("<li>and 1 more, which the full report lists</li>");
  },
);

test("an escalation about which nothing can be asked asks nothing", () => {
  const judgements = judgementsOf(THREE_ATTEMPTS);
  const view = storyView(judgements, last(judgements), { failures: 5, causes: 5, traces: true });
  const comment = render("escalation", { ...view, question: null });
  expect(comment).not.toContain("question");
  expect(comment).toContain("**Human review required**. Decide what to do, and push it as code;");
});

describe("every template with every detail", () => {
  const cases = (["escalation", "feedback", "passed"] as const).flatMap((name) =>
    DETAILS.map((detail) => ({ name, detail })),
  );
  test.each(cases)("$name, $detail", ({ name, detail }) => {
    const judgements = judgementsOf(THREE_ATTEMPTS);
    const comment = render(name, storyView(judgements, last(judgements), detail));
    expect(comment).toMatch(/^## .+\n/);
    expect(comment).toMatch(/[^\n]\n$/);
    expect(comment).not.toMatch(/\n{3}|\{\{|\[object|undefined,/);
  });
});

describe("a folder of templates", () => {
  function aFolder(template: string): string {
    const folder = mkdtempSync(join(tmpdir(), "umpire-templates-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "partials"));
    writeFileSync(join(folder, "passed.hbs"), template);
    writeFileSync(join(folder, "partials", "notes.txt"), "not a template");
    return folder;
  }
  const judgements = judgementsOf(runs({ passed: ["<b>"], fix: aFixOf("a.js") }));
  const [detail] = DETAILS;
  if (!detail) throw new Error("No detail is left.");
  const view = storyView(judgements, last(judgements), detail);

  test("may be another one, in which strings are escaped", () => {
    const own = templateRenderer(aFolder("{{tests}} {{rule}}\n\n\n\n{{file_path}}"));
    expect(own("passed", { ...view, rule: "<b>" })).toBe("1 of 1 pass &lt;b&gt;\n\n`src/app.js`\n");
  });

  test("may not place text as it is", () => {
    const own = templateRenderer(aFolder("{{{rule}}}"));
    expect(() => own("passed", view)).toThrow(/passed\.hbs uses \{\{\{/);
  });
});
