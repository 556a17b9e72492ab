import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Evidence } from "../../../../src/core/attempt/evidence.ts";
import { learn, unexpired, unitePatterns } from "../../../../src/core/memory/patterns/learn.ts";
import { readPatterns, writePatterns } from "../../../../src/core/memory/patterns/pattern-file.ts";
import type { Pattern } from "../../../../src/core/memory/patterns/pattern-schema.ts";
import { matchedPatterns, recall } from "../../../../src/core/memory/patterns/recall.ts";
import { isEffective, isEnough, wilsonLowerBound } from "../../../../src/core/memory/patterns/trust.ts";
import { groupByCause } from "../../../../src/core/policy/causes.ts";
import {
  aCommit,
  aConfig,
  aFailure,
  aFix,
  aFixOf,
  atMinute,
  type EvidenceSpec,
  judgementsOf,
  runs,
} from "../../../support/builders.ts";
import { expectValid } from "../../../support/schemas.ts";

const NOW = atMinute(30);
const SESSION = "6f1f7f0e-2f57-5d0e-9a3c-0c8a7d5b1e42";

const nothing = aFailure({ errorType: "TypeError", rawType: "TypeError", message: "null has no length" });
const failing: EvidenceSpec = { failed: ["a"], failures: [nothing] };
const stated = (words: string) => aFix({ commits: [aCommit({ fixStrategy: words })] });
const fixedBy = (words: string): EvidenceSpec => ({ passed: ["a"], fix: stated(words) });

function learned(
  evidence: readonly Evidence[],
  known: readonly Pattern[] = [],
  session = SESSION,
): Pattern[] {
  return learn(known, judgementsOf(evidence, aConfig({ max_attempts: 3 })), session, NOW);
}

/** So many cases that this fix ended, each a session of its own. */
function cases(times: number, words: string, known: readonly Pattern[] = []): Pattern[] {
  let patterns = [...known];
  for (let number = 0; number < times; number += 1) {
    const [first, second] = runs(failing, fixedBy(words));
    if (!first || !second) throw new Error("two runs were made");
    patterns = learned([first, second], patterns, `session-${number}`);
  }
  return patterns;
}

describe("a pass after a failure teaches what vanished with the fix", () => {
  test("with its kind, its words, its file and its counts", () => {
    expect(learned(runs(failing, fixedBy("Refuse missing input")))).toEqual([
      {
        pattern_id: "pat-error-null-undefined-access-001",
        pattern: "TypeError: null has no length",
        category: "null_undefined_access",
        error_type: "TypeError",
        fix_strategy: "Refuse missing input",
        stated: true,
        frequency: 1,
        success_count: 1,
        effectiveness: 1,
        first_seen: atMinute(2),
        last_seen: atMinute(2),
        retention: { days: 60, expires_at: "2026-03-26T12:02:00.000Z" },
        observations: [
          {
            session_id: SESSION,
            code_hash: "code-2",
            fingerprint: "v1:TypeError|TypeError|src/app.js:run|null has no length",
            file: "src/app.js",
            worked: true,
            escalated: false,
            at: atMinute(2),
          },
        ],
      },
    ]);
  });

  test("once, however often it is told", () => {
    const evidence = runs(failing, fixedBy("Refuse missing input"), { ...fixedBy("x"), codeHash: "code-2" });
    const once = learned(evidence);
    expect(learned(evidence, once)).toEqual(once);
    expect(once).toMatchObject([{ frequency: 1 }]);
  });

  test("in the words of the diff where nobody stated any", () => {
    const strategies = ["src/app.js", "test/app.test.js", "src/b.js"].map((path) => {
      return learned(runs(failing, { passed: ["a"], fix: aFixOf(path) }))[0]?.fix_strategy;
    });
    expect(strategies).toEqual([
      "changed the file in which it fails",
      "changed only tests",
      "changed other files than the one in which it fails",
    ]);
  });

  test("and what was tried before in vain is counted against its own words", () => {
    const patterns = learned(
      runs(failing, { ...failing, fix: stated("Wait longer") }, fixedBy("Refuse it")),
      cases(1, "Wait longer"),
    );
    expect(
      patterns.map(({ fix_strategy, frequency, success_count }) => [fix_strategy, frequency, success_count]),
    ).toEqual([
      ["Refuse it", 1, 1],
      ["Wait longer", 2, 1],
    ]);
  });

  test("a fix that failed first and worked later in one case finds its pattern", () => {
    const fix = stated("Refuse it");
    expect(learned(runs(failing, { ...failing, fix }, { passed: ["a"], fix }))).toMatchObject([
      { frequency: 2, success_count: 1, effectiveness: 0.5 },
    ]);
  });

  test("a broken suite that loads again was fixed, too", () => {
    const patterns = learned(runs({ suites: ["setup"] }, { passed: ["a"], fix: aFixOf("src/app.js") }));
    expect(patterns).toMatchObject([
      { fix_strategy: "changed other files than the one in which it fails", observations: [{ file: null }] },
    ]);
  });
});

