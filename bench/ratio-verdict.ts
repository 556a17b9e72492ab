import type { Result } from "./measure/measure-row.ts";
import type { RatioBar } from "./row.ts";
import type { Verdict } from "./verdict.ts";

const WORDS = {
  faster: { what: "throughput of", sign: ">=" },
  within: { what: "time of", sign: "<=" },
} as const;

export function ratioVerdict(
  { kind, than, without, bar, stretch }: RatioBar,
  ours: Result,
  results: ReadonlyMap<string, Result>,
): Verdict {
  const { what, sign } = WORDS[kind];
  const limits = {
    ...(bar === undefined ? {} : { bar: `${sign} ${bar}x` }),
    ...(stretch === undefined ? {} : { stretch: `${sign} ${stretch}x` }),
  };
  const reference = fastestOf(than, results);
  if (reference === undefined)
    return { ...limits, against: `${what} ${than.join(", ")}`, measured: "not here" };
  const aside = without === undefined ? 0 : (results.get(without)?.milliseconds ?? 0);
  const faster = reference.milliseconds / (ours.milliseconds - aside);
  const holds = (limit: number | undefined) => {
    if (limit === undefined) return undefined;
    return kind === "faster" ? faster >= limit : 1 / faster <= limit;
  };
  return {
    ...limits,
    against: `${what} ${reference.name}${aside > 0 ? ", node's own start aside" : ""}`,
    measured: `${(kind === "faster" ? faster : 1 / faster).toFixed(2)}x`,
    met: holds(bar),
    stretchMet: holds(stretch),
  };
}

function fastestOf(names: readonly string[], results: ReadonlyMap<string, Result>) {
  return names
    .flatMap((name) => {
      const result = results.get(name);
      return result === undefined ? [] : [{ name, milliseconds: result.milliseconds }];
    })
    .sort((left, right) => left.milliseconds - right.milliseconds)[0];
}
