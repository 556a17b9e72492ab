import type { Values } from "./values.ts";

/** Forms that run over several lines and are the frameworks' own. */
export function readBlocks(text: string): Values | undefined {
  // For `assert_ne!` of Rust both values are the same and say nothing; Spock writes the code, and values all over it.
  if (/^(?:assertion `left != right`|Condition not satisfied:)/.test(text)) return {};
  return readJunit(text) ?? FORMS.map((form) => readForm(text, form)).find((values) => values !== undefined);
}

const BUT_WAS = "> but was:";

/** `expected: <1> but was: <2>`; the values may hold lines and brackets of their own. */
function readJunit(text: string): Values | undefined {
  const middle = text.indexOf(BUT_WAS);
  const opening = text.indexOf("<", text.lastIndexOf("expected:", middle));
  const second = text.indexOf("<", middle);
  const [, actual] = /^<(.*?)>(?:\n|$)/s.exec(text.slice(second)) ?? [];
  if (middle < 0 || opening > middle || actual === undefined) return undefined;
  return { expected: text.slice(opening + 1, middle), actual };
}

const FORMS: readonly RegExp[] = [
  // Rust: by custom the value at hand stands left. Old compilers quote both.
  /^ *left: `?(?<actual>.*?)(?:`,)?\n *right: `?(?<expected>.*?)`?$/m,
  // AssertJ
  /^Expecting[^\n]{0,100}:\n +(?<actual>\S[^\n]*)\n(?:not )?to [^\n]{1,200}:\n +(?<expected>\S[^\n]*)$/m,
  // Gomega
  /^Expected\n +<[^\n]{1,300}>: (?<actual>[^\n]*)\nto [^\n]{1,100}\n +<[^\n]{1,300}>: (?<expected>[^\n]*)$/m,
];

function readForm(text: string, form: RegExp): Values | undefined {
  const { expected, actual } = form.exec(text)?.groups ?? {};
  return expected === undefined || actual === undefined ? undefined : { expected, actual };
}