describe("nothing is learned", () => {
  const fix = stated("Refuse it");
  test.each<[string, readonly EvidenceSpec[]]>([
    ["while the loop goes on", [failing, { ...failing, fix }]],
    ["from a first pass", [{ passed: ["a"], fix }]],
    ["from a fix that nobody knows", [failing, { passed: ["a"] }]],
    ["from a test that vanished", [failing, { passed: ["b"], fix }]],
    ["from a run without tests", [failing, { fix }, { failed: ["a"], failures: [nothing] }]],
    [
      "from another error in its place",
      [failing, { failed: ["a"], fix, failures: [aFailure()] }, { skipped: ["a"], passed: ["b"], fix }],
    ],
    [
      "from what the world around the code broke",
      [
        {
          ...failing,
          failures: [aFailure({ errorType: "NetworkError", message: "getaddrinfo EAI_AGAIN a.example.org" })],
        },
        { passed: ["a"], fix },
      ],
    ],
    ["of what never worked", [failing, { ...failing, fix }, { ...failing, fix }]],
  ])("%s", (_when, specs) => {
    expect(learned(runs(...specs))).toEqual([]);
  });
});

test("an escalation counts against what is known, and is remembered longest", () => {
  const known = cases(2, "Refuse it");
  const patterns = learned(
    runs(failing, { ...failing, fix: stated("refuse it!") }, { ...failing, fix: aFixOf() }),
    known,
  );
  expect(patterns).toMatchObject([
    { fix_strategy: "Refuse it", frequency: 3, success_count: 2, retention: { days: 90 } },
  ]);
});

test("what is too old is forgotten", () => {
  const patterns = cases(1, "Refuse it");
  expect(unexpired(patterns, "2026-03-26T12:01:59.000Z")).toHaveLength(1);
  expect(unexpired(patterns, "2026-03-26T12:02:00.000Z")).toEqual([]);
});

test("patterns of one kind are numbered on", () => {
  const ids = cases(1, "Two", cases(1, "One")).map(({ pattern_id }) => pattern_id);
  expect(ids.sort()).toEqual(["pat-error-null-undefined-access-001", "pat-error-null-undefined-access-002"]);
});

test("another kind has numbers of its own, and times are those of the first and the last case", () => {
  const later = cases(1, "Refuse it").map((pattern) => ({
    ...pattern,
    observations: pattern.observations.map((seen) => ({ ...seen, session_id: "later", at: atMinute(9) })),
  }));
  const other = { ...failing, failures: [aFailure({ message: "3 is not 4" })] };
  const patterns = learned(runs(other, fixedBy("Count again")), cases(1, "Refuse it", later));
  expect(patterns).toMatchObject([
    { pattern_id: "pat-error-null-undefined-access-001", first_seen: atMinute(2), last_seen: atMinute(9) },
    { pattern_id: "pat-error-logic-error-001" },
  ]);
});

test("a case that is told late counts for the time it was", () => {
  const [first, second] = runs(failing, fixedBy("Refuse it"));
  if (!first || !second) throw new Error("two runs were made");
  const later = learned([first, { ...second, at: atMinute(9) }], [], "later");
  const both = learned([first, second], later, "earlier");
  expect(both).toMatchObject([{ first_seen: atMinute(2), last_seen: atMinute(9) }]);
  expect(
    learned([first, { ...second, at: atMinute(9) }], learned([first, second], [], "earlier"), "later"),
  ).toEqual(both);
});

test("a template is offered only of a stated fix that was seen twice and mostly worked", () => {
  expect(cases(1, "Refuse it")[0]).not.toHaveProperty("fix_template");
  expect(cases(2, "Refuse it")[0]).toHaveProperty("fix_template", "Refuse it");
  const mixed = learned(
    runs(failing, { ...failing, fix: stated("Refuse it") }, { passed: ["a"], fix: aFixOf("src/app.js") }),
    cases(2, "Refuse it"),
  );
  expect(mixed.find(({ fix_strategy }) => fix_strategy === "Refuse it")).not.toHaveProperty("fix_template");
});

