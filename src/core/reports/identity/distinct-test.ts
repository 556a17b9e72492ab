import type { TestCase } from "../test-report.ts";

/**
 * One test, however often its runner tried it. The outcome is that of the last try that was not skipped; the problems
 * are those of all tries, of the kind `flaky` when it passed in the end; the duration is that of all tries together.
 */
export interface DistinctTest extends TestCase {
  /** Readable, and the same on every machine and in every run: see identity/. */
  readonly id: string;
  readonly tries: number;
}

/** A test that may still turn out to be one of several variants, or to have another try. */
export type Draft = { -readonly [Key in keyof DistinctTest]: DistinctTest[Key] };
