import type { Problem } from "../test-report.ts";
import type { Trace } from "./traces/trace.ts";

/** With these a runner says no more than that the test failed. */
const EMPTY_WORDS =
  /^(?:|failed|test failed|build error|no test result found|collection failure|failed on (?:setup|teardown) with .*)$/is;
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
  return (
    [chosen, stated, rawType].find((words) => words !== "") ?? text.trim().split("\n", MAX_LINES).join("\n")
  );
}

/** `TypeError: x is undefined` says its type twice. */
function withoutType(message: string, rawType: string): string {
  if (rawType === "" || !message.startsWith(rawType)) return message;
  const rest = /^(?: \[\w+\])? ?:(?:\s|$)/.exec(message.slice(rawType.length));
  if (rest) return message.slice(rawType.length + rest[0].length).trim();
  return message === rawType ? "" : message;
}

/** In an attribute of XML lines run together, and runners cut a message, or keep its first line only. */
function isPartOf(stated: string, whole: string): boolean {
  return squeezed(whole).startsWith(squeezed(stated).replace(/\.{3}$/, ""));
}

/** node:test escapes its attributes twice. */
function squeezed(text: string): string {
  return text.replaceAll("&quot;", '"').replace(/\s+/g, "");
}
