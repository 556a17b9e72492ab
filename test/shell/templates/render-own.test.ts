import { describe, expect, test } from "vitest";
import { mustBeSafe } from "../../../src/core/message/own-template.ts";
import { type StoryView, storyView } from "../../../src/core/message/story-view.ts";
import { templateRenderer } from "../../../src/shell/templates/render.ts";
import { aCommit, aConfig, aFailure, aFix, judgementsOf, last, runs } from "../../support/builders.ts";
import { HOSTILE } from "../../support/hostile.ts";
import { invisibleCharacters, runnerCommands, skeleton } from "../../support/markdown.ts";

const render = templateRenderer();
const FULL = { failures: 50, causes: 20, traces: true };

function story(text = "adds"): StoryView {
  const failure = aFailure({
    test: text,
    name: text,
    rawType: text,
    message: text,
    expected: `1 ${text} x`,
    actual: `2 ${text} x`,
    frame: { file: text, line: 1, function: text },
  });
  const spec = {
    failed: [text],
    passed: ["b"],
    files: [text],
    failures: [failure],
    fix: aFix({ commits: [aCommit({ subject: text, rootCause: text, author: text })] }),
  };
  const judgements = judgementsOf(runs(spec, spec), aConfig({ max_attempts: 2 }));
  return storyView(judgements, last(judgements), FULL);
}

function rendered(text: string, view = story()): string {
  return render("escalation", view, { path: ".github/own.hbs", text });
}

/** As the rules of the protocol print it. */
const SEED = `## Execution Feedback Escalation

**File**: {{file_path}}
**Attempts**: {{attempt_count}} / {{max_attempts}}

### Failures
{{failure_summary}}

### Analysis
{{root_cause_analysis}}

### Attempted Fixes
{{fix_attempts}}

**Human review required**
`;

describe("a template in exactly the protocol's form", () => {
  test("renders as it is", async () => {
    await expect(rendered(SEED)).toMatchFileSnapshot("expected/own-seed.md");
  });

  const harmless = skeleton(rendered(SEED, story("harmless")));
  test.each(HOSTILE.map((text) => ({ label: JSON.stringify(text).slice(0, 60), text })))(
    "keeps its shape, whatever stands in it: $label",
    ({ text }) => {
      const comment = rendered(SEED, story(text));
      expect(skeleton(comment)).toBe(harmless);
      expect(runnerCommands(comment)).toEqual([]);
      expect(invisibleCharacters(comment)).toEqual([]);
    },
  );
});

describe("a team's own template", () => {
  test("has the blocks and the partials of ours", () => {
    const text =
      "{{#each failures}}{{@index}}{{#if @first}} first{{/if}}{{#if @last}} last{{/if}}: {{test}}{{else}}none{{/each}}\n{{#unless question}}no question{{/unless}}{{#with coverage}}{{headline}}{{/with}}\n{{> fixes}}";
    expect(rendered(text)).toMatch(/^0 first last: `adds`\nnot measured\n\| attempt \|/);
    expect(rendered("{{#each failures}}x{{else}}none{{/each}}", { ...story(), failures: [] })).toBe("none\n");
    expect(rendered("{{#each rule}}x{{else}}none{{/each}}")).toBe("none\n");
  });

  test("cannot reach into safe text, where its code spans could be lost", () => {
    const live = story("@org/team");
    for (const way of [
      "{{file_path.text}}",
      "{{#with file_path}}{{text}}{{/with}}",
      "{{#each file_path}}{{this}}{{/each}}",
    ])
      expect(rendered(`a${way}`, live), way).toBe("a\n");
    expect(rendered("{{file_path}}", live)).toBe("`@org/team`\n");
  });

  test("cannot reach a prototype", () => {
    for (const way of [
      "{{constructor}}",
      "{{constructor.name}}",
      "{{__proto__}}",
      "{{toString}}",
      "{{file_path.toHTML}}",
    ])
      expect(rendered(`a${way}`), way).toBe("a\n");
  });
});

describe("what does not work is said, and is no crash", () => {
  test.each([
    ["a block that does not end", "{{#if rule}}", /^Parse error on line 1: a block is not closed$/],
    ["an end without its block", "{{/if}}", /^Parse error on line 1: OPEN_ENDBLOCK is not expected there$/],
    ["an unknown helper", '{{shout "x"}}', /knownHelpersOnly.*shout/],
    ["lookup", '{{lookup . "rule"}}', /lookup/],
    ["log", '{{log "x"}}', /log/],
    ["an unknown partial", "{{> secrets}}", /it uses a partial that is none of coverage, failures/],
    ["a dynamic partial", "{{> (lookup . 'rule')}}", /it uses a partial that is none of/],
    ["a partial block", "{{#> fixes}}x{{/fixes}}", /it uses a partial block/],
    ["an inline partial", '{{#*inline "a"}}{{> a}}{{/inline}}', /it uses a decorator/],
    ["a decorator", "{{* x}}", /it uses a decorator/],
    ["unescaped text", "{{{rule}}}", /it places text unescaped/],
    ["unescaped text by another name", "{{&rule}}", /it places text unescaped/],
  ])("%s", (_what, text, problem) => {
    expect(() => rendered(text)).toThrow(
      expect.objectContaining({
        name: "UserError",
        code: "template-broken",
        message: expect.stringMatching(problem),
        hint: "Repair .github/own.hbs; see docs/templates.md.",
      }),
    );
  });

  test("loops in loops end in time", () => {
    const many = Array.from({ length: 50 }, () => story().failures).flat();
    const nested = `${"{{#each @root.failures}}".repeat(6)}x${"{{/each}}".repeat(6)}`;
    const started = performance.now();
    expect(() => rendered(`{{#each failures}}${nested}{{/each}}`, { ...story(), failures: many })).toThrow(
      /it renders without end/,
    );
    expect(performance.now() - started).toBeLessThan(5_000);
    const long = `{{#each failures}}${"x".repeat(30_000)}{{/each}}`;
    expect(() => rendered(long, { ...story(), failures: many })).toThrow(/it renders without end/);
  });
});

describe("before anything is posted", () => {
  test.each(["{{{", "{{&", "{{~&"])("%s is refused, with its line", (marks) => {
    expect(() => mustBeSafe({ path: "own.hbs", text: `one\n${marks}rule}}` })).toThrow(
      expect.objectContaining({
        code: "template-unsafe",
        message: `The template own.hbs uses \`${marks}\` in line 2, which would place text of test reports unescaped.`,
      }),
    );
  });

  test("more text than any comment has is refused", () => {
    expect(() => mustBeSafe({ path: "own.hbs", text: "x".repeat(65_537) })).toThrow(
      expect.objectContaining({ code: "template-too-large" }),
    );
    expect(() => mustBeSafe({ path: "own.hbs", text: SEED })).not.toThrow();
  });
});
