import type { ErrorType } from "../error-type.ts";

/** One line of a stack as written, before it is known to be inside the repository. */
export interface StackFrame {
  readonly path: string;
  readonly line: number;
  readonly function?: string;
  /** `ending` is only the end of a path, `named` any mention of a file: both count only when a tracked file fits. */
  readonly kind?: "ending" | "named";
}

/** What the text of a failure says in the way of one language. */
export interface Trace {
  /** Innermost first: the frames of the innermost cause, then those of what wraps it. */
  readonly frames: readonly StackFrame[];
  /** Of the error that reached the test; empty when the text names none. */
  readonly type: string;
  readonly message: string;
  /** Heads of the causes, such as `java.net.ConnectException: Connection refused`, outermost first. */
  readonly causes?: readonly string[];
  /** What the form of the text alone says, when no type is named. */
  readonly hint?: ErrorType;
}

/** Nothing when the text is not of this language. */
export type TraceReader = (lines: readonly string[]) => Trace | undefined;

export function stackFrame(path: string, line: string | undefined, name?: string): StackFrame {
  const frame = { path, line: Number(line) };
  return name === undefined || name === "" ? frame : { ...frame, function: name };
}
