import { describe, expect, test } from "vitest";
import { inlines } from "../../../../src/core/message/inlines.ts";
import { mailOf } from "../../../../src/core/message/notify/email.ts";
import { code, Markdown, md } from "../../../../src/core/message/untrusted.ts";
import { HOSTILE } from "../../../support/hostile.ts";
import { aNotice, WHERE } from "./support.ts";

test("an escalation as mail, in text and in HTML", async () => {
  const { subject, text, html } = mailOf(aNotice());
  expect(subject).toBe("Umpire: OWNER/project#5 waits for a person (max attempts reached)");
  await expect(text).toMatchFileSnapshot("expected/mail.txt");
  await expect(html).toMatchFileSnapshot("expected/mail.html");
});

test("without a question, reasons, causes or an address only the facts are left", () => {
  const notice = { ...aNotice("a", { ...WHERE, address: null }), question: null, reasons: [], causes: [] };
  const { text, html } = mailOf(notice);
  expect(text.split("\n")).toHaveLength(notice.facts.length + 1);
  expect(html.match(/<\w+/g)).toEqual(expect.not.arrayContaining(["<ul", "<ol", "<a", "<h3"]));
});

/** Tags with their attributes: what is left of the HTML without its text. */
const tags = (html: string) => html.match(/<[^>]*>/g)?.join("") ?? "";
const harmless = tags(mailOf(aNotice("harmless")).html);

describe("nothing from outside is live", () => {
  test.each([...HOSTILE, '"><script>x</script>', "a\r\nBcc: x@example.com"])("%j", (text) => {
    const { subject, html } = mailOf(aNotice(text, { ...WHERE, name: text }));
    // What is empty is said in words, without a code span.
    const shape = tags(html).replace(/<code><\/code>/g, "");
    if (!html.includes("_(empty)_")) expect(shape).toBe(harmless.replace(/<code><\/code>/g, ""));
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<(?!\/?(?:h2|h3|p|br|ol|ul|li|code|strong)>|a href="https:|\/a>)/);
  });
});

describe("a line of Markdown taken apart", () => {
  test.each(["plain", "a`b", "``", "` x", "x `", "a ``b`` c", "```"])("%j comes back as it was", (text) => {
    expect(inlines(md`one ${code(text)} two`)).toEqual([
      { kind: "words", text: "one " },
      { kind: "code", text: text.trim() },
      { kind: "words", text: " two" },
    ]);
  });

  test("words alone, code alone, and nothing", () => {
    expect(inlines(new Markdown("words"))).toEqual([{ kind: "words", text: "words" }]);
    expect(inlines(code("x"))).toEqual([{ kind: "code", text: "x" }]);
    expect(inlines(new Markdown(""))).toEqual([]);
  });
});
