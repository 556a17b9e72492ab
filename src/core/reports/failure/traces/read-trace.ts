import type { FailureContext, Frame } from "../failure.ts";
import { endingPath, repositoryPath } from "../paths/repository-path.ts";
import { readCsharpTrace } from "./csharp.ts";
import { readGoTrace } from "./go.ts";
import { readJavaTrace } from "./java.ts";
import { readNamedPlaces } from "./named-places.ts";
import { readPhpTrace } from "./php.ts";
import { readPythonTrace } from "./python.ts";
import { readRubyTrace } from "./ruby.ts";
import { readRustTrace } from "./rust.ts";
import type { StackFrame, Trace, TraceReader } from "./trace.ts";
import { readV8Trace } from "./v8.ts";

/** V8 stands behind the languages whose lines also begin with `at`. */
const READERS: readonly TraceReader[] = [
  readPythonTrace,
  readJavaTrace,
  readCsharpTrace,
  readGoTrace,
  readRustTrace,
  readRubyTrace,
  readPhpTrace,
  readV8Trace,
  readNamedPlaces,
];

/** No tool writes a longer line that says where something is, nor more of them that matter: some begin with it, some end. */
const MAX_LINE = 4_000;
const MAX_LINES = 1_000;

function boundedLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const kept =
    lines.length > 2 * MAX_LINES ? [...lines.slice(0, MAX_LINES), ...lines.slice(-MAX_LINES)] : lines;
  return kept.map((line) => line.slice(0, MAX_LINE));
}

export interface LocatedTrace extends Omit<Trace, "frames"> {
  /** Only those inside the repository, innermost first. */
  readonly frames: readonly Frame[];
}

const NOTHING: LocatedTrace = { frames: [], type: "", message: "" };

/** What the text says in the first language that leads into the repository, or else in the first that fits. */
export function readTrace(text: string, context: FailureContext): LocatedTrace {
  const lines = boundedLines(text);
  const locate = createLocate(context);
  let first: LocatedTrace | undefined;
  for (const read of READERS) {
    const trace = read(lines);
    if (!trace) continue;
    const located = { ...trace, frames: trace.frames.flatMap(locate) };
    // A mere mention of a file says where, but not what.
    if (located.frames.length > 0)
      return read === readNamedPlaces ? { ...located, ...first, frames: located.frames } : located;
    first ??= located;
  }
  return first ?? NOTHING;
}

/** A stack names the same few files over and over. */
function createLocate(context: FailureContext): (frame: StackFrame) => Frame[] {
  const files = new Map<string, string | undefined>();
  return ({ path, kind, ...frame }) => {
    const key = `${kind} ${path}`;
    if (!files.has(key)) files.set(key, fileOf(path, kind, context));
    const file = files.get(key);
    return file === undefined ? [] : [{ file, ...frame }];
  };
}

function fileOf(path: string, kind: StackFrame["kind"], context: FailureContext): string | undefined {
  if (kind === "ending") return endingPath(path, context);
  const file = repositoryPath(path, context);
  return file !== undefined && kind === "named" && !context.tracked(file) ? undefined : file;
}
