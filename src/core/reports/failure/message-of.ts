import type { Problem } from "../test-report.ts";
import { linesUntil } from "./lines.ts";
import type { Trace } from "./traces/trace.ts";
import { isV8Line } from "./traces/v8-frames.ts";

/** With these a runner says no more than that the test failed. */
const EMPTY_WORDS =
  /^(?:|failed|test failed|build error|no test result found|collection failure|failed on (?:setup|teardown) with .*|thread '.{0,1000}' (?:\(\d+\) )?panicked at .*)$/is;
/** Of a text of which nothing else is known. */
const MAX_LINES = 20;

/** What a person reads: the report's own message or, where the text has it whole, the text's. */
export function messageOf(
  { message, text }: Problem,
  rawType: string,
  trace: Pick<Trace, "message">,
): string {
  const stated = withoutType(message, rawType);
  const chosen = EMPTY_WORDS.test(stated) || isPartOf(stated, trace.message) ? trace.message : stated;
  return [chosen, stated, rawType].find((words) => words !== "") ?? firstLines(text);
}

function firstLines(text: string): string {
  return linesUntil(text.trim().split("\n", MAX_LINES), isV8Line).join("\n").trim();
}

/** `TypeError: x is undefined` says its type twice. */
function withoutType(message: string, rawType: string): string {
  if (rawType === "" || !message.startsWith(rawType)) return message;
  const rest = message.slice(rawType.length);
  return /^(?: \[\w+\])? ?(?::|$)/.test(rest) ? rest.replace(/^[^:]*:?/, "").trim() : message;
}

/** In an attribute of XML lines run together, and runners cut a message, or keep its first line only. */
function isPartOf(stated: string, whole: string): boolean {
  return squeezed(whole).includes(squeezed(stated).replace(/\.{3}$/, ""));
}

/** node:test escapes its attributes twice; Go remarks that a panic was handed on. */
function squeezed(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replace(/ \[recovered[^\]]{0,50}\]/, "")
    .replace(/\s+/g, "");
}
