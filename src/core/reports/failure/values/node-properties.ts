import type { Values } from "./values.ts";

const CODE = /^ +code: 'ERR_ASSERTION',$/m;
const VALUES = /^ +actual: (.+?),?\n +expected: (.+?),?$/m;
/** Here the two are equal, or not there at all. */
const ONE_SIDED = /^ +operator: '(?:not\w+|throws|rejects|doesNot\w+|fail|ifError)',?$/m;
/** Shortened by the printer: the diff in the message has it whole. */
const SHORTENED = /\[(?:Array|Object|Circular)\]|[[{(]$|\.\.\. \d+ more/;

/** node:assert prints the properties of its error below the stack. */
export function readNodeProperties(text: string): Values | undefined {
  const at = text.search(CODE);
  if (at < 0) return undefined;
  if (ONE_SIDED.test(text.slice(at))) return {};
  const [, actual = "{", expected = "{"] = VALUES.exec(text.slice(at)) ?? [];
  return SHORTENED.test(expected) || SHORTENED.test(actual) ? undefined : { expected, actual };
}
