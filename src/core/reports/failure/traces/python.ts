import { stackHeadOf } from "./head.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const CHAIN =
  /^[\s|]*(?:The above exception was the direct cause of|During handling of the above exception, another)/;
const TRACEBACK = /^[\s|E]*File "([^"]+)", line (\d{1,9})(?:, in (.+))?$/;
const PYTEST = /^(<?[^\s:"'<>][^:"'<>]*(?:\.pyx?|>)):(\d{1,9}): ?(?:in (\S+)|([A-Z_a-z][\w.]*)?)$/;
const DEFINITION = /^\s*(?:async )?def (\w+)\(/;
const RULE = /^(?:_ ){3,}/;
const EXPLAINED = /^E(?: {3}|$)/;

/** Python tracebacks, and pytest's own forms of them (long, short, line, native). */
export function readPythonTrace(lines: readonly string[]): Trace | undefined {
  const parts = splitAtChain(lines);
  const last = parts.at(-1) ?? [];
  const frames = parts.toReversed().flatMap((part) => framesOf(part).toReversed());
  if (frames.length === 0 && !lines.some((line) => EXPLAINED.test(line))) return undefined;
  const { type, message } = stackHeadOf(messageOf(last));
  const causes = parts.slice(0, -1).map((part) => messageOf(part).split("\n", 1).join());
  const named = type || endType(last) || (message.startsWith("assert ") ? "AssertionError" : "");
  return { frames, type: named, message, causes: causes.toReversed() };
}

/** In a chain the traceback that reached the test stands last. */
function splitAtChain(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (CHAIN.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
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

/** Below a syntax error pytest shows the source; what is left of it is the message. */
function dedented(lines: readonly string[]): string {
  const first = lines.findIndex((line) => !/^\s*(?:File "|\^|~)/.test(line) && !isShownSource(lines, line));
  const kept = lines.slice(Math.max(first, 0));
  const depth = (kept[0] ?? "").length - (kept[0] ?? "").trimStart().length;
  return kept
    .map((line) => (line.slice(0, depth).trim() === "" ? line.slice(depth) : line))
    .join("\n")
    .trim();
}

function isShownSource(lines: readonly string[], line: string): boolean {
  const [place, source] = lines;
  return line === source && /^\s*File "/.test(place ?? "");
}
