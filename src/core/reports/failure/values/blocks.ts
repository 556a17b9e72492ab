import type { Values } from "./values.ts";

/** Forms that run over several lines and are the frameworks' own. */
export function readBlocks(text: string): Values | undefined {
  return readJunit(text) ?? readRust(text) ?? readAssertj(text) ?? readGomega(text);
}

const BUT_WAS = "> but was:";

/** `expected: <1> but was: <2>`; the values may hold lines and brackets of their own. */
function readJunit(text: string): Values | undefined {
  const middle = text.indexOf(BUT_WAS);
  const start = text.lastIndexOf("expected:", middle);
  const opening = text.indexOf("<", start);
  const second = text.indexOf("<", middle);
  if (middle < 0 || start < 0 || opening > middle || second < 0) return undefined;
  const line = text.indexOf(">\n", second);
  const end = line < 0 ? text.lastIndexOf(">") : line;
  return end < second
    ? undefined
    : { expected: text.slice(opening + 1, middle), actual: text.slice(second + 1, end) };
}

const RUST = /^ *left: (.*)\n *right: (.*)$/m;

/** By custom the value at hand stands left. For `assert_ne!` both are the same and say nothing. */
function readRust(text: string): Values | undefined {
  const [, left, right] = RUST.exec(text) ?? [];
  if (left === undefined || right === undefined || /left != right/.test(text)) return undefined;
  return { expected: unquoted(right), actual: unquoted(left) };
}

function unquoted(value: string): string {
  return value.replace(/^`(.*)`,?$/, "$1");
}

const ASSERTJ =
  /^Expecting(?: actual)?[^\n]{0,100}:\n +(\S[^\n]*)\n(?:not )?to [^\n]{1,200}:\n +(\S[^\n]*)$/m;

function readAssertj(text: string): Values | undefined {
  const [, actual, expected] = ASSERTJ.exec(text) ?? [];
  return actual === undefined || expected === undefined ? undefined : { expected, actual };
}

const GOMEGA = /^Expected\n +<[^\n]{1,300}>: ([^\n]*)\nto [^\n]{1,100}\n +<[^\n]{1,300}>: ([^\n]*)$/m;

function readGomega(text: string): Values | undefined {
  const [, actual, expected] = GOMEGA.exec(text) ?? [];
  return actual === undefined || expected === undefined ? undefined : { expected, actual };
}
