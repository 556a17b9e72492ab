const ESCAPES: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  "\\": 92,
};

/** Git quotes a name that has special characters as C does: its bytes in octal, between double quotes. */
export function unquote(name: string): string {
  if (!/^".*"$/s.test(name)) return name;
  const bytes: number[] = [];
  for (const [piece, octal, letter] of name.slice(1, -1).matchAll(/\\([0-7]{1,3})|\\(.)|[^\\]+/gs)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 0xff);
    else if (letter !== undefined) bytes.push(ESCAPES[letter] ?? letter.charCodeAt(0));
    else bytes.push(...new TextEncoder().encode(piece));
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** The name behind `--- ` or `+++ `: a tab ends it, and a time may follow. Null for /dev/null. */
export function nameOnLine(rest: string): string | null {
  const name = unquote(rest.startsWith('"') ? rest.replace(/"[^"]*$/, '"') : rest.replace(/\t.*$/s, ""));
  return name === "/dev/null" ? null : name;
}

/** `a/` and `b/`, or what diff.mnemonicPrefix writes; the two sides differ, unlike a folder of that name. */
const PREFIXED = /^"?([abciow12])\/.* "?([abciow12])\//s;

export function hasPrefixes(gitLine: string): boolean {
  const [, old, now] = PREFIXED.exec(gitLine) ?? [];
  return old !== now;
}

export function withoutPrefix(name: string): string {
  return name.replace(/^[abciow12]\//, "");
}

/** The one name on a `diff --git` line, for files of which the diff says nothing else. */
export function nameOnGitLine(rest: string): string | null {
  const [old, now] = bothNames(rest);
  if (old === undefined || now === undefined) return null;
  if (old === now) return now;
  const [bareOld, bareNow] = [withoutPrefix(old), withoutPrefix(now)];
  return bareOld === bareNow ? bareNow : null;
}

/** Names without quotes may hold blanks: then only two equal halves can be told apart. */
function bothNames(rest: string): (string | undefined)[] {
  if (rest.includes('"'))
    return [...rest.matchAll(/"(?:[^"\\]|\\.)*"|[^"]\S*/gs)].map(([name]) => unquote(name.trim()));
  const middle = (rest.length - 1) / 2;
  return rest[middle] === " " ? [rest.slice(0, middle), rest.slice(middle + 1)] : [];
}