describe("trust is a count", () => {
  const count = (success_count: number, frequency: number) => ({ success_count, frequency });
  test("many tries are surer than few", () => {
    expect(wilsonLowerBound(count(2, 2))).toBeCloseTo(0.342, 3);
    expect(wilsonLowerBound(count(18, 20))).toBeCloseTo(0.699, 3);
    expect(wilsonLowerBound(count(0, 3))).toBe(0);
  });

  test("one try is none, and seven of ten are not enough", () => {
    expect([isEnough(count(1, 1)), isEnough(count(1, 2))]).toEqual([false, true]);
    expect([count(1, 1), count(7, 10), count(8, 10)].map(isEffective)).toEqual([false, false, true]);
  });
});

describe("what is remembered of a cause", () => {
  const near = (file: string, message = "null has no length", rawType = "TypeError") => {
    const [cause] = groupByCause([
      aFailure({ errorType: "TypeError", rawType, message, frame: { file, line: 1, function: "f" } }),
    ]);
    return cause ? recall(cause, cases(1, "Refuse it")).map(({ nearness }) => nearness) : [];
  };

  test("comes by nearness: the very cause, the error here, anywhere, a fault of its kind here", () => {
    const [same] = groupByCause([nothing]);
    expect(same && recall(same, cases(1, "x"))[0]?.nearness).toBe("same-cause");
    expect(near("src/b.js")).toEqual(["same-error-here"]);
    expect(near("lib/b.js")).toEqual(["same-error"]);
    expect(near("src/b.js", "value is null")).toEqual(["same-kind-here"]);
    expect(near("lib/b.js", "value is null")).toEqual([]);
    expect(near("src/b.js", "is not a function")).toEqual([]);
  });

  test("what has no place is near by its error only, and what says nothing is near to nothing", () => {
    const [placeless] = groupByCause([{ ...nothing, frame: null }]);
    expect(placeless && recall(placeless, cases(1, "x"))[0]?.nearness).toBe("same-error");
    const boom = {
      errorType: "Other",
      rawType: "",
      frame: { file: "src/app.js", line: 1, function: "f" },
    } as const;
    const [first, second] = runs(
      { ...failing, failures: [aFailure({ ...boom, message: "bang" })] },
      fixedBy("x"),
    );
    const [other] = groupByCause([aFailure({ ...boom, message: "boom" })]);
    if (!other || !first || !second) throw new Error("there is a cause");
    expect(recall(other, learned([first, second]))).toEqual([]);
  });

  test("then the surest fix comes first, and one try counts for nothing", () => {
    const [cause] = groupByCause([nothing]);
    const patterns = cases(3, "Often", cases(2, "Twice", cases(1, "Once")));
    expect(cause && recall(cause, patterns).map(({ pattern }) => pattern.fix_strategy)).toEqual([
      "Often",
      "Twice",
      "Once",
    ]);
  });
});

describe("the file of the patterns", () => {
  test("comes back as it was written", () => {
    const patterns = cases(2, "Refuse: it #1\n- now");
    const text = writePatterns(patterns, NOW);
    expect(readPatterns(text, "p.yaml")).toEqual(patterns);
    expectValid("learned-patterns", parse(text));
    expect(text).toMatch(
      /^schemaVersion: 1\nupdated_at: 2026-01-25T12:30:00.000Z\npatterns:\n {2}- pattern_id: pat-error/,
    );
  });

  test.each([
    ["a: b: c", /p\.yaml cannot be used: it is not YAML\.$/],
    ["schemaVersion: 2", /cannot be used: schemaVersion: /],
    ["", /cannot be used: the document: /],
    [`a: &a [x]\nb: ${"*a ".trim()}`, /it is not YAML/],
  ])("is refused when it is none: %j", (text, message) => {
    expect(() => readPatterns(text, "p.yaml")).toThrow(message);
  });
});

describe("what several learned at the same time comes together", () => {
  const guard = cases(2, "Refuse missing input");
  const other = cases(1, "Give it a default");

  test("each observation once, in any order and any number of tellings", () => {
    const more = cases(3, "Refuse missing input");
    expect(unitePatterns([guard, more, guard], NOW)).toEqual(more);
    expect(unitePatterns([more, guard], NOW)).toEqual(more);
    expect(unitePatterns([], NOW)).toEqual([]);
  });

  test("two patterns of one id keep apart, and the first keeps it", () => {
    const united = unitePatterns([guard, other], NOW);
    expect(united.map(({ pattern_id, fix_strategy }) => [pattern_id, fix_strategy])).toEqual([
      ["pat-error-null-undefined-access-001", "Refuse missing input"],
      ["pat-error-null-undefined-access-002", "Give it a default"],
    ]);
    expect(matchedPatterns([nothing, nothing], united)).toEqual(united.map(({ pattern_id }) => pattern_id));
    expect(matchedPatterns([], united)).toEqual([]);
  });

  test("without what has expired", () => {
    expect(unitePatterns([guard], "2027-01-01T00:00:00.000Z")).toEqual([]);
  });
});
