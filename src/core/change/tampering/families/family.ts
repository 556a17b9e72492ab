import type { SplitLine } from "../lines/split-line.ts";

/** How tests are written in one family of languages. Patterns look at code, with strings and comments blanked out. */
export interface Family {
  readonly split: SplitLine;
  /** Whether tests stand beside the code, so that the path does not tell. */
  readonly testsAnywhere: boolean;
  /** A test by its own line; the group `name` is what it is called. */
  readonly tests: readonly RegExp[];
  readonly suites: readonly RegExp[];
  /** A mark that makes the next function a test. Looked for in the whole line: PHP has it in comments. */
  readonly mark: RegExp | null;
  /** A call that opens a test and has its title on the next line. */
  readonly opener: RegExp | null;
  /** Any function: it ends the test above it, and is one itself behind a mark. */
  readonly function: RegExp | null;
  readonly skips: readonly SkipRule[];
  readonly assertion: RegExp;
  /** An assertion that cannot fail. */
  readonly vacuous: RegExp;
  /** What a body holds that does nothing. */
  readonly filler: RegExp;
  /** Assertions that accept many values; looked for in the line with its strings. */
  readonly partial: RegExp;
  /** Assertions that accept almost every value. */
  readonly vague: RegExp;
  /** Parts that accept everything. */
  readonly loophole: RegExp;
  /** An assertion whose expected value a tool writes into the test. */
  readonly inlineSnapshot: RegExp | null;
}

export interface SkipRule {
  readonly pattern: RegExp;
  readonly detail: string;
  /** It runs this test and none of the others, so that even a new test may not have it. */
  readonly silencesOthers?: true;
}
