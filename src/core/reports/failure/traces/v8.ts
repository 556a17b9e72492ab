import { type Head, headOf, stackHeadOf } from "./head.ts";
import type { StackFrame, Trace } from "./trace.ts";
import { geckoFrame, isV8Line, v8Frame } from "./v8-frames.ts";

interface Section {
  readonly head: Head;
  readonly frames: readonly StackFrame[];
}

const CAUSE = /^\s*(?:\[cause\]|cause|Caused by): (?=\S)/;
/** node:test wraps what was thrown and adds nothing. */
const WRAPPER = /\[ERR_TEST_FAILURE\]/;
/** Behind the message: source lines, properties, Playwright's and Vitest's remarks. */
const AFTER =
  /^\s*(?:>\s*)?\d+ \||^\s*(?:Serialized Error|Error Context|Call log): ?|^⎯{3}|^\s*code: '|^\s{2,}at \S+:\d+$/;
/** Titles of Playwright and Jest. */
const TITLE = / ─{2,}$|^\s*● /;

/** JavaScript and TypeScript: V8, and the stacks of Firefox and Safari. */
export function readV8Trace(lines: readonly string[]): Trace | undefined {
  const sections = splitAtCauses(lines).map(readSection);
  const [first, ...causes] = sections;
  const isWrapped = causes.length > 0 && lines.slice(0, 3).some((line) => WRAPPER.test(line));
  const thrown = (isWrapped ? causes.shift() : first) ?? first;
  const frames = [...causes.toReversed(), ...(thrown ? [thrown] : [])].flatMap((section) => section.frames);
  if (!thrown || (frames.length === 0 && !lines.some(isV8Line) && !isWrapped)) return undefined;
  return { frames, ...thrown.head, causes: causes.map(({ head }) => `${head.type}: ${head.message}`) };
}

function splitAtCauses(lines: readonly string[]): string[][] {
  const sections: string[][] = [[]];
  for (const line of lines) {
    if (CAUSE.test(line)) sections.push([line.replace(CAUSE, (mark) => " ".repeat(indentation(mark)))]);
    else sections.at(-1)?.push(line);
  }
  return sections;
}

function readSection(lines: readonly string[]): Section {
  const end = lines.findIndex((line) => isV8Line(line) || geckoFrame(line) !== undefined);
  const above = lines.slice(0, end < 0 ? lines.length : end);
  return {
    head: readHead(above, end < 0 ? headOf : stackHeadOf),
    frames: lines.flatMap((line) => v8Frame(line) ?? geckoFrame(line) ?? []),
  };
}

/** Mocha repeats the message above the line that names the type; Playwright puts a title above both. */
function readHead(above: readonly string[], read: typeof headOf): Head {
  const lines = above.filter((line) => !TITLE.test(line));
  const start = Math.max(
    0,
    lines.findIndex((line) => read(line.trim()).type !== ""),
  );
  const after = lines.findIndex((line, index) => index >= start && AFTER.test(line));
  const message = lines.slice(start, after < 0 ? lines.length : after);
  const depth = indentation(message.find((line) => line.trim() !== "") ?? "");
  return read(
    message
      .map((line) => line.slice(Math.min(depth, indentation(line))))
      .join("\n")
      .trim(),
  );
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}
