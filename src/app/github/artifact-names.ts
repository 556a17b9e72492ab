/** Forbidden in artifact names, and what would make two names look alike. */
const UNFIT = /[^A-Za-z0-9._-]+/g;

export function attemptArtifact(pull: number, runId: number, runAttempt: number, job: string): string {
  return `${attemptPrefix(pull, runId)}${runAttempt}-${job.replace(UNFIT, "_").slice(0, 80)}`;
}

/** Everything that one run left for one pull request. */
export function attemptPrefix(pull: number, runId: number): string {
  return `umpire-attempt-v1-${pull}-${runId}-`;
}

/** The run attempt that an artifact's name claims. */
export function attemptOf(name: string, prefix: string): number | null {
  const number = /^(\d{1,6})-/.exec(name.slice(prefix.length))?.[1];
  return number === undefined ? null : Number(number);
}

export function ledgerArtifact(pull: number): string {
  return `umpire-ledger-v1-${pull}`;
}

export const RECORDS_FILE = "records.json";
