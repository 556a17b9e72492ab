/** Hits by line of each file. */
export type FileHits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A coverage report in the shape that most tools can write. */
export function lcov(files: FileHits): string {
  const sections = Object.entries(files).map(([path, hits]) => {
    const lines = Object.entries(hits).map(([line, count]) => `DA:${line},${count}\n`);
    return `SF:${path}\n${lines.join("")}end_of_record\n`;
  });
  return `TN:\n${sections.join("")}`;
}
