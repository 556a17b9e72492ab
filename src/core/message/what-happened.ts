import type { Evidence } from "../attempt/evidence.ts";
import type { RunState } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { hasCause } from "../memory/analyse-causes.ts";
import { type Cause, groupByCause } from "../policy/causes.ts";
import { headline } from "./failure-views.ts";
import { counted } from "./names.ts";
import { code, joined, Markdown, md } from "./untrusted.ts";

/** All runs of one code within a loop. The first that showed tests tells what the code changed, the last how it stands. */
export interface Attempted {
  readonly latest: Judgement;
  readonly comparison: Judgement["comparison"];
  readonly charged: boolean;
}

/** What a run amounts to, where its failures and changes do not say it. */
const STATE_WORDS: Readonly<Record<RunState, Markdown>> = {
  passed: md`all tests pass`,
  failed: md`no test fails, but the command does`,
  timeout: md`killed by the time limit`,
  "no-evidence": md`no test ran`,
  unreadable: md`a report could not be read`,
};

const HELD_BACK: ReadonlyMap<string, Markdown> = new Map([
  ["coverage-below", md`too little coverage`],
  ["coverage-no-data", md`coverage unknown`],
  ["missing-tests", md`a test is missing`],
  ["unproven-fix", md`the fix is not proven`],
  ["security-issue", md`a security issue`],
  ["secret-in-output", md`a secret in the output`],
  ["no-security-report", md`no security scan`],
  ["changes-requested", md`changes requested`],
]);

/** What an attempt changed, and why it was not enough. */
export function whatHappened(
  { latest: { evidence, state, call }, comparison }: Attempted,
  earlier: readonly Judgement[],
): Markdown {
  const ended = evidence.workflow?.expired ?? null;
  if (ended !== null) return md`details expired: the run ended as ${code(ended)}`;
  const known = [evidence, ...earlier.map((run) => run.evidence)];
  const silent = [...comparison.silenced, ...comparison.removed];
  const parts = [
    ...named(comparison.broken, known, (tests) => md`**broke** ${tests}`),
    ...named(comparison.fixed, known, (tests) => md`fixed ${tests}`),
    ...named(silent, known, (tests) => md`${tests} no longer ran`),
  ];
  const [cause, ...others] = groupByCause(evidence.failures);
  if (cause) parts.push(causeWords(cause, earlier));
  if (others.length > 0) parts.push(new Markdown(counted(others.length, "more cause")));
  const isSaid = cause ? state === "failed" : state === "passed" && parts.length > 0;
  if (!isSaid) parts.push(STATE_WORDS[state]);
  parts.push(...call.because.flatMap((kind) => HELD_BACK.get(kind) ?? []));
  return joined(parts, "; ");
}

/** Whatever was done in between, the same cause says that it did not reach it. */
function causeWords({ example, failures, fingerprint }: Cause, earlier: readonly Judgement[]): Markdown {
  const tests = named(
    failures.map(({ test }) => test),
    [{ failures }],
    (shown) => shown,
  );
  const [one = md``] = tests;
  const fails = failures.length === 1 ? md`fails` : md`fail`;
  const last = earlier.findLast((judgement) => hasCause(judgement, fingerprint));
  const same = last ? md` for the same cause as in attempt ${last.attempt}` : md``;
  return md`${one} ${fails}${same}: ${code(headline(example), 90)}`;
}

const SHOWN_TESTS = 2;

function named(
  tests: readonly string[],
  known: readonly Pick<Evidence, "failures">[],
  say: (shown: Markdown) => Markdown,
): Markdown[] {
  if (tests.length === 0) return [];
  const shown = joined(
    tests.slice(0, SHOWN_TESTS).map((test) => code(nameOf(test, known), 90)),
    ", ",
  );
  const hidden = tests.length - SHOWN_TESTS;
  return [say(hidden > 0 ? md`${shown} and ${hidden} more` : shown)];
}

/** A test that passes has no failure to name it; one that it had before does. */
function nameOf(test: string, known: readonly Pick<Evidence, "failures">[]): string {
  const failures = known.flatMap((run) => run.failures);
  return failures.find((failure) => failure.test === test)?.name ?? test;
}
