import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Evidence } from "../../../src/core/attempt/evidence.ts";
import { addEvidence, addReset, addTold, type Ledger } from "../../../src/core/attempt/ledger.ts";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { judge } from "../../../src/core/decision/judge.ts";
import {
  aLedger,
  anEvidence,
  aResetAfter,
  atMinute,
  type EvidenceSpec,
  runs,
} from "../../support/builders.ts";

describe("a ledger only grows", () => {
  test("runs stand in the order of time, and ids settle equal times", () => {
    const later = anEvidence({ id: "b", at: atMinute(2) });
    const earlier = anEvidence({ id: "c", at: atMinute(1) });
    const same = anEvidence({ id: "a", at: atMinute(2) });
    const ledger = [later, earlier, same].reduce(addEvidence, aLedger());
    expect(ledger.evidence.map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });

  test("who was told stands there once", () => {
    const slack = { escalation: "a", channel: "slack" };
    const others = [
      { escalation: "a", channel: "email" },
      { escalation: "b", channel: "slack" },
    ];
    const once = addTold(aLedger(), [slack]);
    expect(addTold(once, [slack, ...others]).told).toEqual([slack, ...others]);
  });

  test("what is recorded is never replaced", () => {
    const first = anEvidence({ id: "a", failed: ["x"] });
    const rewritten = anEvidence({ id: "a", at: first.at, passed: ["x"] });
    expect(addEvidence(addEvidence(aLedger(), first), rewritten).evidence).toEqual([first]);
  });

  test("nor is a reset lost or counted twice", () => {
    const ledger = [aResetAfter(2), aResetAfter(1), aResetAfter(2)].reduce(addReset, aLedger());
    expect(ledger.resets).toEqual([aResetAfter(1), aResetAfter(2)]);
  });
});

const KINDS = ["passed", "failed", "errors", "skipped", "flaky"] as const;

/** Runs of a few codes and tests, some at the same moment: enough for loops, re-runs, flakes and regressions. */
const someRuns = fc
  .array(
    fc.record({
      codeHash: fc.constantFrom("A", "B", "C", "D"),
      minute: fc.integer({ min: 1, max: 6 }),
      results: fc.array(fc.constantFrom(...KINDS, "absent"), { minLength: 4, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((specs) =>
    runs(
      ...specs.map(({ codeHash, minute, results }) => ({
        codeHash,
        at: atMinute(minute),
        ...byKind(results),
      })),
    ),
  );

function byKind(results: readonly string[]): EvidenceSpec {
  const testsOf = (kind: string) => results.flatMap((result, test) => (result === kind ? [`t${test}`] : []));
  return Object.fromEntries(KINDS.map((kind) => [kind, testsOf(kind)]));
}

function added(evidence: readonly Evidence[], resets: readonly number[]): Ledger {
  const withRuns = evidence.reduce(addEvidence, aLedger());
  return resets.map(aResetAfter).reduce(addReset, withRuns);
}

test("any order and any repetition of additions gives the same judgements", () => {
  const scene = someRuns.chain((evidence) =>
    fc.record({
      evidence: fc.constant(evidence),
      // Every run at least once, then some again, all in any order.
      shuffled: fc
        .subarray(evidence)
        .chain((again) =>
          fc.shuffledSubarray([...evidence, ...again], { minLength: evidence.length + again.length }),
        ),
      resets: fc.subarray([0, 1, 2, 3, 4, 5]),
    }),
  );
  fc.assert(
    fc.property(scene, ({ evidence, shuffled, resets }) => {
      const straight = judge(added(evidence, resets), DEFAULT_CONFIG);
      const mixed = judge(added(shuffled, resets.toReversed()), DEFAULT_CONFIG);
      expect(mixed).toEqual(straight);
      expect(straight).toHaveLength(evidence.length);
    }),
    { numRuns: 300 },
  );
});
