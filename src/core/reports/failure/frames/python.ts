import type { StackFrame } from "./stack-frame.ts";

const TRACEBACK = /^\s*File "([^"]+)", line (\d{1,9})(?:, in (.+))?$/;
const PYTEST = /^([^\s:][^:]*\.py):(\d{1,9}): (?:in (\S+)|[\w.]*)$/;

/** Tracebacks run from the outside in, so the last frame is the innermost. */
export function readPythonFrames(lines: readonly string[]): StackFrame[] {
  const frames = lines.flatMap((line) => {
    const [, path, number, name] = TRACEBACK.exec(line) ?? PYTEST.exec(line) ?? [];
    if (path === undefined) return [];
    const frame = { path, line: Number(number) };
    return [name === undefined || name === "<module>" ? frame : { ...frame, function: name }];
  });
  return frames.reverse();
}
