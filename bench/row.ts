/** One piece of work, done by our program and by those it is measured against. */
export interface Row {
  readonly title: string;
  /** Bytes of input, for throughput; absent where the work is not reading. */
  readonly bytes?: number;
  /** The first one is ours. */
  readonly programs: readonly [Program, ...Program[]];
  readonly bars: readonly Bar[];
  /** Programs that end in a few milliseconds are started more often, and without the memory meter around them. */
  readonly launches?: number;
}

export interface Program {
  readonly name: string;
  /** Absent where the program cannot be had on this machine. */
  readonly command: readonly string[] | undefined;
  readonly cwd?: string;
  /** Exit codes of a job well done, when 0 is not the only one. */
  readonly exits?: readonly number[];
  /** What its output tells, to be compared with what the generator wrote: fast and wrong is no result. */
  readonly tells?: (stdout: string) => unknown;
  readonly expected?: unknown;
}

export type Bar =
  | RatioBar
  | { readonly kind: "memory"; readonly megabytes: number }
  | { readonly kind: "time"; readonly seconds: number }
  /** No bar: it is enough that it is done. */
  | { readonly kind: "done" };

export interface RatioBar {
  /** Our throughput, or our time, as a multiple of the reference's. */
  readonly kind: "faster" | "within";
  /** Of several references the fastest counts. */
  readonly than: readonly string[];
  /** A program whose time does not count as ours: what node needs for itself. */
  readonly without?: string;
  readonly bar?: number;
  readonly stretch?: number;
}
