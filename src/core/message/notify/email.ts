import { inlines } from "../inlines.ts";
import type { Markdown } from "../untrusted.ts";
import type { Notice } from "./notice.ts";

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The text part is our Markdown as it is, which reads well; the HTML part holds nothing that is fetched or run. */
export function mailOf({ where, subject, facts, question, reasons, causes }: Notice): Mail {
  const { address } = where;
  const asked = question?.options.map((option, position) => [`${position + 1}. `, option] as const) ?? [];
  const text = [
    ...facts.map(([label, value]) => `${label}: ${value.text}`),
    ...(question
      ? ["", question.text.text, ...asked.map(([number, option]) => `  ${number}${option.text}`)]
      : []),
    ...paragraph("Why", reasons),
    ...paragraph("Causes", causes),
    ...(address === null ? [] : ["", address]),
  ];
  const html = [
    `<h2>${escaped(subject)}</h2>`,
    `<p>${facts.map(([label, value]) => `${label}: ${marked(value)}`).join("<br>")}</p>`,
    ...(question ? [`<p>${marked(question.text)}</p>`, list("ol", question.options)] : []),
    ...(reasons.length > 0 ? ["<h3>Why</h3>", list("ul", reasons)] : []),
    ...(causes.length > 0 ? ["<h3>Causes</h3>", list("ul", causes)] : []),
    ...(address === null ? [] : [`<p><a href="${escaped(address)}">${escaped(address)}</a></p>`]),
  ];
  return { subject, text: `${text.join("\n")}\n`, html: `${html.join("\n")}\n` };
}

function paragraph(heading: string, items: readonly Markdown[]): string[] {
  return items.length > 0 ? ["", `${heading}:`, ...items.map((item) => `  - ${item.text}`)] : [];
}

function list(kind: "ol" | "ul", items: readonly Markdown[]): string {
  return `<${kind}>${items.map((item) => `<li>${marked(item)}</li>`).join("")}</${kind}>`;
}

/** Stars stand only in our own words, and always in pairs. */
function marked(markdown: Markdown): string {
  let isBold = false;
  const pieces = inlines(markdown).map(({ kind, text }) => {
    if (kind === "code") return `<code>${escaped(text)}</code>`;
    return escaped(text).replaceAll("**", () => {
      isBold = !isBold;
      return isBold ? "<strong>" : "</strong>";
    });
  });
  return pieces.join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
