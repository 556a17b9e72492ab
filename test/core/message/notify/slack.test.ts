import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slackMessage } from "../../../../src/core/message/notify/slack.ts";
import { code, Markdown, md } from "../../../../src/core/message/untrusted.ts";
import { readBlockKit, textsOf } from "../../../support/block-kit.ts";
import { HOSTILE } from "../../../support/hostile.ts";
import { aNotice, WHERE } from "./support.ts";

const checked = (notice: ReturnType<typeof aNotice>) => readBlockKit(JSON.stringify(slackMessage(notice)));

test("an escalation as blocks: what, the question, where to look, why", async () => {
  await expect(`${JSON.stringify(slackMessage(aNotice()), null, 2)}\n`).toMatchFileSnapshot(
    "expected/slack.json",
  );
  checked(aNotice());
});

test("without an address there is no button, and an address that Slack refuses is left out", () => {
  for (const address of [null, `https://example.com/${"x".repeat(3_000)}`])
    expect(checked(aNotice("a", { ...WHERE, address })).blocks.some(({ type }) => type === "actions")).toBe(
      false,
    );
});

test("an escalation about which nothing can be asked has no question", () => {
  const { blocks } = checked({ ...aNotice(), question: null, reasons: [], causes: [] });
  expect(blocks.map(({ type }) => type)).toEqual(["header", "section", "actions"]);
});

describe("nothing from outside is live", () => {
  test.each(["<!channel>", "<@U123>", "<https://example.com|x>", "& < >", ...HOSTILE])("%j", (text) => {
    checked(aNotice(text));
  });

  test("ticks inside code do not end it", () => {
    const texts = textsOf(checked(aNotice("a`*b*``c")));
    expect(texts.join("\n")).toContain("`a'*b*''c`");
  });
});

describe("Slack's limits hold", () => {
  test("whatever stands in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        checked(aNotice(text, { name: text, address: WHERE.address }));
      }),
      { numRuns: 60 },
    );
  });

  test("however much there is: what a reader misses least goes first", () => {
    const long = Array.from({ length: 60 }, () => code("&".repeat(160)));
    const notice = aNotice();
    const options = [new Markdown("x"), ...long];
    const { blocks } = checked({
      ...notice,
      reasons: long,
      causes: long,
      question: { text: md`Which?`, options },
    });
    const asked = JSON.stringify(blocks[2]);
    expect(asked).toContain("*One question*\\nWhich?\\n1. x\\n2. ");
    expect(asked).toContain("\\n…");
    const facts = Array.from(
      { length: 10 },
      () => ["Fact", md`${code("&".repeat(160))} ${code("&".repeat(160))} ${code("&".repeat(160))}`] as const,
    );
    const crowded = checked({ ...notice, facts, reasons: long, causes: long });
    expect(crowded.blocks.length).toBeLessThan(6);
    expect(crowded.blocks[0]?.type).toBe("header");
  });
});
