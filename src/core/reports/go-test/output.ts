/** What a test or package printed, up to the text limit. */
export interface Output {
  text: string;
}

/** Lines that `go test` itself writes around the tests. */
const FRAMING = /^(?:\s*(?:=== |--- (?:FAIL|PASS|SKIP|BENCH)\b)|FAIL\b|PASS$|exit status |ok {2}\t|# )/;
const PLACE = /^\s*[\w.-]+\.go:\d+: ?/;

export function createOutput(): Output {
  return { text: "" };
}

export function addOutput(output: Output, text: string, maxText: number): void {
  if (output.text.length < maxText) output.text += text;
}

/** What is left when go's own lines are taken away. */
export function ownLines({ text }: Output): string[] {
  return text.split("\n").filter((line) => !FRAMING.test(line));
}

/** The first thing that was said with its place, or the first at all; testify puts labels before it. */
export function headline(lines: readonly string[]): string {
  const start = Math.max(
    lines.findIndex((line) => PLACE.test(line)),
    0,
  );
  for (const line of lines.slice(start)) {
    const said = line.replace(PLACE, "").trim();
    if (said !== "" && !said.startsWith("Error Trace:")) return said.replace(/^Error:\s+/, "");
  }
  return "";
}
