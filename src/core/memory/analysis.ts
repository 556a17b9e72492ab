import type { Commit, Evidence, FailureRecord } from "../attempt/evidence.ts";
import { groupByCause } from "../policy/causes.ts";
import { fixStrategyFor } from "./fix-strategy.ts";
import { type RootCause, rootCauseOf } from "./root-cause.ts";

/** What the evidence alone says of the main cause; the words of whoever fixed it win when there are any. */
export interface Analysis {
  readonly rootCause: string;
  readonly category: RootCause;
  readonly fixStrategy: string;
  readonly related: readonly string[];
}

const SHORTEST = 20;

export function analyse(evidence: Evidence, next: Evidence | undefined): Analysis | undefined {
  const [cause] = groupByCause(evidence.failures);
  if (!cause) return undefined;
  const { example, failures } = cause;
  const commits = next?.fix?.commits ?? [];
  const category = rootCauseOf(example);
  return {
    rootCause: padded(lastStated(commits, "rootCause") ?? describeFailure(example), "Root cause"),
    category,
    fixStrategy: padded(
      lastStated(commits, "fixStrategy") ?? fixStrategyFor(example, category),
      "Fix strategy",
    ),
    related: failures.slice(1).map((failure) => failure.test),
  };
}

/** "TypeError in validate, src/validate.js:3: Cannot read ..." */
export function describeFailure({ rawType, errorType, message, frame }: FailureRecord): string {
  const [headline = ""] = message.trim().split("\n", 1);
  const name = rawType || errorType;
  const place = frame ? ` in ${frame.function ? `${frame.function}, ` : ""}${frame.file}:${frame.line}` : "";
  return `${name}${place}: ${headline || "no message"}`;
}

function lastStated(commits: readonly Commit[], field: "rootCause" | "fixStrategy"): string | undefined {
  return commits.map((commit) => commit[field]).findLast((text) => text !== null) ?? undefined;
}

/** Debug memory asks for at least twenty characters, counted as JSON Schema does; the label alone has them. */
function padded(text: string, label: string): string {
  return [...text].length >= SHORTEST ? text : `${label} as stated: ${text}`;
}
