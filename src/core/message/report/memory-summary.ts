import { isFailing } from "../../comparison/compare-outcomes.ts";
import type { Judgement } from "../../decision/judge.ts";
import { counted, shortCommit, testName } from "../names.ts";
import { code, Markdown, md } from "../untrusted.ts";

/** What the ledger remembers of this case: how long it goes on, how earlier loops ended, what keeps failing. */
export function memorySummary(judgements: readonly Judgement[], latest: Judgement, most: number): Markdown[] {
  return [
    new Markdown(`${counted(judgements.length, "run")} in ${counted(latest.loop, "loop")}`),
    ...earlierLoops(judgements, latest),
    ...recurring(judgements, latest).slice(0, most),
  ];
}

const ENDINGS = { proceed: "passed", escalate: "was escalated", retry: "was left" } as const;

function earlierLoops(judgements: readonly Judgement[], latest: Judgement): Markdown[] {
  const last = new Map<number, Judgement>();
  for (const judgement of judgements) last.set(judgement.loop, judgement);
  last.delete(latest.loop);
  return [...last.values()].map((judgement) => {
    const { loop, attempt, call, evidence } = judgement;
    const commit = code(shortCommit(evidence.code.commit));
    return md`loop ${loop} ${new Markdown(ENDINGS[call.action])} in attempt ${attempt} (${commit})`;
  });
}

/** Tests that fail now and did so before, the most stubborn first. */
function recurring(judgements: readonly Judgement[], { evidence }: Judgement): Markdown[] {
  const times = [...evidence.outcomes]
    .filter(([, outcome]) => isFailing(outcome))
    .map(([test]) => ({ test, failed: judgements.filter((run) => fails(run, test)).length }))
    .filter(({ failed }) => failed > 1);
  return times
    .sort((left, right) => right.failed - left.failed)
    .map(
      ({ test, failed }) =>
        md`${code(testName(evidence, test))} failed in ${failed} of ${judgements.length} runs`,
    );
}

function fails({ evidence }: Judgement, test: string): boolean {
  return isFailing(evidence.outcomes.get(test));
}
