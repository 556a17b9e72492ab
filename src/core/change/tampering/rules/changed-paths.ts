import { globMatcher } from "../../paths/glob.ts";
import type { Edit } from "../lines/edit.ts";
import { evidenceOf, fileEvidence } from "../lines/evidence-of.ts";
import type { Tampering, TamperingKind, TamperingOptions } from "../tampering.ts";
import { inUmpireSettings } from "./places.ts";

const SNAPSHOT =
  /(?:^|\/)(?:__snapshots__|__image_snapshots__|[^/]*-snapshots|goldens?|__goldens__)\/|\.(?:snap|ambr|golden|approved\.\w+|verified\.\w+)$|\.golden\.\w+$|(?:^|\/)golden_[^/]*$/;

const REPORT =
  /(?:^|\/)(?:junit[^/]*\.xml|[^/]*junit\.xml|TEST-[^/]*\.xml|[^/]*\.trx|test-results\.(?:xml|json)|lcov\.info|[^/]*\.lcov|coverage-final\.json|coverage-summary\.json|coverage\.(?:xml|json|out)|cover\.out|clover\.xml|[^/]*cobertura[^/]*\.xml|[^/]*\.opencover\.xml|jacoco\.xml|\.resultset\.json|ctrf-report\.json)$|(?:^|\/)(?:test-results|surefire-reports|failsafe-reports|TestResults)\/[^/]*\.xml$/;

/** A report that tests read is one of their files. */
const SAMPLE =
  /(?:^|\/)(?:fixtures|__fixtures__|testdata|test-data|samples?|examples?|resources|node_modules)\//;

/** Files that are tampering by their name alone. */
export function changedPaths(options: TamperingOptions): (edit: Edit) => Tampering[] {
  const isProtected = globMatcher(options.protectedTests);
  const isNamedReport = globMatcher(options.reports);
  return (edit) => {
    const { path, from, status } = edit.file;
    const found: Tampering[] = [];
    const say = (kind: TamperingKind, detail: string) => found.push(shown(edit, kind, detail));
    if (SNAPSHOT.test(path) && isRewritten(edit))
      say("snapshot-rewritten", "what was expected was rewritten");
    if (isNamedReport(path) || (REPORT.test(path) && !SAMPLE.test(path)))
      if (status !== "deleted" && status !== "mode")
        say("report-edited", "a report is part of the change: no run wrote it there");
    if (inUmpireSettings(edit))
      say("umpire-config-changed", "the rules of the judgement were changed with the code");
    if (status !== "added" && [path, from].some((name) => name !== null && isProtected(name)))
      say("protected-test-changed", "it may not be changed");
    return found;
  };
}

/** A new snapshot of a new test replaces nothing. */
function isRewritten({ file: { status, removedCount } }: Edit): boolean {
  return status !== "deleted" && (removedCount > 0 || status === "binary");
}

/** The first line that came, else the first that went, else the file. */
function shown(edit: Edit, kind: TamperingKind, detail: string): Tampering {
  const lines = edit.groups.flatMap(({ removed, added }) => [...added.slice(0, 1), ...removed.slice(0, 1)]);
  const [line] = lines;
  return line ? evidenceOf(edit, kind, line, detail) : fileEvidence(edit, kind, detail);
}
