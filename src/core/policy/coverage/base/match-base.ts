import type { TypeVerdict } from "../../../attempt/coverage-summary.ts";
import { exemptPath } from "../../../change/paths/exempt-path.ts";
import type { CodeType } from "../../../config/code-types.ts";
import type { Ratio } from "../../../reports/coverage-report.ts";
import type { MeasuredFile } from "../measure-file.ts";
import { add, meetsBase, NOTHING } from "../meets.ts";
import type { Baseline } from "./baseline.ts";

type Outcome = Pick<TypeVerdict, "covered" | "total" | "verdict" | "base" | "noDataReason">;

/**
 * Whether the changed files are covered at least as well as on the base: all their lines, since a refactoring may
 * leave a line alone and still stop it from running.
 */
export function matchBase(
  files: readonly MeasuredFile[],
  type: CodeType,
  baseline: Baseline | null,
  forgiven: number,
): Outcome | undefined {
  const measured = files.flatMap((one) =>
    one.state === "measured" && one.file.codeType === type ? [one] : [],
  );
  if (measured.length === 0) return undefined;
  const now = measured.map(({ whole }) => whole()).reduce(add);
  if (!baseline) return { ...now, verdict: "no-data", base: null, noDataReason: "no-baseline" };
  const base = [...measured, ...goneInto(files, measured)]
    .map((one) => onBase(one, baseline))
    .reduce(plus, NOTHING);
  const isUnknown =
    measured.some((one) => !isNew(one) && !onBase(one, baseline) && hasMisses(one.whole())) ||
    (base.total === 0 && hasMisses(now));
  if (isUnknown) return { ...now, verdict: "no-data", base, noDataReason: "not-in-baseline" };
  return { ...now, verdict: meetsBase(now, base, forgiven) ? "met" : "below", base, noDataReason: null };
}

/** Code that left a deleted file went into new ones, if there are any; else it is just gone and owes nothing. */
function goneInto(files: readonly MeasuredFile[], measured: readonly MeasuredFile[]): MeasuredFile[] {
  if (!measured.some(isNew)) return [];
  return files.filter(
    ({ file: { change } }) => change.status === "deleted" && exemptPath(change.path) === null,
  );
}

function isNew({ file: { change } }: MeasuredFile): boolean {
  return change.status === "added" || change.status === "copied";
}

function onBase(one: MeasuredFile, baseline: Baseline): Ratio | undefined {
  const { change } = one.file;
  return isNew(one) ? undefined : baseline.files.get(change.from ?? change.path);
}

function plus(sum: Ratio, more: Ratio | undefined): Ratio {
  return more ? add(sum, more) : sum;
}

function hasMisses({ covered, total }: Ratio): boolean {
  return covered < total;
}
