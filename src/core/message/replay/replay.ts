import type { Judgement } from "../../decision/judge.ts";

/** The same runs under two policies, in the same order. */
export interface Replay {
  readonly branch: string;
  readonly now: readonly Judgement[];
  readonly proposed: readonly Judgement[];
}

export interface ReplayedRun {
  readonly now: Judgement;
  readonly proposed: Judgement;
  readonly changes: boolean;
}

export function replayedRuns({ now, proposed }: Replay): ReplayedRun[] {
  return now.flatMap((judgement, position) =>
    proposed
      .slice(position, position + 1)
      .map((other) => ({ now: judgement, proposed: other, changes: differs(judgement, other) })),
  );
}

/** What somebody would notice: the call, why, and what it costs. */
function differs(now: Judgement, proposed: Judgement): boolean {
  return JSON.stringify(noticed(now)) !== JSON.stringify(noticed(proposed));
}

function noticed({ call: { action, status, rule, assignedTo }, charged }: Judgement) {
  return [action, status, rule, assignedTo, charged];
}
