const ENTRY = /^(?:"([^"]*)"|'([^']*)'|([\w$-]+)):(?:\s+(.*))?$/;
/** The value is on the lines that follow. */
const IS_BLOCK = /^(?:[|>][+-]?\d?)?$/;

/** The top-level entries of a YAML block as text. What is nested stays as it is written, without its indentation. */
export function readDiagnostics(yaml: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  let nested: string[] = [];
  // From the end, so that what is nested is known when its entry comes. tape indents more than the mark before it.
  for (const line of dedent(yaml.split("\n")).split("\n").reverse()) {
    const [, double, single, plain, value = ""] = ENTRY.exec(line) ?? [];
    const key = double ?? single ?? plain;
    if (key !== undefined) entries.set(key, IS_BLOCK.test(value) ? dedent(nested.reverse()) : scalar(value));
    if (!/^(?:\s|$)/.test(line)) nested = [];
    else nested.push(line);
  }
  return entries;
}

function dedent(lines: readonly string[]): string {
  let indent = Number.POSITIVE_INFINITY;
  for (const line of lines) if (line.trim() !== "") indent = Math.min(indent, line.search(/\S/));
  return lines
    .map((line) => line.slice(indent))
    .join("\n")
    .trimEnd();
}

/** node writes strings as JavaScript does, the others as YAML does. */
function scalar(value: string): string {
  const [, single] = /^'(.*)'$/.exec(value) ?? [];
  if (single !== undefined) return single.replace(/''|\\'/g, "'");
  const [, double] = /^"(.*)"$/.exec(value) ?? [];
  return double === undefined ? value : double.replace(/\\(["\\])/g, "$1").replaceAll("\\n", "\n");
}
