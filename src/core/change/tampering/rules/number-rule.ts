import type { Edit } from "../lines/edit.ts";
import { evidenceOf } from "../lines/evidence-of.ts";
import { readAmount } from "../lines/read-amount.ts";
import type { SourceLine } from "../lines/source-line.ts";
import type { Tampering, TamperingKind } from "../tampering.ts";
import type { Where } from "./places.ts";

/** A figure that may only go one way. */
export interface NumberRule {
  readonly kind: TamperingKind;
  readonly where: Where;
  /** The group `value` is the figure, `key` what it is of when one pattern reads several. */
  readonly pattern: RegExp;
  readonly worse: "higher" | "lower";
  readonly what: string;
  /** What holds where nothing is written. */
  readonly usual?: number;
  /** Whether nothing holds once the figure is gone. */
  readonly goneIsWorse?: true;
  readonly zeroIsEndless?: true;
}

interface Figure {
  readonly line: SourceLine;
  readonly group: number;
  readonly key: string;
  readonly value: number;
}

export function worseNumbers(
  edit: Edit,
  rules: readonly NumberRule[],
  settled: ReadonlySet<SourceLine>,
): Tampering[] {
  return rules.filter(({ where }) => where(edit)).flatMap((rule) => worseIn(edit, rule, settled));
}

function worseIn(edit: Edit, rule: NumberRule, settled: ReadonlySet<SourceLine>): Tampering[] {
  const found: Tampering[] = [];
  const old = figuresOf(edit, "removed", rule);
  for (const now of figuresOf(edit, "added", rule)) {
    const was = takeSame(old, now);
    const before = was?.value ?? rule.usual;
    if (settled.has(now.line) || before === undefined || !isWorse(rule, before, now.value)) continue;
    found.push(evidenceOf(edit, rule.kind, now.line, `${rule.what} went from ${before} to ${now.value}`));
  }
  const gone = rule.goneIsWorse ? old.filter(({ line }) => !settled.has(line)) : [];
  return [...found, ...gone.map(({ line }) => evidenceOf(edit, rule.kind, line, `${rule.what} is gone`))];
}

function figuresOf({ groups }: Edit, side: "removed" | "added", { pattern }: NumberRule): Figure[] {
  return groups.flatMap((lines, group) =>
    lines[side].flatMap((line) => {
      const { key = "", value } = pattern.exec(line.bare)?.groups ?? {};
      const amount = value === undefined ? null : readAmount(value.trim());
      return amount === null ? [] : [{ line, group, key, value: amount }];
    }),
  );
}

/** What stood in the same place, else what bore the same name anywhere in the file. */
function takeSame(old: Figure[], now: Figure): Figure | undefined {
  const near = old.findIndex(({ key, group }) => key === now.key && group === now.group);
  const at = near === -1 ? old.findIndex(({ key }) => key === now.key) : near;
  return at === -1 ? undefined : old.splice(at, 1)[0];
}

function isWorse({ worse, zeroIsEndless }: NumberRule, was: number, is: number): boolean {
  const [from, to] = [was, is].map((value) =>
    zeroIsEndless && value === 0 ? Number.POSITIVE_INFINITY : value,
  );
  return from !== undefined && to !== undefined && (worse === "higher" ? to > from : to < from);
}
