import type { SeniorAgent } from "../../core/config/senior-agent.ts";
import type { Call } from "../../core/decision/call.ts";
import type { Attempts } from "./attempted.ts";
import type { PullRequest } from "./ports.ts";
import { settle } from "./settle.ts";
import type { GitHubWorld } from "./world.ts";

/** While the second agent has the work, a label says so. Returns the line that mentions it; its login is the team's own. */
export async function callSenior(
  { number, labels }: PullRequest,
  { assignedTo, attempt, maxAttempts }: Call,
  agent: SeniorAgent | undefined,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<string | null> {
  if (!agent) return null;
  const { github } = world;
  const { label, mention } = agent;
  const hasIt = assignedTo !== null;
  if (hasIt && !labels.includes(label))
    await attempts.try("Label", () => settle(() => github.addLabels(number, [label]), world));
  if (!hasIt && labels.includes(label))
    await attempts.try("Label", () => settle(() => github.removeLabel(number, label), world));
  if (!hasIt || mention === undefined) return null;
  return `@${mention}: the next attempt is yours (${maxAttempts - attempt} before a person is asked).`;
}
