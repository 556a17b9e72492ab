import type { Program, Row } from "../row.ts";
import { median } from "./median.ts";
import { type Measurement, runOnce } from "./run-once.ts";

/** Medians, but the highest peak. */
export interface Result extends Measurement {
  readonly fastest: number;
}

/** Round by round, every program in turn, so that a busy moment of the machine meets all of them. */
export function measureRow(row: Row, rounds: number): ReadonlyMap<string, Result> {
  const programs = row.programs.filter(({ command }) => command !== undefined);
  const taken = new Map<string, Measurement[]>(programs.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`${row.title}: round ${round + 1} of ${rounds}\n`);
    for (const [name, measurements] of oneRound(programs, row, round)) {
      taken.get(name)?.push(summary(measurements));
    }
  }
  return new Map([...taken].map(([name, measurements]) => [name, result(measurements)]));
}

function oneRound(programs: readonly Program[], { launches = 1 }: Row, round: number) {
  const metered = launches === 1;
  const taken = new Map<string, Measurement[]>();
  for (let launch = 0; launch < launches; launch++) {
    for (const program of rotated(programs, round + launch)) {
      const measurement = runOnce(program, { metered });
      taken.set(program.name, [...(taken.get(program.name) ?? []), measurement]);
    }
  }
  return taken;
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

function summary(launches: readonly Measurement[]): Measurement {
  const { milliseconds, processor, peak } = result(launches);
  return { milliseconds, processor, peak };
}

function result(measurements: readonly Measurement[]): Result {
  const times = measurements.map(({ milliseconds }) => milliseconds);
  const processor = known(measurements.map((one) => one.processor));
  const peaks = known(measurements.map(({ peak }) => peak));
  return {
    milliseconds: median(times),
    fastest: Math.min(...times),
    processor: processor.length === 0 ? undefined : median(processor),
    peak: peaks.length === 0 ? undefined : Math.max(...peaks),
  };
}

function known(numbers: readonly (number | undefined)[]): number[] {
  return numbers.filter((number) => number !== undefined);
}
