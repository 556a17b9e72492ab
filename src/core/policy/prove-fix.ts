import type { Evidence, FailureRecord } from "../attempt/evidence.ts";
import { isTestPath } from "../change/is-test-path.ts";
import { isFailing } from "../comparison/compare-outcomes.ts";

import type { ProofDocument } from "./proof-document.ts";

export type FixProof = Pick<ProofDocument, "proven" | "proofs" | "accidentalGreen" | "refused">;

/** What a run of the tests showed: on the new code (here), and with only the changed tests on the old code (there). */
export type Shown = Pick<Evidence, "outcomes" | "failures">;

/** What the change wrote into each changed test file, by path. */
export type AddedText = ReadonlyMap<string, string>;

/**
 * Proofs are new or changed tests that fail on the old code and pass on the new. A new test that passes on both is
 * accidentally green: it would not have caught the bug. A test that cannot be loaded on the old code proves nothing.
 */
export function proveFix(here: Shown, there: Shown, added: AddedText): FixProof {
  const proofs: { test: string; failedWith: string }[] = [];
  const accidentalGreen: string[] = [];
  const refused: { test: string; why: string }[] = [];
  for (const [test, outcome] of here.outcomes) {
    if (outcome === "skipped" || !isTouched(test, added)) continue;
    const before = there.outcomes.get(test);
    const failure = there.failures.find((candidate) => candidate.test === test);
    if (isFailing(outcome)) refused.push({ test, why: "it still fails on the new code" });
    else if (before === undefined)
      refused.push({ test, why: "it did not run on the old code: its file could not be loaded" });
    else if (before === "passed") {
      if (isNew(test, added)) accidentalGreen.push(test);
    } else if (failure && saysNothing(failure))
      refused.push({ test, why: `it could not be loaded on the old code: ${failure.message}` });
    else if (isFailing(before)) proofs.push({ test, failedWith: failure?.message ?? "" });
  }
  return { proven: proofs.length > 0, proofs, accidentalGreen, refused };
}

/** A test of a changed file, or one whose name the change wrote. */
function isTouched(test: string, added: AddedText): boolean {
  return [...added.keys()].some((path) => test.startsWith(path)) || isNew(test, added);
}

const SEPARATOR = " > ";

/** A name stands in quotes, before parentheses or at the end of a line; elsewhere it is a part of another's. */
function isNew(test: string, added: AddedText): boolean {
  const position = test.lastIndexOf(SEPARATOR);
  const last = position < 0 ? test : test.slice(position + SEPARATOR.length);
  // `addsTwo()` of JUnit and `test_adds[1-2]` of pytest are written without what follows the name.
  const name = /^[\w$]+(?=[([])/.exec(last)?.[0] ?? last;
  const literal = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const named = new RegExp(`(?<!\\w)${literal}(?=\\s*(?:["'\`(]|$))`, "m");
  return [...added.values()].some((text) => named.test(text));
}

const CANNOT_LOAD =
  /cannot find module|no module named|is not exported|does not provide an export|cannot import name/i;
const IS_MISSING =
  /is not a (?:function|constructor)|has no attribute|undefined (?:local variable or )?method|call to undefined/i;

/** A test that names what the old code does not have yet fails by itself, whatever the bug. */
function saysNothing({ errorType, message, frame }: FailureRecord): boolean {
  if (errorType === "SyntaxError" || errorType === "ReferenceError" || CANNOT_LOAD.test(message)) return true;
  // The same words from within the code may well be the bug.
  return IS_MISSING.test(message) && (frame === null || isTestPath(frame.file));
}
