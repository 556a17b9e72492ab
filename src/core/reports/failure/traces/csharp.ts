import { linesUntil, splitAt } from "../lines.ts";
import { headOf } from "./head.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const CALL = /^\s*(?:at|bei|à|en|в) (\S.{0,2000})$/;
/** A name that the compiler made from that of a method. */
const MADE = /^<(\w+)>.*$/;
const PLACE = /^([^<].*):(?:\p{L}+ )?(\d{1,9})\.?\s*$/u;
/** NUnit writes `--FormatException`, xUnit a line in words, in front of the frames of an inner exception. */
const INNER_BEHIND = /^\s*(?:--[A-Z]\w*$|-{5} Inner Stack Trace)/;

/** C#, F# and Visual Basic on .NET and Mono. */
export function readCsharpTrace(lines: readonly string[]): Trace | undefined {
  const sections = splitAt(lines, (line) => INNER_BEHIND.test(line));
  const frames = sections.toReversed().flatMap((section) => section.flatMap(framesOf));
  if (frames.length === 0) return undefined;
  const above = linesUntil(lines, (line) => CALL.test(line)).join("\n");
  const [thrown = "", ...causes] = above.split(/ ?-{3,5}> ?/);
  return { frames, ...headOf(thrown.trim()), causes, hint: "AssertionError" };
}

function framesOf(line: string): StackFrame[] {
  const [, text = ""] = CALL.exec(line) ?? [];
  const at = text.lastIndexOf(" in ");
  const [, path, number] = PLACE.exec(at < 0 ? "" : text.slice(at + 4)) ?? [];
  return path === undefined ? [] : [stackFrame(path, number, functionName(text.slice(0, at)))];
}

/** `Shop.Orders.<PayLater>d__5.MoveNext()` and `Shop.Orders.<>c.<Sum>b__0_0(String s)` are `Orders.PayLater` and `Orders.Sum`. */
function functionName(call: string): string {
  // `Shop.Stock`1[T].Find ()` is how a generic type is written.
  const names = call
    .replace(/`\d+(?:\[[^\]]*\])?/g, "")
    .replace(/ ?[([].*$/, "")
    .split(".");
  const made = names.findIndex((name) => MADE.test(name));
  if (made < 0) return names.slice(-2).join(".");
  const owner = names.slice(0, made).filter((name) => /^\w/.test(name));
  const method = names.slice(made, made + 1).map((name) => name.replace(MADE, "$1"));
  return [...owner.slice(-1), ...method].join(".");
}
