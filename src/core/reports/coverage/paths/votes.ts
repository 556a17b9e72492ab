import { type Guess, prefixOf } from "./guess.ts";
import type { ReportPath } from "./report-path.ts";

/** What the guesses of one report say about which folder of the report is which folder of the repository. */
export type Votes = Map<string, Map<string, number>>;

export interface Verdict {
  /** How many segments of the report path stand for the folder. */
  readonly length: number;
  readonly folder: string;
  readonly votes: number;
  readonly isUnanimous: boolean;
}

export function countVotes(guesses: Iterable<Guess>): Votes {
  const votes: Votes = new Map();
  for (const guess of guesses) {
    const folders = votes.get(guess.reportPrefix) ?? new Map<string, number>();
    votes.set(guess.reportPrefix, folders.set(guess.filePrefix, votesFor(votes, guess) + 1));
  }
  return votes;
}

export function votesFor(votes: Votes, { reportPrefix, filePrefix }: Guess): number {
  return votes.get(reportPrefix)?.get(filePrefix) ?? 0;
}

/** Of all folders that the path is in, the one that most files agree about. */
export function strongestVerdict(votes: Votes, path: ReportPath): Verdict | undefined {
  let strongest: Verdict | undefined;
  for (let length = 0; length < path.segments.length; length++) {
    const folders = votes.get(prefixOf(path, length));
    for (const [folder, count] of folders ?? []) {
      if (count > (strongest?.votes ?? 0))
        strongest = { length, folder, votes: count, isUnanimous: folders?.size === 1 };
    }
  }
  return strongest;
}
