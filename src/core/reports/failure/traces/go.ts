import { readTestify } from "./testify.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const CALL =
  /^(?:created by )?([^\s()]{1,500}?(?:\(\*?[\w.[\]]{1,200}\)[\w.[\]]{1,200})?)(?:\(.{0,2000}\))?(?: in goroutine \d+)?$/;
const PLACE = /^\t(\S.{0,1000}\.(?:go|s)):(\d{1,9})(?: \+0x[0-9a-f]+)?$/;
const LOG = /^\s+(\S+\.go):(\d{1,9}): (.*)$/;
const COMPILER = /^(?:# |vet: )?(\S+\.go):(\d{1,9})(?::\d{1,9})?: (.+)$/;
const GINKGO = /\bat: (\S+\.go):(\d{1,9})\b/;
const REPORTED = /got|want|expect|error|fail|mismatch|unexpected|not equal|should/i;

/** Go: a panic's goroutines, what `t.Error` and testify write, and what the compiler says. */
export function readGoTrace(lines: readonly string[]): Trace | undefined {
  return (
    readPanic(lines) ?? readTestify(lines) ?? readLogged(lines) ?? readGinkgo(lines) ?? readCompiler(lines)
  );
}

function readPanic(lines: readonly string[]): Trace | undefined {
  const start = lines.findIndex((line) => /^(?:panic|fatal error): /.test(line));
  if (start < 0) return undefined;
  const end = lines.findIndex(
    (line, index) => index > start && /^(?:goroutine \d+|\[signal |\t|$)/.test(line),
  );
  const message = lines.slice(start, end < 0 ? lines.length : end).join("\n");
  return {
    frames: panicFrames(lines.slice(start)),
    type: "panic",
    message: message.replace(/^(?:panic|fatal error): /, "").replace(/ \[recovered.*\]$/, ""),
  };
}

/** Above the last call of `panic` in the goroutine that runs stand only the runtime and deferred functions. */
function panicFrames(lines: readonly string[]): StackFrame[] {
  const [running = []] = [goroutineEnd(lines)].map((end) => lines.slice(0, end));
  const thrown = running.findLastIndex((line) => line.startsWith("panic(")) + 1;
  return lines.flatMap((line, index) => {
    const [, path, number] = PLACE.exec(line) ?? [];
    const [, call = ""] = CALL.exec(lines[index - 1] ?? "") ?? [];
    if (path === undefined || index < thrown || /^(?:runtime|testing)[./]/.test(call)) return [];
    return [stackFrame(path, number, functionName(call))];
  });
}

function goroutineEnd(lines: readonly string[]): number {
  const starts = lines.flatMap((line, index) => (line.startsWith("goroutine ") ? [index] : []));
  return starts[1] ?? lines.length;
}

/** `example.com/shop.(*Basket).Add` is `(*Basket).Add`, `example.com/shop.Pay` is `Pay`. */
function functionName(call: string): string {
  const name = call.slice(call.lastIndexOf("/") + 1);
  return name.slice(name.indexOf(".") + 1);
}

/** Logs look the same as errors, so the line that reads like an error is taken, or else the last. */
function readLogged(lines: readonly string[]): Trace | undefined {
  const logged = lines.flatMap((line, index) => (LOG.test(line) ? [index] : []));
  const at = logged.find((index) => REPORTED.test(LOG.exec(lines[index] ?? "")?.[3] ?? "")) ?? logged.at(-1);
  const [, path, number, first = ""] = LOG.exec(lines[at ?? -1] ?? "") ?? [];
  if (at === undefined || path === undefined) return undefined;
  const end = lines.findIndex((line, index) => index > at && (LOG.test(line) || !/^ {8}|^$/.test(line)));
  const rest = lines.slice(at + 1, end < 0 ? lines.length : end).map((line) => line.slice(8));
  const message = [first, ...rest].join("\n").trim();
  return { frames: [named(path, number)], type: "", message, hint: "AssertionError" };
}

/** The testing package writes base names only. */
function named(path: string, line: string | undefined): StackFrame {
  return { ...stackFrame(path, line), ...(!path.includes("/") && { kind: "ending" as const }) };
}

function readGinkgo(lines: readonly string[]): Trace | undefined {
  const at = lines.findIndex((line) => GINKGO.test(line));
  const [, path, number] = GINKGO.exec(lines[at] ?? "") ?? [];
  if (path === undefined) return undefined;
  const message = lines.slice(0, at).join("\n").trim();
  return { frames: [stackFrame(path, number)], type: "", message, hint: "AssertionError" };
}

function readCompiler(lines: readonly string[]): Trace | undefined {
  const errors = lines.flatMap((line) => {
    const [, path, number, message = ""] = COMPILER.exec(line) ?? [];
    return path === undefined ? [] : [{ frame: stackFrame(path, number), message }];
  });
  if (errors.length === 0 && !lines.some((line) => /\[(?:build|setup) failed\]$/.test(line)))
    return undefined;
  const messages = errors.length === 0 ? lines : errors.map(({ message }) => message);
  const frames = errors.map(({ frame }) => frame);
  return { frames, type: "", message: messages.join("\n").trim(), hint: "SyntaxError" };
}
