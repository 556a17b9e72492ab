import type { Ratio } from "../../reports/coverage-report.ts";

/** Percentages may have decimals; scaled to whole numbers they compare exactly, so 79.996 is below 80. */
const SCALE = 1_000_000;

/** Whether the lines reach a percentage when some missed ones are forgiven. Lines are compared, never rounded percentages. */
export function meetsPercent(lines: Ratio, percent: number, forgiven: number): boolean {
  return withForgiven(lines, forgiven) * 100 * SCALE >= Math.round(percent * SCALE) * lines.total;
}

/** Whether the lines are covered at least as well as those of the base. */
export function meetsBase(lines: Ratio, base: Ratio, forgiven: number): boolean {
  return withForgiven(lines, forgiven) * base.total >= base.covered * lines.total;
}

function withForgiven({ covered, total }: Ratio, forgiven: number): number {
  return Math.min(total, covered + forgiven);
}

export function add(left: Ratio, right: Ratio): Ratio {
  return { covered: left.covered + right.covered, total: left.total + right.total };
}

export const NOTHING: Ratio = { covered: 0, total: 0 };
