import { describe, expect, test } from "vitest";
import { proofLines } from "../../../src/core/message/proof-lines.ts";
import { ProofDocument } from "../../../src/core/policy/proof-document.ts";
import { proveFix } from "../../../src/core/policy/prove-fix.ts";
import type { Outcome } from "../../../src/core/reports/test-report.ts";
import { aFailure } from "../../support/builders.ts";

const FILE = "test/sum.test.js";
const ID = `${FILE} > adds`;
const NEW = new Map([[FILE, 'test("adds", () => {})']]);
const CHANGED = new Map([[FILE, "expect(2);"]]);

function run(outcome: Outcome | undefined, failure: Parameters<typeof aFailure>[0] = {}, id = ID) {
  const outcomes = new Map(outcome === undefined ? [] : [[id, outcome] as const]);
  const isFailing = outcome === "failed" || outcome === "error";
  return { outcomes, failures: isFailing ? [aFailure({ test: id, ...failure })] : [] };
}

const at = (file: string) => ({ file, line: 1, function: null });

describe("a proof of a fix", () => {
  test.each([
    [
      "fails there, passes here",
      run("passed"),
      run("failed", { message: "1 !== 2" }),
      { proven: true, proofs: [{ test: ID, failedWith: "1 !== 2" }] },
    ],
    [
      "still fails here",
      run("failed"),
      run("failed"),
      { proven: false, refused: [{ test: ID, why: "it still fails on the new code" }] },
    ],
    [
      "did not run there",
      run("passed"),
      run(undefined),
      { proven: false, refused: [{ test: ID, why: expect.stringContaining("did not run on the old code") }] },
    ],
    [
      "could not be parsed there",
      run("passed"),
      run("error", { errorType: "SyntaxError" }),
      { proven: false, refused: [{ test: ID, why: expect.stringContaining("could not be loaded") }] },
    ],
    [
      "names what is not there yet",
      run("passed"),
      run("error", { errorType: "ReferenceError" }),
      { proven: false, refused: [{ test: ID }] },
    ],
    [
      "imports what is not there yet",
      run("passed"),
      run("error", { errorType: "TypeError", message: "cannot import name total" }),
      { proven: false, refused: [{ test: ID }] },
    ],
    [
      "calls what is not there yet",
      run("passed"),
      run("error", { errorType: "TypeError", message: "total is not a function", frame: at(FILE) }),
      { proven: false, refused: [{ test: ID }] },
    ],
    [
      "calls a method that is not there yet",
      run("passed"),
      run("error", { errorType: "TypeError", message: "undefined method `total'", frame: at(FILE) }),
      { proven: false, refused: [{ test: ID }] },
    ],
    [
      "calls what is not there yet, from nobody knows where",
      run("passed"),
      run("error", { message: "module 'sum' has no attribute 'total'", frame: null }),
      { proven: false, refused: [{ test: ID }] },
    ],
    [
      "shows that the old code calls what is not there",
      run("passed"),
      run("error", {
        errorType: "TypeError",
        message: "list.foo is not a function",
        frame: at("src/sum.js"),
      }),
      { proven: true, proofs: [{ test: ID }] },
    ],
    ["was skipped here", run("skipped"), run("failed"), { proven: false, proofs: [], refused: [] }],
    ["was skipped there", run("passed"), run("skipped"), { proven: false, proofs: [], refused: [] }],
  ])("a test that %s", (_name, here, there, expected) => {
    expect(proveFix(here, there, CHANGED)).toMatchObject(expected);
  });

  test("each test is told with its own failure, and one of several changed files is enough", () => {
    const [two, other] = [`${FILE} > adds two`, "test/other.test.js"];
    const outcomes = (outcome: Outcome) => new Map([ID, two].map((test) => [test, outcome]));
    const failures = [aFailure({ test: ID, message: "one" }), aFailure({ test: two, message: "two" })];
    const here = { outcomes: outcomes("passed"), failures: [] };
    const proof = proveFix(
      here,
      { outcomes: outcomes("failed"), failures },
      new Map([...CHANGED, [other, ""]]),
    );
    expect(proof.proofs).toEqual([
      { test: ID, failedWith: "one" },
      { test: two, failedWith: "two" },
    ]);
    const green = proveFix(run("passed"), run("passed"), new Map([...NEW, [other, ""]]));
    expect(green.accidentalGreen).toEqual([ID]);
  });

  test("a failure without a record still proves", () => {
    const there = { outcomes: run("failed").outcomes, failures: [] };
    expect(proveFix(run("passed"), there, CHANGED).proofs).toEqual([{ test: ID, failedWith: "" }]);
  });

  test("a new test that passes on both is accidentally green; an old one of the same file is not", () => {
    expect(proveFix(run("passed"), run("passed"), NEW).accidentalGreen).toEqual([ID]);
    expect(proveFix(run("passed"), run("passed"), CHANGED).accidentalGreen).toEqual([]);
  });

  test.each([
    ['test("adds more", () => {})', false],
    ['test("readds", () => {})', false],
    ["it('adds', () => {})", true],
    ["def adds(self):", true],
    ["  def adds\n    1\n  end", true],
    ["void adds ()", true],
  ])("a name is new only where it stands alone: %s", (text, isNew) => {
    const { accidentalGreen } = proveFix(run("passed"), run("passed"), new Map([[FILE, text]]));
    expect(accidentalGreen).toEqual(isNew ? [ID] : []);
  });

  test.each([
    ["addsTwo()", "void addsTwo() {"],
    ["test_adds[1-2]", "def test_adds(left, right):"],
  ])("%s is written as %s", (name, text) => {
    const id = `${FILE} > ${name}`;
    const [here, there] = [run("passed", {}, id), run("passed", {}, id)];
    expect(proveFix(here, there, new Map([[FILE, text]])).accidentalGreen).toEqual([id]);
  });

  test("a test without a suite is known by its name", () => {
    const id = " > adds";
    const [here, there] = [run("passed", {}, id), run("passed", {}, id)];
    expect(proveFix(here, there, NEW).accidentalGreen).toEqual([id]);
  });

  test("a name in words is one name, parentheses and all", () => {
    const id = `${FILE} > adds two(2)`;
    const [here, there] = [run("passed", {}, id), run("passed", {}, id)];
    const green = (text: string) => proveFix(here, there, new Map([[FILE, text]])).accidentalGreen;
    expect(green('test("adds two(2)", () => {})')).toEqual([id]);
    expect(green('test("subtracts two(2)", () => {})')).toEqual([]);
  });

  test("a name may hold any character", () => {
    const id = `${FILE} > a+b (c) [d] $e ^f {g} | h. i* j? \\k`;
    const text = 'test("a+b (c) [d] $e ^f {g} | h. i* j? \\k", () => {})';
    const { accidentalGreen } = proveFix(
      run("passed", {}, id),
      run("passed", {}, id),
      new Map([[FILE, text]]),
    );
    expect(accidentalGreen).toEqual([id]);
  });

  test("a test that the change did not touch says nothing, and one without a file is known by its name", () => {
    const other = "test/other.test.js > multiplies";
    expect(proveFix(run("passed", {}, other), run("failed", {}, other), NEW).proven).toBe(false);
    expect(proveFix(run("passed", {}, "adds"), run("failed", {}, "adds"), NEW).proven).toBe(true);
  });
});

test("a proof in words", () => {
  const document = ProofDocument.parse({
    schemaVersion: 1,
    codeHash: "a",
    base: { ref: "main", commit: "0123456789" },
    testFiles: [FILE],
    command: ["npm", "test"],
    at: "2026-01-25T10:00:00Z",
    durationMs: { here: 1, there: 1 },
    proven: false,
    proofs: [],
    accidentalGreen: ["adds zero"],
    refused: [{ test: "adds", why: "it still fails on the new code" }],
  });
  expect(proofLines(document)).toEqual([
    "The fix is not proven: no new or changed test fails on the old code (main, 0123456) and passes on the new.",
    "  ! adds zero passes on the old code, too: it would not have caught the bug.",
    "  · adds: it still fails on the new code",
    "Write a test that fails without the fix, for the reason that the bug report gives.",
  ]);
  const proven = {
    ...document,
    proven: true,
    proofs: [{ test: "adds", failedWith: "1 !== 2" }],
    accidentalGreen: [],
    refused: [],
  };
  expect(proofLines(proven)).toEqual([
    "The fix is proven by 1 test: failing on the old code (main, 0123456), passing on the new.",
    "  ✓ adds: 1 !== 2",
  ]);
});
