import { linesUntil, splitAt } from "../lines.ts";
import { isAbsolute, plainPath } from "../paths/plain-path.ts";
import { readTestify } from "./testify.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const CALL =
  /^(?:created by )?([^\s()]{1,500}?(?:\(\*?[\w.[\]]{1,200}\)[\w.[\]]{1,200})?)(?:\(.{0,2000}\))?(?: in goroutine \d+)?$/;
const PLACE = /^\t(\S.{0,1000}\.(?:go|s)):(\d{1,9})(?: \+0x[0-9a-f]+)?$/;
const LOG = /^\s+(\S+\.go):(\d{1,9}): (.*)$/;
const COMPILER = /^(?:# |vet: )?(\S+\.go):(\d{1,9})(?::\d{1,9})?: (.+)$/;
const GINKGO = /\bat: (\S+\.go):(\d{1,9})\b/;
const PANIC = /^(?:panic|fatal error): /;
const BEHIND_PANIC = /^(?:goroutine \d+|\[signal |\t|$)/;
const RUNTIME = /^(?:panic$|(?:runtime|testing)[./])/;
const REPORTED = /got|want|expect|error|fail|mismatch|unexpected|not equal|should/i;

/** Go: a panic's goroutines, what `t.Error` and testify write, and what the compiler says. */
export function readGoTrace(lines: readonly string[]): Trace | undefined {
  return (
    readPanic(lines) ?? readTestify(lines) ?? readLogged(lines) ?? readGinkgo(lines) ?? readCompiler(lines)
  );
}

function readPanic(lines: readonly string[]): Trace | undefined {
  const start = lines.findIndex((line) => PANIC.test(line));
  if (start < 0) return undefined;
  const message = linesUntil(lines.slice(start), (line) => BEHIND_PANIC.test(line)).join("\n");
  return {
    frames: panicFrames(lines.slice(start)),
    type: "panic",
    message: message.replace(PANIC, "").replace(/ \[recovered.*\]$/, ""),
  };
}

/** Above the last call of `panic` in the goroutine that runs stand only the runtime and deferred functions. */
function panicFrames(lines: readonly string[]): StackFrame[] {
  const [head = [], running = []] = splitAt(lines, (line) => line.startsWith("goroutine "));
  const thrown = head.length + running.findLastIndex((line) => line.startsWith("panic(")) + 1;
  return lines.flatMap((line, index) => {
    const [, path, number] = PLACE.exec(line) ?? [];
    const [, call = ""] = CALL.exec(lines[index - 1] ?? "") ?? [];
    if (path === undefined || index < thrown || RUNTIME.test(call)) return [];
    const frame = stackFrame(path, number, functionName(call));
    // Trimmed at build time, the standard library looks like a folder of ours.
    return [isAbsolute(plainPath(path)) ? frame : { ...frame, kind: "named" as const }];
  });
}

/** `example.com/shop.(*Basket).Add` is `(*Basket).Add`, `example.com/shop.Pay` is `Pay`. */
function functionName(call: string): string {
  const name = call.slice(call.lastIndexOf("/") + 1);
  return name.slice(name.indexOf(".") + 1);
}

/** Logs look the same as errors, so the line that reads like an error is taken, or else the last. */
function readLogged(lines: readonly string[]): Trace | undefined {
  const logged = lines.flatMap((line, index) => {
    const [, path, number, first = ""] = LOG.exec(line) ?? [];
    return path === undefined ? [] : [{ frame: named(path, number), first, index }];
  });
  const told = logged.find(({ first }) => REPORTED.test(first)) ?? logged.at(-1);
  if (told === undefined) return undefined;
  const rest = linesUntil(lines.slice(told.index + 1), (line) => !/^ {8}|^$/.test(line));
  const message = [told.first, ...rest.map((line) => line.slice(8))].join("\n").trim();
  return { frames: [told.frame], type: "", message, hint: "AssertionError" };
}

/** The testing package writes base names only. */
function named(path: string, line: string | undefined): StackFrame {
  return { ...stackFrame(path, line), ...(!path.includes("/") && { kind: "ending" as const }) };
}

function readGinkgo(lines: readonly string[]): Trace | undefined {
  const above = linesUntil(lines, (line) => GINKGO.test(line));
  const [, path, number] = GINKGO.exec(lines[above.length] ?? "") ?? [];
  if (path === undefined) return undefined;
  return {
    frames: [stackFrame(path, number)],
    type: "",
    message: above.join("\n").trim(),
    hint: "AssertionError",
  };
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
