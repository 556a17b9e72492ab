const ESCAPE = "\u001b";
const BELL = "\u0007";
const SEQUENCE = new RegExp(
  `${ESCAPE}(?:\\[[0-9;:?]*[ -/]*[@-~]|\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|[()][0-2AB])?`,
  "g",
);

/** Colours and cursor moves go as a whole: without its first character alone, `[31m` would stay behind as dirt. */
export function withoutTerminalSequences(text: string): string {
  return text.includes(ESCAPE) ? text.replace(SEQUENCE, "") : text;
}
