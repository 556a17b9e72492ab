import { stackHeadOf } from "./head.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const NUMBERED = /^\s*#\d+ (?:(\S.{0,1000}\.(?:php|phtml|inc))\((\d{1,9})\): |\[internal function\]: )?(.*)$/;
const PLAIN =
  /^\s*(?:at |in |thrown in )?((?:(?:\/|[A-Za-z]:[\\/]).{0,1000}|[^\s:]{1,1000})\.(?:php|phtml|inc))(?::| on line |\()(\d{1,9})\)?$/;
const THROWN = /(?<!called) in (\S.{0,1000}\.(?:php|phtml|inc))(?::| on line )(\d{1,9})$/;
const TEST_NAME = /^(?:\d+\) )?[\w\\]+::\w+(?: with data set .*)?$/;

/** PHP: numbered backtraces, and PHPUnit's bare list of places. */
export function readPhpTrace(lines: readonly string[]): Trace | undefined {
  const frames = framesOf(lines);
  const isPhpunit = TEST_NAME.test(lines.find((line) => line.trim() !== "")?.trim() ?? "");
  if (frames.length === 0 && !isPhpunit) return undefined;
  const end = lines.findIndex((line) => PLAIN.test(line) || NUMBERED.test(line));
  const above = lines.slice(0, end < 0 ? lines.length : end).filter((line) => !TEST_NAME.test(line.trim()));
  const { type, message } = stackHeadOf(above.join("\n").trim());
  return { frames, type, message: message.replace(THROWN, "").replace(/\nStack trace:$/, "") };
}

/** `#0 file(12): pay()` says that `pay` was called there: the name belongs to the place above it. */
function framesOf(lines: readonly string[]): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const line of lines) {
    const [, file, at, call] = NUMBERED.exec(line) ?? [];
    const [, path = file, number = at] = PLAIN.exec(line) ?? THROWN.exec(line) ?? [];
    const above = frames.at(-1);
    const name = call?.replace(/\(.*$/, "");
    if (above && name !== undefined && /\w/.test(name) && above.function === undefined) {
      frames[frames.length - 1] = { ...above, function: name };
    }
    if (path !== undefined) frames.push(stackFrame(path, number));
  }
  return frames;
}
