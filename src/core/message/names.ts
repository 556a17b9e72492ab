import type { Evidence, FailureRecord } from "../attempt/evidence.ts";
import { failsSince } from "../comparison/history.ts";
import type { Judgement } from "../decision/judge.ts";
import { code, type Markdown, md } from "./untrusted.ts";

const SHORT_SHA = 7;

export function shortCommit(commit: string | null): string {
  return commit === null ? "(no commit)" : commit.slice(0, SHORT_SHA);
}

/** "attempt 2". Every loop has an attempt 1, so one of another loop than the latest says which. */
export function attemptWords({ loop, attempt }: Judgement, latest: Judgement): Markdown {
  return loop === latest.loop ? md`attempt ${attempt}` : md`attempt ${attempt} of loop ${loop}`;
}

/** "attempt 2 (`5d6e7f8`)" */
export function attemptAndCommit(judgement: Judgement, latest: Judgement): Markdown {
  const { commit } = judgement.evidence.code;
  return md`${attemptWords(judgement, latest)} (${code(shortCommit(commit))})`;
}

/** The run since which a test or suite fails without a break; the latest itself when it is new. */
export function failingSince(
  failure: Pick<FailureRecord, "scope" | "test">,
  latest: Judgement,
  judgements: readonly Judgement[],
): Judgement {
  const first = failsSince(latest.history, failure);
  return judgements.find(({ evidence }) => evidence.id === first?.id) ?? latest;
}

/** The run since which a failure shows these two values: a test may fail for long and each time with another. */
export function sameValuesSince(
  failure: FailureRecord,
  latest: Judgement,
  judgements: readonly Judgement[],
): Judgement {
  const isSame = ({ test, expected, actual }: FailureRecord) =>
    test === failure.test && expected === failure.expected && actual === failure.actual;
  let since = latest;
  for (const judgement of judgements.toReversed()) {
    if (!judgement.evidence.failures.some(isSame)) break;
    since = judgement;
  }
  return since;
}

/** A test as its reader knows it: the name from the failure if there is one, else the id. */
export function testName({ failures }: Evidence, id: string): string {
  return failures.find((failure) => failure.test === id)?.name ?? id;
}

export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
