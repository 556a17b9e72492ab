import type { RunRecord } from "./run-record.ts";

/** A job of a run attempt, as GitHub tells it. */
export interface JobFacts {
  /** As people see it: `test`, a leg of a matrix as `test (20, ubuntu)`, one of a called workflow as `call / test`. */
  readonly name: string;
  /** Null while it runs. */
  readonly conclusion: string | null;
  /** Whether it ran in this very run attempt; a re-run of some jobs lists the others as they were. */
  readonly ran: boolean;
}

/**
 * How many legs of jobs that record came to no good end and left nothing, in this run attempt or in the one that they
 * last ran in. GitHub names legs by what people see, records by the job's id: they are counted, not matched, and a job
 * with a `name:` of its own is not seen.
 */
export function deadLegs(records: readonly RunRecord[], attempt: number, jobs: readonly JobFacts[]): number {
  return jobIds(records).reduce((sum, id) => {
    const own = records.filter(({ claim }) => idOf(claim.job) === id);
    const now = new Set(own.flatMap(({ claim }) => (claim.runAttempt === attempt ? claim.job : [])));
    const before = new Set(own.map(({ claim }) => claim.job).filter((job) => !now.has(job)));
    const [again, kept] = [legsOf(id, jobs, true), legsOf(id, jobs, false)];
    return sum + unrecorded(again, now.size) + unrecorded(kept, before.size);
  }, 0);
}

/** A leg that ended well may be one that is not meant to record. */
function unrecorded(legs: readonly JobFacts[], recorded: number): number {
  const broken = legs.filter(({ conclusion }) => conclusion !== "success").length;
  return Math.max(0, Math.min(broken, legs.length - recorded));
}

/** Whether GitHub knows the jobs that recorded before, and ran none of them again: what they left stands. */
export function ranNoneAgain(records: readonly RunRecord[], jobs: readonly JobFacts[]): boolean {
  const ids = jobIds(records);
  const isKnown = (id: string) => jobs.some(({ name }) => isLegOf(id, name));
  return ids.length > 0 && ids.every(isKnown) && ids.every((id) => legsOf(id, jobs, true).length === 0);
}

function legsOf(id: string, jobs: readonly JobFacts[], isAgain: boolean): JobFacts[] {
  return jobs.filter(({ name, ran, conclusion }) => {
    return ran === isAgain && conclusion !== "skipped" && isLegOf(id, name);
  });
}

function isLegOf(id: string, name: string): boolean {
  const own = name.split(" / ").at(-1) ?? name;
  return own === id || own.startsWith(`${id} (`);
}

function jobIds(records: readonly RunRecord[]): string[] {
  return [...new Set(records.map(({ claim }) => idOf(claim.job)))];
}

/** What a leg was given is behind its job's id. */
function idOf(key: string): string {
  return key.replace(/-[0-9a-f]{8}$/, "");
}
