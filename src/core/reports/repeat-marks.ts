/**
 * For reports in which a second test of the same name is another test and never a retry: "" for the first of its kind,
 * "#2" for the second.
 */
export function createRepeatMarks(): (...parts: readonly string[]) => string {
  const counts = new Map<string, number>();
  return (...parts) => {
    const key = parts.join("\n");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? "" : `#${count}`;
  };
}
