import { inlines } from "../inlines.ts";
import type { Markdown } from "../untrusted.ts";
import type { Notice } from "./notice.ts";

/** What an incoming webhook takes. Slack refuses the whole message when one limit is passed. */
export interface SlackMessage {
  /** Shown where blocks are not: in a notification on a phone. */
  readonly text: string;
  readonly blocks: readonly SlackBlock[];
}

interface PlainText {
  readonly type: "plain_text";
  readonly text: string;
}

interface MarkedText {
  readonly type: "mrkdwn";
  readonly text: string;
}

export type SlackBlock =
  | { readonly type: "header"; readonly text: PlainText }
  | { readonly type: "section"; readonly text: MarkedText }
  | { readonly type: "section"; readonly fields: readonly MarkedText[] }
  | { readonly type: "actions"; readonly elements: readonly SlackButton[] };

interface SlackButton {
  readonly type: "button";
  readonly text: PlainText;
  readonly url: string;
}

const MOST_IN_ALL = 12_900;
const MOST_IN_SECTION = 2_900;
const MOST_IN_FIELD = 1_900;
const MOST_IN_HEADER = 150;
const MOST_IN_ADDRESS = 3_000;

export function slackMessage({ where, subject, facts, question, reasons, causes }: Notice): SlackMessage {
  const options = question?.options.map((option, position) => `${position + 1}. ${words(option, 900)}`) ?? [];
  const asked: SlackBlock[] = question
    ? [section("One question", [words(question.text, 1_500), ...options])]
    : [];
  const wanted: SlackBlock[] = [
    { type: "header", text: plainText(subject.slice(0, MOST_IN_HEADER)) },
    {
      type: "section",
      fields: facts.map(([label, value]) => marked(`*${label}*\n${words(value, MOST_IN_FIELD)}`)),
    },
    ...asked,
    ...button(where.address),
    ...listed("Why", reasons),
    ...listed("Causes", causes),
  ];
  return withinLimit({ text: escaped(subject), blocks: wanted });
}

function button(address: string | null): SlackBlock[] {
  if (address === null || address.length > MOST_IN_ADDRESS) return [];
  return [
    { type: "actions", elements: [{ type: "button", text: plainText("Open the case"), url: address }] },
  ];
}

function listed(heading: string, items: readonly Markdown[]): SlackBlock[] {
  return items.length > 0
    ? [
        section(
          heading,
          items.map((item) => `• ${words(item, 900)}`),
        ),
      ]
    : [];
}

/** Whole lines only: half an escape would show as garbage. */
function section(heading: string, lines: readonly string[]): SlackBlock {
  let text = `*${heading}*`;
  for (const line of lines) {
    if (text.length + line.length > MOST_IN_SECTION) return { type: "section", text: marked(`${text}\n…`) };
    text += `\n${line}`;
  }
  return { type: "section", text: marked(text) };
}

/** The last blocks are those that a reader misses least. */
function withinLimit({ text, blocks }: SlackMessage): SlackMessage {
  let kept = blocks;
  while (JSON.stringify({ text, blocks: kept }).length > MOST_IN_ALL) kept = kept.slice(0, -1);
  return { text, blocks: kept };
}

/** Slack marks bold with one star, and knows neither longer ticks nor ticks inside code. */
function words(markdown: Markdown, most: number): string {
  let text = "";
  for (const inline of inlines(markdown)) {
    const piece =
      inline.kind === "code"
        ? `\`${escaped(inline.text.replaceAll("`", "'"))}\``
        : escaped(inline.text.replaceAll("**", "*"));
    if (text.length + piece.length > most) return `${text}…`;
    text += piece;
  }
  return text;
}

/** These three are all that Slack gives a meaning to: without them no mention, channel or link comes alive. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function marked(text: string): MarkedText {
  return { type: "mrkdwn", text };
}

function plainText(text: string): PlainText {
  return { type: "plain_text", text };
}
