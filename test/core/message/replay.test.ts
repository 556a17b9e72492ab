import { describe, expect, test } from "vitest";
import { Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import type { Replay } from "../../../src/core/message/replay/replay.ts";
import { replayDocument } from "../../../src/core/message/replay/replay-document.ts";
import { replayLines } from "../../../src/core/message/replay/replay-lines.ts";
import { type EvidenceSpec, judgementsOf, runs } from "../../support/builders.ts";
import { expectValid } from "../../support/schemas.ts";

function replay(policy: object, ...specs: readonly EvidenceSpec[]): Replay {
  const evidence = runs(...specs);
  return {
    branch: "work",
    now: judgementsOf(evidence, DEFAULT_CONFIG),
    proposed: judgementsOf(evidence, Config.parse(policy)),
  };
}

const failing = { failed: ["a"] };

describe("a ledger under another policy", () => {
  test("is told run by run, and marked where it would differ", () => {
    const told = replay({ retry_policy: { max_attempts: 2 } }, failing, failing, { passed: ["a"] });
    expect(`\n${replayLines(told).join("\n")}\n`).toBe(`
Replay of work: 1 of 3 runs would change
   when              commit   now          rule            charged  then                 rule                  charged
   2026-01-25 12:01  0101010  retry 1/3    attempts_left   yes      retry 1/2            attempts_left         yes
→  2026-01-25 12:02  0202020  retry 2/3    attempts_left   yes      escalate 2/2         max_attempts_reached  yes
   2026-01-25 12:03  0303030  proceed 3/3  nothing_blocks  no       proceed 1/2, loop 2  nothing_blocks        no
`);
  });

  test("that changes nothing says so", () => {
    const told = replay({}, failing, { failed: ["b"], passed: ["a"] });
    expect(replayLines(told)[0]).toBe("Replay of work: 0 of 2 runs would change");
    expect(replayLines(told).join("\n")).not.toContain("→");
  });

  test("an abort is told as one", () => {
    const told = replay({ retry_policy: { abort_on_regression: false } }, { passed: ["a"] }, failing);
    expect(replayLines(told)[3]).toMatch(/escalate \(aborted\) 1\/3, loop 2 .* retry 1\/3, loop 2/);
  });

  test("without any run there is nothing to tell", () => {
    expect(replayLines(replay({}))).toEqual([
      "Nothing is recorded on work. Record a run with `umpire run -- COMMAND`.",
    ]);
  });

  test("is a document that fits its schema", () => {
    const document = replayDocument(
      replay({ retry_policy: { max_attempts: 1 } }, failing, { passed: ["a"] }),
    );
    expectValid("replay", document);
    expect(document).toMatchObject({
      changed: 1,
      runs: [
        {
          changes: true,
          now: { call: "retry", rule: "attempts_left", charged: true, reasons: ["1 test fails: `a`"] },
          proposed: { call: "escalate", rule: "max_attempts_reached", attempt: 1, maxAttempts: 1 },
        },
        {
          changes: false,
          now: { call: "proceed", loop: 1 },
          proposed: { call: "proceed", loop: 2, reasons: [] },
        },
      ],
    });
  });
});
