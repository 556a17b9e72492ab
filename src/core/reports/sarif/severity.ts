import type { SecuritySeverity } from "../../config/security.ts";
import { type Fields, fieldsOf, textOf } from "../json/fields.ts";

/** The scale of CVSS, as scanners use it in `security-severity`. */
const SCORES: readonly (readonly [number, SecuritySeverity])[] = [
  [9, "critical"],
  [7, "high"],
  [4, "medium"],
  [0, "low"],
];

const LEVELS: ReadonlyMap<string, SecuritySeverity | null> = new Map([
  ["error", "high"],
  ["warning", "medium"],
  ["note", "low"],
  ["none", null],
]);

/** Null for a result that is no problem. The score stands above the level: it is about security, the level about display. */
export function severityOf(result: Fields, rule: Fields): SecuritySeverity | null {
  if ((textOf(result["kind"]) || "fail") !== "fail") return null;
  const score = scoreOf(result) ?? scoreOf(rule);
  const scored = score === null ? undefined : SCORES.find(([least]) => score >= least);
  if (scored) return scored[1];
  const ruled = textOf(fieldsOf(rule["defaultConfiguration"])["level"]);
  const severity = LEVELS.get(textOf(result["level"]) || ruled);
  return severity === undefined ? "medium" : severity;
}

/** Written as text by some tools and as a number by others. */
function scoreOf({ properties }: Fields): number | null {
  const written = fieldsOf(properties)["security-severity"];
  const score = typeof written === "string" ? Number.parseFloat(written) : written;
  return typeof score === "number" && score > 0 ? score : null;
}
