import { inlines } from "./inlines.ts";
import { Markdown } from "./untrusted.ts";

/**
 * Puts safe text where a team's template wants it. Safe means in code spans and fences, and those mean nothing
 * inside HTML and fences of the template, and not enough in its tables: there the text is written another way.
 */
export function placeTexts(rendered: string, texts: readonly Markdown[]): string {
  let around: Around = { kind: "markdown", until: NEVER };
  const lines = rendered.split("\n").map((line) => {
    const words = line.replace(MARK, "");
    const ends = around.until.test(words);
    const before = around;
    if (around.kind === "markdown") around = opened(words);
    const kind = around.kind === "markdown" && words.includes("|") ? "table" : around.kind;
    if (before.kind !== "markdown" && ends) around = { kind: "markdown", until: NEVER };
    return line.replace(MARK, (_mark, index: string) => WRITTEN[kind](texts[Number(index)] ?? NOTHING));
  });
  return lines.join("\n");
}

/** Stands for a text until it is known where it stands. No text of ours or of a template has these characters. */
export function markOf(index: number): string {
  return `\ue000${index}\ue001`;
}

export function withoutMarks(text: string): string {
  return text.replace(/[\ue000\ue001]/g, "");
}

const MARK = /\ue000(\d+)\ue001/g;
const NEVER = /(?!)/;
const BLANK = /^\s*$/;
const NOTHING = new Markdown("");

interface Around {
  readonly kind: "markdown" | "html" | "fence";
  /** The line that ends it. */
  readonly until: RegExp;
}

/** Rather too much is taken for HTML than too little: it costs nothing but looks. */
function opened(line: string): Around {
  const fence = /^\s*(?:[-*+>]\s*|\d+[.)]\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
  if (fence !== undefined)
    return { kind: "fence", until: new RegExp(`^[\\s>]*\\${fence[0]}{${fence.length},}\\s*$`) };
  if (/<!--/.test(line)) return { kind: "html", until: /-->/ };
  const raw = /<(pre|script|style|textarea)\b/i.exec(line)?.[1];
  if (raw !== undefined) return { kind: "html", until: new RegExp(`</${raw}>`, "i") };
  return /<[a-z/!?]/i.test(line) ? { kind: "html", until: BLANK } : { kind: "markdown", until: NEVER };
}

const WRITTEN: Readonly<Record<Around["kind"] | "table", (text: Markdown) => string>> = {
  markdown: ({ text }) => text,
  table: ({ text }) =>
    text.replace(/(\\*)\|/g, (_bar, slashes: string) => `${slashes}${slashes.length % 2 === 0 ? "\\" : ""}|`),
  fence: ({ text }) => text.replace(/`{3,}|~{3,}/g, "'''"),
  html: asHtml,
};

/** Every mark of punctuation as a reference: neither HTML nor Markdown sees one. GitHub mentions nobody inside `code`. */
function asHtml(markdown: Markdown): string {
  const pieces = inlines(markdown).map(({ kind, text }) => {
    const plain = text.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return kind === "code" ? `<code>${plain}</code>` : plain;
  });
  return pieces.join("");
}
