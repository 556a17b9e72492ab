/** A TAP stream as it is written: levels of test points, with levels of subtests before or inside of points. */

export interface TapPoint {
  readonly isOk: boolean;
  readonly name: string;
  readonly directive: "" | "skip" | "todo";
  readonly reason: string;
  readonly durationMs: number | undefined;
  /** The comment that stood before it and the points before it. */
  heading: string;
  /** The YAML block behind it, and the comments behind that, cut to the text limit. */
  yaml: string;
  comments: string;
  subtests: readonly TapLevel[];
}

export interface TapPlan {
  readonly count: number;
  readonly skip: string;
  /** Before the points; else it is behind them. */
  readonly isFirst: boolean;
}

/** One plan and its points. Streams that were put together have several. */
export interface TapSection {
  readonly points: TapPoint[];
  plan: TapPlan | undefined;
}

export interface TapLevel {
  readonly parent: TapLevel | undefined;
  readonly depth: number;
  readonly indent: number;
  /** From `# Subtest: ...`; the point that ends a subtest names it as well. */
  readonly title: string;
  nextTitle: string;
  readonly sections: TapSection[];
  /** Subtests whose point is still to come. */
  pending: TapLevel[];
  /** The point whose subtests stand in braces behind it. */
  block: TapPoint | undefined;
}
