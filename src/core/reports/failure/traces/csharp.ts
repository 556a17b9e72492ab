import { headOf } from "./head.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const CALL = /^\s*(?:at|bei|à|en|в|à) (\S.{0,2000})$/;
const PLACE = /^(.+):(?:\p{L}+ )?(\d{1,9})\.?\s*$/u;
/** NUnit writes `--FormatException`, xUnit a line in words, in front of the frames of an inner exception. */
const INNER_BEHIND = /^\s*(?:--[A-Z]\w*$|-{5} Inner Stack Trace)/;

/** C#, F# and Visual Basic on .NET and Mono. */
export function readCsharpTrace(lines: readonly string[]): Trace | undefined {
  const sections: string[][] = [[]];
  for (const line of lines) {
    if (INNER_BEHIND.test(line)) sections.unshift([]);
    else sections[0]?.push(line);
  }
  const frames = sections.flatMap((section) => section.flatMap(framesOf));
  if (frames.length === 0) return undefined;
  const end = lines.findIndex((line) => CALL.test(line));
  const above = lines.slice(0, end).join("\n").trim();
  const [thrown = "", ...causes] = above.split(/ ?-{3,5}> ?/);
  return { frames, ...headOf(thrown.trim()), causes, hint: "AssertionError" };
}

function framesOf(line: string): StackFrame[] {
  const [, text = ""] = CALL.exec(line) ?? [];
  const at = text.lastIndexOf(" in ");
  if (at < 0) return [];
  const [, path, number] = PLACE.exec(text.slice(at + 4)) ?? [];
  return path === undefined || path.startsWith("<")
    ? []
    : [stackFrame(path, number, functionName(text.slice(0, at)))];
}

/** `Shop.Orders.<PayLater>d__5.MoveNext()` and `Shop.Orders.<>c.<Sum>b__0_0(String s)` are `Orders.PayLater` and `Orders.Sum`. */
function functionName(call: string): string {
  const opening = call.indexOf("(");
  const names = (opening < 0 ? call : call.slice(0, opening))
    .trim()
    .replace(/\[.{0,500}\]$/, "")
    .split(".");
  const made = names.findIndex((name) => /^<\w+>/.test(name));
  if (made < 0) return names.slice(-2).join(".");
  const owner = names.slice(0, made).findLast((name) => /^\w/.test(name));
  const method = /^<(\w+)>/.exec(names[made] ?? "")?.[1];
  return [owner, method].filter((name) => name !== undefined).join(".");
}
