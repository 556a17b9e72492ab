import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const PANIC = /^(?:.{0,20})?thread '.{0,1000}' (?:\(\d+\) )?panicked at (.*)$/;
const PLACE = /^(\S.{0,1000}\.rs):(\d{1,9}):\d{1,9}:?$/;
/** Before Rust 1.73 the message stood in quotes in front of the place. */
const QUOTED_END = /^(.*)', (\S+\.rs):(\d{1,9}):\d{1,9}$/;
const AFTER = /^(?:note: |stack backtrace:|thread ')/;
/** `#[should_panic(expected = "...")]` met another panic. */
const OTHER_PANIC = /^note: panic did not contain expected string/;
const CALL = /^\s*\d+: (?:0x[0-9a-f]+ - )?(.+)$/;
const AT = /^\s+at (\S.{0,1000}\.rs):(\d{1,9})(?::\d{1,9})?$/;
/** The debug form of an error: its type, then its fields. */
const RESULT = /^Error: ([A-Z]\w*)(?: ?[{(].*)?$/;
const COMPILER = /^\s*--> (\S+\.rs):(\d{1,9}):\d{1,9}$/;

/** Rust: a panic with its place and backtrace, a test that returned an error, and what the compiler says. */
export function readRustTrace(lines: readonly string[]): Trace | undefined {
  const at = lines.findIndex((line) => PANIC.test(line));
  if (at < 0) return readCompiler(lines) ?? readResult(lines);
  const first = PANIC.exec(lines[at] ?? "")?.[1] ?? "";
  const behind = lines.slice(at + 1);
  return first.startsWith("'") ? readQuoted([first.slice(1), ...behind]) : readPanic(first, behind);
}

function readPanic(place: string, behind: readonly string[]): Trace {
  const end = behind.findIndex((line) => AFTER.test(line));
  const message = behind.slice(0, end < 0 ? behind.length : end);
  const [, path, line] = PLACE.exec(place) ?? [];
  const trace = { frames: framesOf(path, line, behind), type: "panic", message: message.join("\n").trim() };
  return behind.some((text) => OTHER_PANIC.test(text)) ? { ...trace, hint: "AssertionError" } : trace;
}

function readQuoted(lines: readonly string[]): Trace {
  const end = lines.findIndex((line) => QUOTED_END.test(line));
  const [, last = "", path, number] = QUOTED_END.exec(lines[end] ?? "") ?? [];
  const message = [...lines.slice(0, Math.max(end, 0)), last].join("\n").trim();
  return { frames: framesOf(path, number, lines), type: "panic", message };
}

/** The backtrace, if there is one, knows the name of the function at the place of the panic. */
function framesOf(
  path: string | undefined,
  line: string | undefined,
  lines: readonly string[],
): StackFrame[] {
  const frames = lines.flatMap((text, index) => {
    const [, file, number] = AT.exec(text) ?? [];
    const name = CALL.exec(lines[index - 1] ?? "")?.[1];
    return file === undefined
      ? []
      : [stackFrame(file.replace(/^\.\//, ""), number, functionName(name ?? ""))];
  });
  if (path === undefined) return frames;
  const known = frames.find((frame) => frame.path === path && frame.line === Number(line));
  return [known ?? stackFrame(path, line), ...frames];
}

function functionName(name: string): string {
  return name.replace(/(?:::\{+closure.{0,20}\}+|::h[0-9a-f]{16})+$/, "");
}

function readResult(lines: readonly string[]): Trace | undefined {
  const text = lines.find((line) => RESULT.test(line));
  const [, type] = RESULT.exec(text ?? "") ?? [];
  return text === undefined || type === undefined ? undefined : { frames: [], type, message: text.slice(7) };
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
