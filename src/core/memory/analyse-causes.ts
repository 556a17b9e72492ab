import type { Judgement } from "../decision/judge.ts";
import { type Cause, groupByCause } from "../policy/causes.ts";
import { fingerprintOf } from "../policy/fingerprint.ts";
import { type CausePlace, causePlace, commitOf } from "./cause-place.ts";
import { fixStrategyFor } from "./fix-strategy.ts";
import type { Pattern } from "./patterns/pattern-schema.ts";
import { type Recalled, recall } from "./patterns/recall.ts";
import { type RootCause, rootCauseOf } from "./root-cause.ts";

/** What the evidence says of one cause, without guessing beyond it. */
export interface CauseAnalysis {
  readonly cause: Cause;
  readonly category: RootCause;
  readonly strategy: string;
  /** Null when the report names no line of the repository. */
  readonly place: CausePlace | null;
  /** The commit that wrote the line, or the newest of this work that touched the file. */
  readonly commit: string | null;
  /** Attempts that touched the place since it fails so, oldest first. */
  readonly tried: readonly Judgement[];
  readonly known: readonly Recalled[];
}

/** `judgements` are the case in time; the causes are those of `latest`, most failures first. */
export function analyseCauses(
  judgements: readonly Judgement[],
  latest: Judgement,
  patterns: readonly Pattern[],
): CauseAnalysis[] {
  return groupByCause(latest.evidence.failures).map((cause) => {
    const { example } = cause;
    const category = rootCauseOf(example);
    const place = causePlace(example, latest.evidence);
    const runs = judgements.map(({ evidence }) => evidence);
    return {
      cause,
      category,
      strategy: fixStrategyFor(example, category),
      place,
      commit: place && commitOf(place, latest.evidence, runs),
      tried: place ? triedAt(place.frame.file, cause, judgements, latest) : [],
      known: recall(cause, patterns),
    };
  });
}

/** The first attempt that fails so tried nothing against it. */
function triedAt(
  file: string,
  { fingerprint }: Cause,
  judgements: readonly Judgement[],
  { loop }: Judgement,
): Judgement[] {
  const ofLoop = judgements.filter((judgement) => judgement.loop === loop);
  const first = ofLoop.findIndex((judgement) => hasCause(judgement, fingerprint));
  const code = ofLoop[first]?.evidence.code.hash;
  const later = ofLoop.slice(first + 1).filter(
    ({
      evidence: {
        fix,
        code: { hash },
      },
    }) => hash !== code && touches(fix?.files ?? [], file),
  );
  return [...new Map(later.map((judgement) => [judgement.attempt, judgement])).values()];
}

function touches(files: readonly { readonly path: string }[], file: string): boolean {
  return files.some(({ path }) => path === file);
}

export function hasCause({ evidence }: Judgement, fingerprint: string): boolean {
  return evidence.failures.some((failure) => fingerprintOf(failure) === fingerprint);
}
