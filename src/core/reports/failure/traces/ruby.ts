import { linesUntil, splitAt } from "../lines.ts";
import { type Head, headOf, stackHeadOf } from "./head.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const FRAME = /^\s*(?:# |from )?((?:[A-Za-z]:[\\/])?\S[^:]{0,1000}):(\d{1,9})(?::in [`'](.*)')?$/;
const SOURCE = /\.(?:rb|rake|ru|erb|haml|slim|gemspec)$|^<internal:/;
const CAUSE = /^\s*-{3} Caused by: -{3}$/;
const MINITEST = /^\S.{0,500} \[(.+):(\d{1,9})\]:$/;
const RSPEC = /^\s*Failure\/Error: /;
/** RSpec writes the type on a line of its own, and the message below it, further in. */
const RSPEC_TYPE = /^\s*([A-Z][\w:]{0,300}):\n([\s\S]*)$/;

/** Ruby: backtraces, RSpec and Minitest. */
export function readRubyTrace(lines: readonly string[]): Trace | undefined {
  const [thrown = [], ...causes] = splitAt(lines, (line) => CAUSE.test(line));
  const frames = [...causes.toReversed(), thrown].flatMap((part) => withoutBuiltIns(part.flatMap(framesOf)));
  const minitest = readMinitest(lines, frames);
  if (minitest) return minitest;
  return frames.length === 0 ? undefined : { frames, ...rspecHead(thrown), causes: causes.map(causeHead) };
}

/** A failed assertion of Minitest has no stack, only the place behind its name. */
function readMinitest(lines: readonly string[], frames: readonly StackFrame[]): Trace | undefined {
  const above = linesUntil(lines, (line) => MINITEST.test(line));
  const [, path, line] = MINITEST.exec(lines[above.length] ?? "") ?? [];
  if (path === undefined) return undefined;
  const text = textAbove(lines.slice(above.length + 1)).trim();
  const head = frames.length > 0 ? stackHeadOf(text) : headOf(text);
  return { frames: [...frames, stackFrame(path, line)], ...head, hint: "AssertionError" };
}

function rspecHead(lines: readonly string[]): Head {
  const text = textAbove(lines.filter((line) => !RSPEC.test(line)));
  if (!lines.some((line) => RSPEC.test(line))) return stackHeadOf(text.trim());
  const [, type = "", message = text] = RSPEC_TYPE.exec(text) ?? [];
  return { type, message: message.trim() };
}

function causeHead(lines: readonly string[]): string {
  const [, type = "", message = ""] = RSPEC_TYPE.exec(textAbove(lines)) ?? [];
  return `${type}: ${message.trim()}`;
}

function textAbove(lines: readonly string[]): string {
  const text = linesUntil(lines, (line) => framesOf(line).length > 0 || line === "---Backtrace---");
  return text.join("\n").replace(/^\n+/, "");
}

function framesOf(line: string): StackFrame[] {
  const [, path = "", number, name = ""] = FRAME.exec(line) ?? [];
  return SOURCE.test(path) ? [stackFrame(path, number, functionName(name))] : [];
}

function functionName(name: string): string {
  const method = name.replace(/^(?:(?:block|rescue|ensure)(?: \(\d+ levels\))? in )+/, "");
  return method.startsWith("<") ? "" : method;
}

/** A method written in C has its caller's place: the frame below it knows the name of the caller. */
function withoutBuiltIns(frames: readonly StackFrame[]): StackFrame[] {
  return frames.filter((frame, index) => {
    const below = frames[index + 1];
    const isSamePlace = below?.path === frame.path && below.line === frame.line;
    return !isSamePlace || below.function === frame.function;
  });
}
