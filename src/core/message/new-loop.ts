import type { Judgement } from "../decision/judge.ts";
import { counted } from "./names.ts";
import { Markdown } from "./untrusted.ts";

/** How a new loop begins: on somebody's machine a command opens it, on GitHub the next push does. */
export function newLoopWords({ evidence, call }: Judgement, freshAttempts = call.maxAttempts): Markdown {
  const attempts = counted(freshAttempts, "attempt");
  return new Markdown(
    evidence.workflow
      ? `the next push opens a new loop with ${attempts}`
      : `\`umpire ledger reset\` starts a new loop with ${attempts}`,
  );
}

/** What was noticed stays noticed in a new loop on GitHub: only the configuration lets it pass there. */
export function acceptedWords({ evidence }: Judgement): Markdown {
  return new Markdown(
    evidence.workflow
      ? "someone says why, and `tampering.severity` lets it pass on the base branch"
      : "someone says why, and starts a new loop with `umpire ledger reset`",
  );
}
