import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

const PLACE = /(?:^|[\s("'[])(?:file:\/\/)?((?:[A-Za-z]:)?[\w./\\@+-]{1,500}\.[A-Za-z]{1,10}):(\d{1,9})\b/;

/** Perl says `at t/cart.t line 3.`, bats `in test file test/cart.bats, line 5`. */
const PLACE_IN_WORDS = /\b(?:at|file) ((?:[A-Za-z]:)?[\w./\\@+-]{1,500}\.[A-Za-z]{1,10}),? line (\d{1,9})\b/;

/** The last resort, for languages without a reader: any `file.ext:12` that names a tracked file. */
export function readNamedPlaces(lines: readonly string[]): Trace | undefined {
  const frames = lines.flatMap((line): StackFrame[] => {
    // Playwright's title of a test is not a place where something failed.
    if (line.includes(" › ")) return [];
    const start = line.slice(0, 2000);
    const [, path, number] = PLACE.exec(start) ?? PLACE_IN_WORDS.exec(start) ?? [];
    return path === undefined ? [] : [{ ...stackFrame(path, number), kind: "named" }];
  });
  return frames.length === 0 ? undefined : { frames, type: "", message: "" };
}
