import type { Judgement } from "../decision/judge.ts";
import { counted } from "./names.ts";
import { code, Markdown, md } from "./untrusted.ts";

/** "`senior-agent`, who has 2 attempts"; null while nobody else has the work. */
export function assignedWords({ call }: Judgement): Markdown | null {
  if (call.assignedTo === null) return null;
  const left = new Markdown(counted(call.maxAttempts - call.attempt, "attempt"));
  return md`${code(call.assignedTo, 100)}, who has ${left} before a person is asked`;
}

/** Where one is named, the work is handed over: an escalation with this action means that none is. */
export function seniorNotes({ call }: Judgement): Markdown[] {
  if (call.action !== "escalate" || call.trigger?.action !== "senior_agent") return [];
  return [
    md`the action is \`senior_agent\`, but none is named (\`senior_agent.name\`), so a person is asked`,
  ];
}
