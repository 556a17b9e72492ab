import type { Result } from "./measure/measure-row.ts";
import { ratioVerdict } from "./ratio-verdict.ts";
import type { Bar, Row } from "./row.ts";

export interface Verdict {
  readonly against: string;
  readonly measured: string;
  readonly bar?: string;
  readonly stretch?: string;
  /** Undefined where there is no bar, or nothing to compare with. */
  readonly met?: boolean | undefined;
  readonly stretchMet?: boolean | undefined;
}

/** The bar beside what was measured. */
export function verdictOn(bar: Bar, { programs }: Row, results: ReadonlyMap<string, Result>): Verdict {
  const ours = results.get(programs[0].name);
  if (ours === undefined) throw new Error(`${programs[0].name} was not measured.`);
  switch (bar.kind) {
    case "faster":
    case "within":
      return ratioVerdict(bar, ours, results);
    case "memory":
      return {
        against: "peak memory",
        bar: `< ${bar.megabytes} MB`,
        measured: ours.peak === undefined ? "not measured" : megabytes(ours.peak),
        met: ours.peak === undefined ? undefined : ours.peak < bar.megabytes * 1e6,
      };
    case "time":
      return {
        against: "time",
        bar: `<= ${bar.seconds} s`,
        measured: seconds(ours.milliseconds),
        met: ours.milliseconds <= bar.seconds * 1000,
      };
    case "done":
      return {
        against: "is read",
        measured: seconds(ours.milliseconds) + (ours.peak === undefined ? "" : `, ${megabytes(ours.peak)}`),
      };
  }
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

export function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds.toFixed(1)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}
