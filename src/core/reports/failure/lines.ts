type Test = (line: string) => boolean;

/** The lines above the first that ends them, or all. */
export function linesUntil(lines: readonly string[], isEnd: Test): readonly string[] {
  const end = lines.findIndex(isEnd);
  return end < 0 ? lines : lines.slice(0, end);
}

/** What stands between the marks; the marks themselves are dropped. */
export function splitAt(lines: readonly string[], isMark: Test): string[][] {
  let section: string[] = [];
  const sections = [section];
  for (const line of lines) {
    if (isMark(line)) {
      section = [];
      sections.push(section);
    } else section.push(line);
  }
  return sections;
}

export function indentation(line: string): number {
  return line.length - line.trimStart().length;
}
