import type { TapLevel, TapSection } from "./stream.ts";

const NOTHING: TapSection = { points: [], plan: undefined };

/** Without a plan that fits, nobody knows whether all tests ran. */
export function planProblems({ sections }: TapLevel, mustHavePlan: boolean): string[] {
  return (sections.length > 0 ? sections : [NOTHING]).flatMap(({ points, plan }) => {
    if (plan)
      return plan.count === points.length ? [] : [`Planned ${plan.count} tests, but ran ${points.length}.`];
    return mustHavePlan ? [`The stream ends without a plan, after ${points.length} tests.`] : [];
  });
}
