import { linesUntil } from "../lines.ts";
import type { Values } from "./values.ts";

const SUBJECT = "(?: (?:length|value|substring|string|pattern|path|constructor|name|message|array|object))?";
const EXPECTED = new RegExp(`^\\s*(?:- )?(?:expected${SUBJECT}|want|wanted) {0,3}:(?= |$)(.*)$`, "i");
const ACTUAL = new RegExp(
  `^\\s*(?:\\+ )?(?:received${SUBJECT}|actual|but was|but|got|obtained) {0,3}:(?= |$)(.*)$`,
  "i",
);

/** Two lines, each with its label: Jest, Vitest, NUnit, xUnit, Minitest, RSpec, testify, Hamcrest, AssertJ. */
export function readLabelled(text: string): Values | undefined {
  const lines = text.split("\n");
  const expected = labelledValue(lines, EXPECTED);
  const actual = labelledValue(lines, ACTUAL).replace(/^was (?=\S)/, "");
  if (expected === "" && actual === "") return undefined;
  return { ...(expected !== "" && { expected }), ...(actual !== "" && { actual }) };
}

/** One value alone is told only when no other form tells both. */
export function readBothLabelled(text: string): Values | undefined {
  const values = readLabelled(text);
  return values?.expected === undefined || values.actual === undefined ? undefined : values;
}

/** A label alone on its line has its value below. */
function labelledValue(lines: readonly string[], label: RegExp): string {
  const above = linesUntil(lines, (line) => label.test(line));
  const [labelled = "", ...below] = lines.slice(above.length);
  const value = labelled.replace(label, "$1").trim();
  if (value !== "") return value;
  const isEnd = (line: string) => line.trim() === "" || EXPECTED.test(line) || ACTUAL.test(line);
  return linesUntil(below, isEnd).join("\n").trim();
}
