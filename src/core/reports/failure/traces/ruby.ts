import { type Head, headOf, stackHeadOf } from "./head.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const FRAME = /^\s*(?:# |from )?(\S[^:]{0,1000}):(\d{1,9})(?::in [`'](.*)')?$/;
const SOURCE = /\.(?:rb|rake|ru|erb|haml|slim|gemspec)$|^<internal:/;
const CAUSE = /^\s*-{3} Caused by: -{3}$/;
const MINITEST = /^\S.{0,500} \[(.+):(\d{1,9})\]:$/;
const RSPEC = /^\s*Failure\/Error: /;

/** Ruby: backtraces, Minitest and RSpec. */
export function readRubyTrace(lines: readonly string[]): Trace | undefined {
  const sections: string[][] = [[]];
  for (const line of lines) {
    if (CAUSE.test(line)) sections.unshift([]);
    else sections[0]?.push(line);
  }
  const minitest = lines.findIndex((line) => MINITEST.test(line));
  const frames = sections.flatMap((section) => withoutBuiltIns(section.flatMap(framesOf)));
  const [, path, line] = MINITEST.exec(lines[minitest] ?? "") ?? [];
  if (path !== undefined) frames.push(stackFrame(path, line));
  if (frames.length === 0) return undefined;
  const causes = sections.slice(0, -1).map((section) =>
    textAbove(section)
      .trim()
      .replace(/:\n\s*/, ": "),
  );
  const head = readHead(sections.at(-1) ?? [], minitest);
  return {
    frames,
    ...head,
    causes: causes.toReversed(),
    ...(path !== undefined && { hint: "AssertionError" as const }),
  };
}

function readHead(lines: readonly string[], minitest: number): Head {
  // A failed assertion of Minitest has no stack, and its first line may be `Expected: 1`.
  const read = lines.some((line) => framesOf(line).length > 0) ? stackHeadOf : headOf;
  if (minitest >= 0) return read(textAbove(lines.slice(minitest + 1)).trim());
  const isRspec = lines.some((line) => RSPEC.test(line));
  const text = textAbove(lines.filter((line) => !RSPEC.test(line)));
  // RSpec writes the type on a line of its own, and the message below it, further in.
  const named = /^\s*([A-Z][\w:]{0,300}):\n/.exec(text);
  if (isRspec && named) return { type: named[1] ?? "", message: text.slice(named[0].length).trim() };
  return isRspec ? { type: "", message: text.trim() } : read(text.trim());
}

function textAbove(lines: readonly string[]): string {
  const end = lines.findIndex((line) => framesOf(line).length > 0 || /^-{3}Backtrace-{3}$/.test(line));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .join("\n")
    .replace(/^\n+/, "");
}

function framesOf(line: string): StackFrame[] {
  const [, path, number, name] = FRAME.exec(line) ?? [];
  return path === undefined || !SOURCE.test(path) ? [] : [stackFrame(path, number, functionName(name ?? ""))];
}

function functionName(name: string): string {
  const method = name.replace(/^(?:(?:block|rescue|ensure)(?: \(\d+ levels\))? in )+/, "");
  return method.startsWith("<") ? "" : method;
}

/** A method written in C has its caller's place: the frame below it knows the name of the caller. */
function withoutBuiltIns(frames: readonly StackFrame[]): StackFrame[] {
  return frames.filter((frame, index) => {
    const below = frames[index + 1];
    return (
      !below || below.path !== frame.path || below.line !== frame.line || below.function === frame.function
    );
  });
}
