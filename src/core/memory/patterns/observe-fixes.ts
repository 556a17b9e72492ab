import type { Fix } from "../../attempt/evidence.ts";
import { executed } from "../../attempt/run-state.ts";
import { isTestPath } from "../../change/is-test-path.ts";
import type { Judgement } from "../../decision/judge.ts";
import { type Cause, groupByCause } from "../../policy/causes.ts";
import { signatureOf } from "../../policy/fingerprint.ts";
import { isBeyondTheCode } from "../../policy/triage.ts";
import { rootCauseOf } from "../root-cause.ts";
import type { Observation, Pattern } from "./pattern-schema.ts";

/** One fix that was tried on one cause, and whether it worked. */
export interface TriedFix
  extends Pick<Pattern, "pattern" | "category" | "error_type" | "fix_strategy" | "stated"> {
  readonly observation: Observation;
}

/** Every fix of the loops that are over. What a loop that goes on will show is not known yet. */
export function triedFixes(judgements: readonly Judgement[], sessionId: string): TriedFix[] {
  const ends = new Map(judgements.map(({ loop, call }) => [loop, call.action]));
  return [...ends].flatMap(([number, end]) => {
    if (end === "retry") return [];
    const loop = judgements.filter((judgement) => judgement.loop === number);
    const fixes = inLoop(loop, { sessionId, escalated: end === "escalate" });
    // Who ends with a person has fixed nothing for certain.
    return end === "escalate" ? fixes.filter(({ observation }) => !observation.worked) : fixes;
  });
}

interface OfLoop {
  readonly sessionId: string;
  readonly escalated: boolean;
}

/** One attempt: when its code first ran, and how its last run ended. */
interface Attempt {
  readonly at: string;
  readonly judgement: Judgement;
}

/** A run that the world around the code broke says nothing of any fix. */
function inLoop(loop: readonly Judgement[], known: OfLoop): TriedFix[] {
  const byCode = new Map<string, Attempt>();
  for (const judgement of loop.filter(({ findings }) => !isBeyondTheCode(findings))) {
    const { code, at } = judgement.evidence;
    byCode.set(code.hash, { at: byCode.get(code.hash)?.at ?? at, judgement });
  }
  const attempts = [...byCode.values()];
  return attempts.flatMap(({ judgement }, position) => {
    const after = attempts[position + 1];
    return after ? between(judgement, after, known) : [];
  });
}

function between(before: Judgement, { at, judgement }: Attempt, known: OfLoop): TriedFix[] {
  const { evidence } = judgement;
  const { sessionId, escalated } = known;
  const { fix } = evidence;
  if (!fix || !executed(evidence)) return [];
  const still = new Set(groupByCause(evidence.failures).map(({ fingerprint }) => fingerprint));
  return groupByCause(before.evidence.failures).flatMap((cause) => {
    const { fingerprint, example, failures } = cause;
    // A test that vanished, or fails for another reason, shows nothing of this cause.
    const passes = failures.every(
      ({ scope, test }) => scope === "suite" || evidence.outcomes.get(test) === "passed",
    );
    const worked = passes && !still.has(fingerprint);
    if (!worked && !still.has(fingerprint)) return [];
    const file = example.frame?.file ?? null;
    return {
      pattern: signatureOf(example),
      category: rootCauseOf(example),
      error_type: example.errorType,
      ...strategyOf(fix, cause),
      observation: {
        session_id: sessionId,
        code_hash: evidence.code.hash,
        fingerprint,
        file,
        worked,
        escalated,
        at,
      },
    };
  });
}

/** The words of whoever fixed it, or what the diff shows of it. */
function strategyOf({ commits, files }: Fix, { example }: Cause): Pick<Pattern, "fix_strategy" | "stated"> {
  const words = commits.findLast(({ fixStrategy }) => fixStrategy !== null)?.fixStrategy ?? null;
  if (words !== null) return { fix_strategy: words.slice(0, 300), stated: true };
  const paths = files.map(({ path }) => path);
  const isWhere = example.frame !== null && paths.includes(example.frame.file);
  const shown = paths.every(isTestPath)
    ? "changed only tests"
    : isWhere
      ? "changed the file in which it fails"
      : "changed other files than the one in which it fails";
  return { fix_strategy: shown, stated: false };
}
