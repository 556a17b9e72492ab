import { describe, expect, test } from "vitest";
import { markOf, placeTexts, withoutMarks } from "../../../src/core/message/placed-texts.ts";
import { code, fence, Markdown, md } from "../../../src/core/message/untrusted.ts";
import { HOSTILE } from "../../support/hostile.ts";
import { toHtml } from "../../support/markdown.ts";

/** Where a template may put a text; `@` is the place. */
const PLACES = [
  "a paragraph with @ in it",
  "- a list: @",
  "> a quote: @",
  "| a | table |\n|---|---|\n| @ | x |\n| y | @ |",
  "<details><summary>@</summary>\n\ninside @\n\n</details>",
  "<b>@</b>",
  "<p\n title='@'>@",
  "<!-- @ -->",
  "<!--\n@\n\n@\n-->\nafter @",
  "<pre>\n@\n\n@\n</pre>\nafter @\n\nlater @",
  "```\n@\n```\nafter @",
  "~~~~\n@\n~~~\n@\n~~~~\nafter @",
  "- ```\n  @\n  ```",
  "    indented @",
  "`@`",
  "**@** and _@_ and ~~@~~",
  "[@](https://example.com)",
  "# @",
];

function placed(place: string, text: Markdown): string {
  return placeTexts(
    place.replaceAll("@", () => markOf(0)),
    [text],
  );
}

/** Structure that the reader sees, without any text: what stands in code or in comments is not live. */
function structure(markdown: string): string[] {
  const html = toHtml(markdown)
    .replace(/<!--[\s\S]*?-->/g, "<!-- -->")
    .replace(/<code[^>]*>[\s\S]*?<\/code>/g, "<code/>");
  return html.match(/<[a-z!/][^>]*>/gi) ?? [];
}

/** Text that GitHub looks for mentions and addresses in: neither in code nor in comments nor in tags. */
function liveText(markdown: string): string {
  return toHtml(markdown)
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(code|pre)[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, "");
}

describe.each(PLACES)("in %j", (place) => {
  test.each(HOSTILE)("nothing is live: %j", (text) => {
    const span = code(`x${text}x`);
    expect(structure(placed(place, span))).toEqual(structure(placed(place, code("harmless"))));
    expect(liveText(placed(place, code(`x@org/team ${text}`)))).not.toContain("@org");
  });
});

test("a stack trace cannot end the fence of a template", () => {
  const trace = fence("Error\n```\n@org/team\n~~~\n");
  for (const place of ["```\n@\n```", "~~~text\n@\n~~~"])
    expect(liveText(placed(place, trace)).trim()).toBe("");
});

describe("what needs nothing is left as it is", () => {
  test("in a paragraph", () => {
    expect(placed("a @ b", code("x|y"))).toBe("a `x|y` b");
  });

  test("in a table bars are escaped, once", () => {
    expect(placed("| @ |", code("x|y"))).toBe("| `x\\|y` |");
    expect(placed("| @ |", new Markdown("`x\\|y`"))).toBe("| `x\\|y` |");
  });

  test("in HTML our own words are words", () => {
    expect(placed("<b>@</b>", md`since attempt ${2}: ${code("a<b")}`)).toBe(
      "<b>since attempt 2&#58; <code>a&#60;b</code></b>",
    );
  });
});

test("a template cannot make marks of its own, and one that leads nowhere is empty", () => {
  expect(withoutMarks(`a${markOf(3)}b`)).toBe("a3b");
  expect(placeTexts(`a${markOf(7)}b`, [])).toBe("ab");
});
