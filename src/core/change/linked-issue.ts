const CLOSES = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d{1,9})\b/i;

/** The issue that a pull request says it closes, with the words that GitHub knows. */
export function linkedIssue(body: string): number | null {
  const number = CLOSES.exec(body)?.[1];
  return number === undefined ? null : Number(number);
}
