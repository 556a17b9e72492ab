/** Sorted names share their beginnings: each is stored as how much of the one before it keeps, and its own end. */
export function frontCode(names: readonly string[]): string[] {
  let before = "";
  return names.map((name) => {
    const kept = sharedStart(before, name);
    before = name;
    return `${kept.toString(36)}:${name.slice(kept)}`;
  });
}

/** Null when the list is none that `frontCode` wrote. */
export function readFrontCode(lines: readonly string[]): string[] | null {
  const names: string[] = [];
  let before = "";
  for (const line of lines) {
    const colon = line.indexOf(":");
    const kept = Number.parseInt(line.slice(0, colon), 36);
    if (colon < 1 || !(kept >= 0 && kept <= before.length)) return null;
    before = before.slice(0, kept) + line.slice(colon + 1);
    names.push(before);
  }
  return names;
}

function sharedStart(left: string, right: string): number {
  const end = Math.min(left.length, right.length);
  let length = 0;
  while (length < end && left.charCodeAt(length) === right.charCodeAt(length)) length += 1;
  return length;
}
