import { type Guess, isJvmPath } from "./guess.ts";
import type { GuessedPlace, Place } from "./place.ts";
import type { ReportPath } from "./report-path.ts";
import { countVotes, strongestVerdict, type Votes, votesFor } from "./votes.ts";

/** What all paths of a report say together. */
export interface Evidence {
  readonly votes: Votes;
  /** At least one path is wholly in the repository, so that paths with only a tail in common are doubtful. */
  readonly hasWhole: boolean;
}

export function evidenceOf(places: readonly Place[]): Evidence {
  const guesses = places.flatMap((place) => (place.kind === "guessed" && place.guess ? [place.guess] : []));
  return { votes: countVotes(guesses), hasWhole: guesses.some((guess) => guess.strength !== "partial") };
}

/** The file a path means, in the light of the other paths of its report. */
export function decide(place: GuessedPlace, evidence: Evidence): string | undefined {
  const { guess } = place;
  if (guess === undefined) return agreedFile(place, evidence.votes);
  if (guess.strength === "same" || guess.reportPrefix === "") return guess.file.path;
  if (place.variants.some(isJvmPath)) return guess.file.path;
  return againstOthers(place, guess, evidence);
}

/** Several files have this tail. The others tell which, if they all mean the same folder. */
function agreedFile({ variants, tracked }: GuessedPlace, votes: Votes): string | undefined {
  for (const variant of variants) {
    const verdict = variant.isAbsolute ? strongestVerdict(votes, variant) : undefined;
    if (verdict?.isUnanimous) return tracked.byPath.get(inFolder(variant, verdict.length, verdict.folder));
  }
  return undefined;
}

/** Copies of a file, as in node_modules or a build folder, have its tail too. They are where the others say no source is. */
function againstOthers(
  { variants, tracked }: GuessedPlace,
  guess: Guess,
  { votes, hasWhole }: Evidence,
): string | undefined {
  const own = votesFor(votes, guess);
  for (const variant of variants) {
    const verdict = strongestVerdict(votes, variant);
    if (verdict && verdict.votes > own)
      return tracked.byPath.get(inFolder(variant, verdict.length, verdict.folder));
  }
  const isDoubtful = guess.strength === "partial" && hasWhole && own < 2;
  return isDoubtful ? undefined : guess.file.path;
}

function inFolder({ segments }: ReportPath, length: number, folder: string): string {
  const inside = segments.slice(length).join("/");
  return folder === "" ? inside : `${folder}/${inside}`;
}
