import { linesUntil } from "../lines.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const PANIC = /^(?:.{0,20})?thread '.{0,1000}' (?:\(\d+\) )?panicked at (.*)$/;
const PLACE = /^(\S.{0,1000}\.rs):(\d{1,9}):\d{1,9}:?$/;
const QUOTED_PLACE = /', (\S+\.rs):(\d{1,9}):\d{1,9}$/;
const AFTER = /^(?:note: |stack backtrace:|thread ')/;
/** `#[should_panic(expected = "...")]` met another panic. */
const OTHER_PANIC = /^note: panic did not contain expected string/;
const CALL = /^\s*\d+: (?:0x[0-9a-f]+ - )?(.+)$/;
const AT = /^\s+at (?:\.\/)?(\S.{0,1000}\.rs):(\d{1,9})(?::\d{1,9})?$/;
/** The debug form of an error: its type, then its fields. */
const RESULT = /^Error: (([A-Z]\w*)(?: ?[{(].*)?)$/;
const COMPILER = /^\s*--> (\S+\.rs):(\d{1,9}):\d{1,9}$/;

/** Rust: a panic with its place and backtrace, a test that returned an error, and what the compiler says. */
export function readRustTrace(lines: readonly string[]): Trace | undefined {
  const above = linesUntil(lines, (line) => PANIC.test(line));
  const [, first] = PANIC.exec(lines[above.length] ?? "") ?? [];
  if (first === undefined) return readCompiler(lines) ?? readResult(lines);
  const behind = lines.slice(above.length + 1);
  return first.startsWith("'") ? readQuoted([first.slice(1), ...behind]) : readPanic(first, behind);
}

function readPanic(place: string, behind: readonly string[]): Trace {
  const message = linesUntil(behind, (line) => AFTER.test(line))
    .join("\n")
    .trim();
  const trace = { frames: framesOf(PLACE.exec(place), behind), type: "panic", message };
  return behind.some((text) => OTHER_PANIC.test(text)) ? { ...trace, hint: "AssertionError" } : trace;
}

/** Before Rust 1.73 the message stood in quotes in front of the place. */
function readQuoted(lines: readonly string[]): Trace {
  const message = linesUntil(lines, (line) => AFTER.test(line))
    .join("\n")
    .trim();
  return {
    frames: framesOf(QUOTED_PLACE.exec(message), lines),
    type: "panic",
    message: message.replace(QUOTED_PLACE, ""),
  };
}

/** The backtrace, if there is one, knows the name of the function at the place of the panic. */
function framesOf(place: RegExpExecArray | null, lines: readonly string[]): StackFrame[] {
  const frames = lines.flatMap((text, index) => {
    const [, path, line] = AT.exec(text) ?? [];
    const [, name = ""] = CALL.exec(lines[index - 1] ?? "") ?? [];
    return path === undefined ? [] : [stackFrame(path, line, functionName(name))];
  });
  const [, path, line] = place ?? [];
  if (path === undefined) return frames;
  const known = frames.find((frame) => frame.path === path && frame.line === Number(line));
  return [known ?? stackFrame(path, line), ...frames];
}

function functionName(name: string): string {
  return name.replace(/(?:::\{+closure.{0,20}\}+|::h[0-9a-f]{16})+$/, "");
}

function readResult(lines: readonly string[]): Trace | undefined {
  const above = linesUntil(lines, (line) => RESULT.test(line));
  const [, message, type = ""] = RESULT.exec(lines[above.length] ?? "") ?? [];
  return message === undefined ? undefined : { frames: [], type, message };
}

function readCompiler(lines: readonly string[]): Trace | undefined {
  const frames = lines.flatMap((line) => {
    const [, path, number] = COMPILER.exec(line) ?? [];
    return path === undefined ? [] : [stackFrame(path, number)];
  });
  const error = lines.find((line) => /^error(?:\[E\d+\])?: /.test(line));
  return error === undefined || frames.length === 0
    ? undefined
    : { frames, type: "", message: error.replace(/^error(?:\[E\d+\])?: /, ""), hint: "SyntaxError" };
}
