/** One line of a stack trace as written, before it is known to be inside the repository. */
export interface StackFrame {
  readonly path: string;
  readonly line: number;
  readonly function?: string;
}

/** Frames of one language in a text, innermost first. */
export type FrameReader = (lines: readonly string[]) => StackFrame[];
