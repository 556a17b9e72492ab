import type { SeenTampering } from "../attempt/seen-tampering.ts";
import { type SeverityByKind, severityOf, type TamperingSeverity } from "../change/tampering/severity.ts";
import type { Comparison } from "../comparison/compare-outcomes.ts";
import { type History, wasAlwaysSo } from "../comparison/history.ts";
import type { Config } from "../config/config.ts";
import { TAMPERING_KINDS, type TamperingKind } from "../config/tampering.ts";
import type { Finding } from "./finding.ts";
import { isOfTest } from "./is-of-test.ts";

interface Facts {
  readonly evidence: { readonly tampering: readonly SeenTampering[] };
  readonly comparison: Comparison;
  readonly history: History;
  readonly config: Config;
}

/** From results and diff together: what no longer runs, each with its lines; then what else made it easier to pass. */
export function tamperingFindings(facts: Facts): Finding[] {
  const { evidence, comparison, config } = facts;
  const { severity } = config.tampering;
  const gone = evidence.tampering.filter(({ kind }) => kind === "test-removed" || kind === "test-skipped");
  const silenced = shownIn(gone, comparison.silenced);
  const removed = shownIn(gone, comparison.removed);
  const rest = evidence.tampering.filter((place) => !silenced.includes(place) && !removed.includes(place));
  return [
    ...vanished("silenced-tests", comparison.silenced, silenced, severityOf("test-skipped", severity)),
    ...vanished("removed-tests", comparison.removed, removed, severityOf("test-removed", severity)),
    ...TAMPERING_KINDS.flatMap((kind) =>
      tampering(
        kind,
        rest.filter((place) => place.kind === kind),
        facts,
      ),
    ),
  ];
}

function shownIn(places: readonly SeenTampering[], tests: readonly string[]): SeenTampering[] {
  return places.filter((place) => tests.some((test) => isOfTest(place, test)));
}

function vanished(
  kind: "silenced-tests" | "removed-tests",
  tests: readonly string[],
  places: readonly SeenTampering[],
  severity: TamperingSeverity,
): Finding[] {
  if (tests.length === 0 || severity === "off") return [];
  return [{ kind, tests, places, severity, condition: null }];
}

function tampering(what: TamperingKind, places: readonly SeenTampering[], facts: Facts): Finding[] {
  const severity = configured(what, places, facts);
  return severity === "off" || places.length === 0
    ? []
    : [{ kind: "tampering", what, places, severity, condition: null }];
}

const CHECKED_BY_RESULTS: ReadonlySet<TamperingKind> = new Set([
  "test-removed",
  "test-skipped",
  "test-emptied",
]);

/** The diff alone holds nothing back where results could have shown it, and do not. */
function configured(what: TamperingKind, places: readonly SeenTampering[], facts: Facts): TamperingSeverity {
  const severities: SeverityByKind = facts.config.tampering.severity;
  const usual = severityOf(what, severities);
  if (severities[what] !== undefined || !CHECKED_BY_RESULTS.has(what)) return usual;
  return places.some((place) => isUnwitnessed(place, facts.history)) ? usual : "warning";
}

/** Nobody ever saw the test otherwise; or it still runs, as an empty one does, and did so before. */
function isUnwitnessed(place: SeenTampering, history: History): boolean {
  if (wasAlwaysSo(history, place)) return true;
  return place.kind === "test-emptied" && [...history.last.keys()].some((test) => isOfTest(place, test));
}
