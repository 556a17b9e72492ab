import { assembleRuns, expiredRun, type Subject } from "../../core/attempt/assemble-runs.ts";
import type { Ledger } from "../../core/attempt/ledger.ts";
import { inTime } from "../../core/attempt/ledger.ts";
import type { Config } from "../../core/config/config.ts";
import type { Records } from "../../core/memory/records.ts";
import { uniteCoverage } from "../../core/policy/coverage/unite/unite-coverage.ts";
import type { GitHubWorld } from "./world.ts";

/** The ledger of a pull request, from what its runs left and what the API says of them. */
export function githubLedger(
  { records, runs, looked }: Records,
  subject: Subject,
  { coverage_requirements: { allow_missed_lines } }: Config,
  { ids }: Pick<GitHubWorld, "ids">,
): Ledger {
  const known = assembleRuns(records, runs, subject, uniteCoverage(allow_missed_lines));
  const places = new Set(known.map(({ id }) => id));
  const expired = looked
    .filter((seen) => seen.expired)
    .flatMap(({ runId, runAttempt }) =>
      runs.filter(({ id }) => id === runId).map((run) => expiredRun(run, runAttempt, subject)),
    )
    .filter(({ id }) => !places.has(id));
  const evidence = [...known, ...expired].sort(inTime);
  const branch = `pull/${subject.pullRequest}`;
  return {
    id: ids.fromName(`${subject.repository}#${branch}`),
    branch,
    createdAt: evidence[0]?.at ?? new Date(0).toISOString(),
    evidence,
    resets: [],
  };
}
