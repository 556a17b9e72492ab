import type { Judgement } from "../../decision/judge.ts";
import { counted, shortCommit } from "../names.ts";
import { textTable } from "../text-table.ts";
import { oneLine } from "../untrusted.ts";
import { type Replay, type ReplayedRun, replayedRuns } from "./replay.ts";

const HEADER = ["", "when", "commit", "now", "rule", "charged", "then", "rule", "charged"];

/** What another policy would have said, run by run. */
export function replayLines(replay: Replay): string[] {
  const runs = replayedRuns(replay);
  const branch = oneLine(replay.branch);
  if (runs.length === 0)
    return [`Nothing is recorded on ${branch}. Record a run with \`umpire run -- COMMAND\`.`];
  const changed = runs.filter(({ changes }) => changes).length;
  return [
    `Replay of ${branch}: ${changed} of ${counted(runs.length, "run")} would change`,
    ...textTable([HEADER, ...runs.map(row)]),
  ];
}

function row({ now, proposed, changes }: ReplayedRun): string[] {
  const { at, code } = now.evidence;
  const when = at.slice(0, 16).replace("T", " ");
  return [changes ? "→" : "", when, shortCommit(code.commit), ...side(now), ...side(proposed)];
}

function side({ call, loop, charged }: Judgement): string[] {
  const inLoop = loop > 1 ? `, loop ${loop}` : "";
  const called = call.status === "aborted" ? "escalate (aborted)" : call.action;
  return [`${called} ${call.attempt}/${call.maxAttempts}${inLoop}`, call.rule, charged ? "yes" : "no"];
}
