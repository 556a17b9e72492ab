/**
 * The one place where text from reports, commits and commands is made fit to be shown.
 * In Markdown it only ever stands in code spans and fences, so that nothing in it is live:
 * no mention, link, image, heading, table cell or instruction.
 */

/** Markdown that is safe to place as it is. Handlebars calls `toHTML` and escapes every other string. */
export class Markdown {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toHTML(): string {
    return this.text;
  }
}

/** Our own words with safe parts: `md\`fails since attempt ${2}: ${code(name)}\``. */
export function md(words: TemplateStringsArray, ...parts: readonly (Markdown | number)[]): Markdown {
  const pieces = words.flatMap((word, position) => {
    const part = parts[position];
    return [word, part instanceof Markdown ? part.text : String(part ?? "")];
  });
  return new Markdown(pieces.join(""));
}

export function joined(parts: readonly Markdown[], between: string): Markdown {
  return new Markdown(parts.map((part) => part.text).join(between));
}

const SPAN_LENGTH = 160;
const FENCE_LENGTH = 4_000;

/** A code span on one line. */
export function code(text: string, maxLength = SPAN_LENGTH): Markdown {
  const line = oneLine(text, maxLength);
  if (line === "") return new Markdown("_(empty)_");
  const ticks = "`".repeat(longestRun(line, "`") + 1);
  const space = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return new Markdown(`${ticks}${space}${line}${space}${ticks}`);
}

/** A code span for a table cell: a bar would end the cell even inside a span, unless an odd number of backslashes precedes it. */
export function cell(text: string, maxLength = SPAN_LENGTH): Markdown {
  const escaped = (_bar: string, slashes: string) => `${slashes}${slashes.length % 2 === 0 ? "" : "\\"}\\|`;
  return new Markdown(code(text, maxLength).text.replace(/(\\*)\|/g, escaped));
}

/** A link to lines of a file below an address of ours. What could end the link, or lead out of the address, is encoded. */
export function fileLink(words: Markdown, address: string, path: string, anchor: string): Markdown {
  const steps = path.toWellFormed().split("/");
  if (steps.some((step) => /^\.{0,2}$/.test(step))) return words;
  const encoded = steps.map((step) => encodeURIComponent(step).replace(/[!'()*]/g, percent)).join("/");
  return new Markdown(`[${words.text}](${address}/${encoded}#${anchor})`);
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** A fenced block, longer than any fence inside it. */
export function fence(text: string, language = "text", maxLength = FENCE_LENGTH): Markdown {
  const body = cut(
    withoutCommands(
      clean(text)
        .trimEnd()
        .replace(/^\s*\n/, ""),
    ),
    maxLength,
  );
  const ticks = "`".repeat(Math.max(3, longestRun(body, "`") + 1));
  return new Markdown(`${ticks}${language}\n${body}\n${ticks}`);
}

/** One line for a terminal or a log: no control sequence, and nothing that a runner takes for a command. */
export function oneLine(text: string, maxLength = SPAN_LENGTH): string {
  return cut(withoutCommands(clean(text).replace(/\s+/g, " ").trim()), maxLength);
}

/** The Actions runner obeys `::` at the start of a line, blanks before it or not, and `##[` anywhere. */
function withoutCommands(text: string): string {
  return text.replace(/^([^\S\n]*):(?=:)/gm, "$1: ").replaceAll("##[", "## [");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Directions, zero widths, tags, fillers and variation selectors: text that a reader cannot see. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Well-formed first: taking something out must not join two half characters to one that was to be taken out. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(ANSI, "")
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, "\n")
    .replace(CONTROLS, "")
    .replace(INVISIBLE, "");
}

/** Cuts between code points, never within one. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const kept = text.slice(0, maxLength - 1);
  return `${kept.replace(/[\ud800-\udbff]$/, "")}…`;
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const current of text) {
    run = current === character ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
