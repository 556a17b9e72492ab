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
  const actual = labelledValue(lines, ACTUAL)?.replace(/^was (?=\S)/, "");
  if (expected === undefined && actual === undefined) return undefined;
  return { ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) };
}

/** A label alone on its line has its value below. */
function labelledValue(lines: readonly string[], label: RegExp): string | undefined {
  const at = lines.findIndex((line) => label.test(line));
  if (at < 0) return undefined;
  const value = (label.exec(lines[at] ?? "")?.[1] ?? "").trim();
  if (value !== "") return value;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.trim() === "" || EXPECTED.test(line) || ACTUAL.test(line));
  const block = below
    .slice(0, end < 0 ? below.length : end)
    .join("\n")
    .trim();
  return block === "" ? undefined : block;
}
