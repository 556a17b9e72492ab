import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { sentence } from "./sentence.ts";
import { oneLine } from "./untrusted.ts";

/** GitHub refuses a longer one. */
const LONGEST = 140;

/** The verdict in one line, for the commit status and the title of the check. */
export function statusLine({ call, findings, evidence }: Judgement): string {
  const { passed, total } = tally(evidence);
  const position = `attempt ${call.attempt} of ${call.maxAttempts}`;
  const worst = findings.find(
    ({ severity, kind }) => severity === "blocking" || kind === "execution-skipped",
  );
  const why = worst ? sentence(worst).text.replaceAll("`", "") : `${passed} of ${total} tests pass`;
  return oneLine(`${WORDS[call.action]}, ${position}: ${why}`, LONGEST);
}

const WORDS = { proceed: "Proceed", retry: "Retry", escalate: "Escalated" } as const;
