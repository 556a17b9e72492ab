import type { Problem } from "../test-report.ts";
import { linesUntil } from "./lines.ts";
import type { Trace } from "./traces/trace.ts";
import { isV8Line } from "./traces/v8-frames.ts";
import { isRunnerWord } from "./types/error-type-of.ts";

/** With these a runner says no more than that the test failed. */
const EMPTY_WORDS =
  /^(?:|failed|test failed|build error|no test result found|collection failure|failed on (?:setup|teardown) with .*|thread '.{0,1000}' (?:\(\d+\) )?panicked at .*)$/is;
/** Behind these the text says more, whatever it is. */
const LABEL = /^(?:|failure|test failure|error|exception|failed test '.{0,1000}')$/is;
/** Of a text of which nothing else is known. */
const MAX_LINES = 20;

/** What a person reads: the report's own message or, where the text has it whole, the text's. */
export function messageOf(
  { message, text }: Problem,
  rawType: string,
  trace: Pick<Trace, "message">,
): string {
  const stated = withoutStack(withoutType(message, rawType));
  const isLabel = LABEL.test(stated);
  const chosen =
    isLabel || EMPTY_WORDS.test(stated) || isPartOf(stated, trace.message) ? trace.message : stated;
  const named = isRunnerWord(rawType) ? "" : rawType;
  const all = [chosen, isLabel ? "" : stated, named, firstLines(text), stated, rawType];
  return all.find((words) => words !== "") ?? "";
}

/** Some reporters of JavaScript write all they have as the message. */
function withoutStack(message: string): string {
  return linesUntil(message.split("\n"), isV8Line).join("\n").trim() || message;
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
