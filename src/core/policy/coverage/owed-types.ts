import type { OwedType } from "../../attempt/coverage-summary.ts";
import type { Evidence } from "../../attempt/evidence.ts";

/** What each type of the change owes besides coverage. Without a report only a bug fix is known to owe anything. */
export function owedTypes({ coverage, bugFix }: Evidence): readonly OwedType[] {
  const byType = coverage?.judged?.byType ?? [];
  if (byType.length > 0) return byType;
  return bugFix ? [bugFix] : [];
}
