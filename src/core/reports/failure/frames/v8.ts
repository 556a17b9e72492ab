import type { StackFrame } from "./stack-frame.ts";

const LOCATION = /^(.+?):(\d{1,9})(?::\d{1,9})?$/;

/** `    at Parser.read (file:///src/parser.ts:12:3)`, and vitest's ` ❯ read src/parser.ts:12:3`. */
export function readV8Frames(lines: readonly string[]): StackFrame[] {
  return lines.flatMap((line) => {
    const text = line.trim();
    if (text.startsWith("at ")) return frameOf(text.slice(3));
    if (text.startsWith("❯ ")) return frameOf(text.slice(2));
    return [];
  });
}

function frameOf(text: string): StackFrame[] {
  const opening = text.endsWith(")") ? text.lastIndexOf(" (") : -1;
  const place = opening < 0 ? text.slice(text.lastIndexOf(" ") + 1) : text.slice(opening + 2, -1);
  const name = text.slice(0, opening < 0 ? Math.max(0, text.lastIndexOf(" ")) : opening);
  const [, path, line] = LOCATION.exec(place) ?? [];
  if (path === undefined) return [];
  const frame = { path, line: Number(line) };
  const called = name.replace(/^(?:async |new )+/, "").replace(/ \[as .{1,200}\]$/, "");
  return [called === "" || called === "<anonymous>" ? frame : { ...frame, function: called }];
}
