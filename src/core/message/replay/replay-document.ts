import type { Judgement } from "../../decision/judge.ts";
import { sentence } from "../sentence.ts";
import { type Replay, replayedRuns } from "./replay.ts";
import { REPLAY_VERSION, type ReplayDocument, type Side } from "./replay-schema.ts";

export function replayDocument(replay: Replay): ReplayDocument {
  const runs = replayedRuns(replay);
  return {
    schemaVersion: REPLAY_VERSION,
    branch: replay.branch,
    changed: runs.filter(({ changes }) => changes).length,
    runs: runs.map(({ now, proposed, changes }) => ({
      id: now.evidence.id,
      at: now.evidence.at,
      commit: now.evidence.code.commit,
      changes,
      now: sideOf(now),
      proposed: sideOf(proposed),
    })),
  };
}

function sideOf({ call, loop, attempt, charged, findings }: Judgement): Side {
  const { action, status, rule, maxAttempts, assignedTo } = call;
  const reasons = findings
    .filter(({ severity }) => severity === "blocking")
    .map((finding) => sentence(finding).text);
  return { call: action, status, rule, loop, attempt, maxAttempts, charged, assignedTo, reasons };
}
