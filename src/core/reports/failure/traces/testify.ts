import { stackFrame, type Trace } from "./trace.ts";

const FIELD = /^\s+(Error Trace|Error|Test|Messages):\s*(.*)$/;
const PLACE = /^(\S.*\.go):(\d{1,9})$/;

/** testify writes named fields, each of which may run over several lines. */
export function readTestify(lines: readonly string[]): Trace | undefined {
  const fields = readFields(lines);
  const { "Error Trace": trace, Error: error = [], Messages: messages = [] } = Object.fromEntries(fields);
  if (!trace) return undefined;
  const frames = trace.flatMap((line) => {
    const [, path, number] = PLACE.exec(line.trim()) ?? [];
    return path === undefined ? [] : [stackFrame(path, number)];
  });
  return { frames, type: "", message: [...messages, ...error].join("\n").trim(), hint: "AssertionError" };
}

/** Of several failed assertions in one test, the first. */
function readFields(lines: readonly string[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let field: string[] = [];
  for (const line of lines) {
    const [, name, text = ""] = FIELD.exec(line) ?? [];
    if (name !== undefined && fields.has(name)) break;
    if (name !== undefined) {
      field = [text];
      fields.set(name, field);
    } else if (/^\s+\t/.test(line)) field.push(withoutMargin(line));
  }
  return fields;
}

/** Tab, the width of the longest field name, tab: what stands behind is the text. */
function withoutMargin(line: string): string {
  return line.replace(/^\s*?\t *\t/, "");
}
