import type { Evidence } from "./evidence.ts";
import type { SeenTampering } from "./seen-tampering.ts";

/** What GitHub itself says that a commit changes. */
export interface Witness {
  readonly headSha: string;
  /** Paths that are known to differ from the base. */
  readonly changed: readonly string[];
  /** The team's own configuration, wherever it lies. */
  readonly rules: string;
}

const WORKFLOW = /^\.github\/(?:workflows|actions)\//;

/**
 * The evidence of that commit, with what the witness adds. A record that leaves a changed file out hides it from every
 * rule that looks at the change. One that does not know its base says nothing of files, and hides none.
 */
export function withWitness(evidence: Evidence, witness: Witness): Evidence {
  const { workflow, code, tampering } = evidence;
  if (workflow === null || workflow.expired !== null || workflow.headSha !== witness.headSha) return evidence;
  const known = new Set(code.files.map(({ path }) => path));
  const isHiding = code.base !== null && witness.changed.some((path) => !known.has(path));
  const mismatches = isHiding ? [...workflow.mismatches, "list of changed files"] : workflow.mismatches;
  const seen = new Set(tampering.map(({ kind, path }) => `${kind} ${path}`));
  const places = placesOf(witness).filter(({ kind, path }) => !seen.has(`${kind} ${path}`));
  return { ...evidence, tampering: [...tampering, ...places], workflow: { ...workflow, mismatches } };
}

/** Whoever changes what is run, or by what rules it is judged, can make any result: a person should look. */
function placesOf({ changed, rules }: Witness): SeenTampering[] {
  const place = { line: 1, side: "new", text: "", since: "base" } as const;
  return changed.flatMap((path): SeenTampering[] => {
    if (path === rules)
      return [{ ...place, kind: "umpire-config-changed", path, detail: "it holds from the next one on" }];
    if (!WORKFLOW.test(path)) return [];
    return [{ ...place, kind: "workflow-changed", path, detail: "it says what is run and recorded" }];
  });
}
