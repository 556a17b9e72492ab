import { indentation, linesUntil } from "../lines.ts";
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
  const isWrapped = sections.length > 1 && lines.slice(0, 3).some((line) => WRAPPER.test(line));
  const told = isWrapped ? sections.slice(1) : sections;
  const frames = told.toReversed().flatMap((section) => section.frames);
  if (frames.length === 0 && !isWrapped && !lines.some(isV8Line)) return undefined;
  const [thrown = { type: "", message: "" }, ...causes] = told.map(({ head }) => head);
  return {
    frames,
    ...thrown,
    causes: causes.map(({ type, message }) => `${type}: ${message}`),
    // node:test leaves out the name of a plain error in TAP. What has a stack was thrown.
    ...(frames.length > 0 && { hint: "RuntimeError" as const }),
  };
}

function splitAtCauses(lines: readonly string[]): string[][] {
  let section: string[] = [];
  const sections = [section];
  for (const line of lines) {
    if (CAUSE.test(line)) {
      section = [];
      sections.push(section);
    }
    section.push(line.replace(CAUSE, (mark) => " ".repeat(indentation(mark))));
  }
  return sections;
}

function readSection(lines: readonly string[]): Section {
  const above = linesUntil(lines, (line) => isV8Line(line) || geckoFrame(line) !== undefined);
  return {
    head: readHead(above, above.length === lines.length ? headOf : stackHeadOf),
    frames: lines.flatMap((line) => v8Frame(line) ?? geckoFrame(line) ?? []),
  };
}

/** Mocha repeats the message above the line that names the type; Playwright puts a title above both. */
function readHead(above: readonly string[], read: typeof headOf): Head {
  const lines = above.filter((line) => !TITLE.test(line));
  const typed = lines.findIndex((line) => read(line.trim()).type !== "");
  const message = linesUntil(lines.slice(Math.max(typed, 0)), (line) => AFTER.test(line));
  const [first = ""] = message.filter((line) => line.trim() !== "");
  const dedented = message.map((line) => line.slice(Math.min(indentation(first), indentation(line))));
  return read(dedented.join("\n").trim());
}
