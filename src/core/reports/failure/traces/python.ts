import { indentation, splitAt } from "../lines.ts";
import { stackHeadOf } from "./head.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const CHAIN =
  /^[\s|]*(?:The above exception was the direct cause of|During handling of the above exception, another)/;
const TRACEBACK = /^[\s|E]*File "([^"]+)", line (\d{1,9})(?:, in (.+))?$/;
const PYTEST =
  /^((?:[A-Za-z]:[\\/])?<?[^\s:"'<>][^:"'<>]*(?:\.pyx?|>)):(\d{1,9}): ?(?:in (\S+)|([A-Z_a-z][\w.]*)?)$/;
const DEFINITION = /^[>\s]*(?:async )?def (\w+)\(/;
const RULE = /^(?:_ ){3,}/;
const EXPLAINED = /^E(?: {3}|$)/;

/** Python tracebacks, and pytest's own forms of them (long, short, line, native). */
export function readPythonTrace(lines: readonly string[]): Trace | undefined {
  // In a chain the traceback that reached the test stands last.
  const parts = splitAt(lines, (line) => CHAIN.test(line)).toReversed();
  const [last = [], ...before] = parts;
  const frames = parts.flatMap((part) => framesOf(part).toReversed());
  if (frames.length === 0 && !lines.some((line) => EXPLAINED.test(line))) return undefined;
  const { type, message } = stackHeadOf(messageOf(last));
  const named = type || endType(last) || (message.startsWith("assert ") ? "AssertionError" : "");
  const causes = before.map((part) => messageOf(part).split("\n", 1).join());
  return { frames, type: named, message, causes };
}

/** pytest's long form names the function only by its source, shown above the place. */
function framesOf(lines: readonly string[]): StackFrame[] {
  const frames: StackFrame[] = [];
  let shown: string | undefined;
  for (const line of lines) {
    const [, path, number, name] = TRACEBACK.exec(line) ?? PYTEST.exec(line) ?? [];
    if (path !== undefined) frames.push(stackFrame(path, number, plainName(name ?? shown)));
    if (path !== undefined || RULE.test(line)) shown = undefined;
    else shown ??= DEFINITION.exec(line)?.[1];
  }
  return frames;
}

function plainName(name = ""): string {
  return name.startsWith("<") ? "" : name;
}

/** `shop/orders.py:39: PaymentDeclined` closes pytest's long form. */
function endType(lines: readonly string[]): string {
  const end = lines.findLast((line) => PYTEST.test(line)) ?? "";
  return PYTEST.exec(end)?.[4] ?? "";
}

function messageOf(lines: readonly string[]): string {
  const explained = lines.filter((line) => EXPLAINED.test(line));
  if (explained.length > 0) return dedented(explained.map((line) => line.slice(1)));
  const last = lines.findLastIndex((line) => TRACEBACK.test(line));
  const start = lines.findIndex((line, index) => index > last && /^[^\s|]/.test(line));
  return last < 0 || start < 0 ? "" : lines.slice(start).join("\n").trim();
}

/** Above the message of a syntax error pytest shows the place and the source. */
function dedented(lines: readonly string[]): string {
  const [first = "", , ...rest] = lines;
  const message = /^\s*File "/.test(first) ? rest.filter((line) => !/^\s*[\^~]+$/.test(line)) : lines;
  const depth = Math.min(...message.filter((line) => line.trim() !== "").map(indentation));
  return message
    .map((line) => line.slice(depth))
    .join("\n")
    .trim();
}
