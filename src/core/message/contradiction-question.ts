import type { FailureRecord } from "../attempt/evidence.ts";
import { maskValues } from "../policy/mask-values.ts";
import type { Question } from "./one-question.ts";
import { code, md } from "./untrusted.ts";

interface Expectation {
  readonly name: string;
  readonly place: string;
  readonly expected: string;
  readonly actual: string;
}

/** Two failing tests that want different things of one place: whatever the code does, one of them fails. */
export function contradictionQuestion(failures: readonly FailureRecord[]): Question | undefined {
  const expectations = failures.flatMap(toExpectation);
  for (const [position, one] of expectations.entries()) {
    const other = expectations.slice(position + 1).find((later) => contradict(one, later));
    if (other) return whichHolds(one, other);
  }
  return undefined;
}

function toExpectation({ name, frame, expected, actual }: FailureRecord): Expectation[] {
  if (!frame || expected === null || actual === null) return [];
  return [{ name, place: `${frame.file}:${frame.line}`, expected, actual }];
}

/** Variants of one test differ in their input, and so may what they expect. */
function contradict(one: Expectation, other: Expectation): boolean {
  if (one.place !== other.place || one.expected === other.expected) return false;
  if (maskValues(one.name) === maskValues(other.name)) return false;
  const isSame = one.actual === other.actual;
  return isSame || (one.actual === other.expected && other.actual === one.expected);
}

function whichHolds(one: Expectation, other: Expectation): Question {
  const given =
    one.actual === other.actual
      ? md`the code gives ${code(one.actual)}`
      : md`the code gives ${code(one.actual)} and ${code(other.actual)}`;
  return {
    text: md`${code(one.name)} expects ${code(one.expected)} and ${code(other.name)} expects ${code(other.expected)} at one place (${code(one.place)}); ${given}. Which of the two holds?`,
    options: [
      md`**${code(one.expected)}**: ${code(other.name)} changes.`,
      md`**${code(other.expected)}**: ${code(one.name)} changes.`,
      md`**Both**: what they ask for differs, and the code must tell it apart.`,
    ],
  };
}
