import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cell, code, fence, joined, Markdown, md, oneLine } from "../../../src/core/message/untrusted.ts";
import { anyText } from "../../support/arbitraries.ts";
import { HOSTILE } from "../../support/hostile.ts";
import { invisibleCharacters, runnerCommands, skeleton, toHtml } from "../../support/markdown.ts";

/** Text that is easy to see in a list of tests. */
const shown = (text: string) => JSON.stringify(text).slice(0, 60);
const TABLE = HOSTILE.map((text) => ({ name: shown(text), text }));

test("there is enough to be afraid of", () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
});

function expectInert(markdown: string): void {
  expect(runnerCommands(markdown)).toEqual([]);
  expect(invisibleCharacters(markdown)).toEqual([]);
}

describe.each(TABLE)("$name", ({ text }) => {
  test("in a code span is a code span and nothing else", () => {
    const { text: span } = code(text);
    expect(skeleton(`fails: ${span} since`)).toBe("<p>fails: <code/> since</p>");
    expect(skeleton(`**${span}**: x`)).toBe("<p><strong><code/></strong>: x</p>");
    expectInert(span);
  });

  test("in a table leaves the table its shape", () => {
    const { text: span } = cell(text);
    const table = `| a | b |\n|---|---|\n| ${span} | ${span} |\n| x | ${span}, ${span} |\n`;
    const row = (first: string, second: string) => `<tr>\n<td>${first}</td>\n<td>${second}</td>\n</tr>\n`;
    const body = `<tbody>\n${row("<code/>", "<code/>")}${row("x", "<code/>, <code/>")}</tbody>\n`;
    expect(skeleton(table)).toBe(
      `<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n${body}</table>\n`,
    );
    expectInert(table);
  });

  test("in a fence stays in it", () => {
    const { text: block } = fence(text);
    expect(skeleton(`before\n\n${block}\n\nafter`)).toBe("<p>before</p>\n<pre><code/></pre>\n<p>after</p>");
    expectInert(block);
  });

  test("on one line of a log is one line and no command", () => {
    const line = oneLine(text);
    expect(line).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
    expect(line.length).toBeLessThanOrEqual(160);
    expectInert(line);
    expectInert(`  ${line}`);
  });
});

test("no text at all escapes, nor grows beyond what it was given", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyText, fc.constantFrom(...HOSTILE)), { maxLength: 3 }), (parts) => {
      const text = parts.join("");
      expect(skeleton(`| ${cell(text).text} |\n|---|\n| ${cell(text).text} |`)).toMatch(
        /^<table>\n<thead>\n<tr>\n<th><code\/><\/th>\n<\/tr>\n<\/thead>\n<tbody>\n<tr>\n<td><code\/><\/td>\n<\/tr>\n<\/tbody>\n<\/table>$/,
      );
      expect(skeleton(fence(text).text)).toBe("<pre><code/></pre>");
      expectInert(fence(text).text + code(text).text + oneLine(text, 10));
      expect(oneLine(text, 10).length).toBeLessThanOrEqual(10);
    }),
    { numRuns: 500 },
  );
});

describe("what is shown is still what was said", () => {
  const seen = (markdown: Markdown) => toHtml(markdown.text).replace(/<\/?(p|code|pre)[^>]*>/g, "");

  test.each([
    ["plain words", "plain words"],
    ["a `b` c", "a `b` c"],
    ["`starts", "`starts"],
    ["ends with `", "ends with `"],
    ['<b> & "x"', "&lt;b&gt; &amp; &quot;x&quot;"],
    ["two\nlines", "two lines"],
    ["\u001b[31mred\u001b[0m", "red"],
    ["e\u0301", "é"],
    ["::error::x", ": :error::x"],
    ["at ##[x]", "at ## [x]"],
    ["lone \ud800", "lone \ufffd"],
  ])("%j as code", (text, html) => {
    expect(seen(code(text))).toBe(html);
  });

  test.each([
    ["a|b", "a|b"],
    ["a\\\\|b", "a\\\\|b"],
    // One backslash more is shown, since Markdown knows no way to write this one.
    ["a\\|b", "a\\\\|b"],
  ])("%j in a cell", (text, html) => {
    expect(toHtml(`| x |\n|---|\n| ${cell(text).text} |`)).toContain(`<td><code>${html}</code></td>`);
  });

  test("lines, tabs and indentation in a fence", () => {
    expect(seen(fence("at a\n\tat b\n  at c\n\n"))).toBe("at a\n\tat b\n  at c\n");
    expect(fence("x", "json").text).toBe("```json\nx\n```");
    expect(fence("a ```` b").text).toBe("`````text\na ```` b\n`````");
  });

  test("a fence that is too long ends where it is cut, between characters", () => {
    expect(fence("x".repeat(20), "text", 10).text).toBe("```text\nxxxxxxxxx…\n```");
    expect(oneLine("💥💥💥💥", 6)).toBe("💥💥…");
    expect(oneLine("💥💥💥", 6)).toBe("💥💥💥");
  });

  test("nothing", () => {
    expect(code("").text).toBe("_(empty)_");
    expect(cell(" \u200b ").text).toBe("_(empty)_");
    expect(oneLine("\n")).toBe("");
  });
});

test("our own words keep their marks, and take only safe parts", () => {
  const parts = [code("a|b"), code("c")];
  expect(md`**${1}** of ${joined(parts, ", ")}!`).toEqual(new Markdown("**1** of `a|b`, `c`!"));
  expect(md``.text).toBe("");
  expect(md`x`.toHTML()).toBe("x");
});
