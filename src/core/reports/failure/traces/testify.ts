import { stackFrame, type Trace } from "./trace.ts";

const FIELD = /^\s+(Error Trace|Error|Test|Messages):\s*(.*)$/;
const PLACE = /^(\S.*\.go):(\d{1,9})$/;

/** testify writes named fields, each of which may run over several lines. */
export function readTestify(lines: readonly string[]): Trace | undefined {
  const fields = new Map<string, string[]>();
  let field: string[] | undefined;
  for (const line of lines) {
    const [, name, text = ""] = FIELD.exec(line) ?? [];
    if (name !== undefined) {
      // A second failed assertion of the same test: the first one is told.
      if (fields.has(name)) break;
      field = [text];
      fields.set(name, field);
    } else if (/^\s+\t/.test(line)) field?.push(withoutMargin(line));
    else field = undefined;
  }
  const trace = fields.get("Error Trace");
  if (!trace) return undefined;
  const frames = trace.flatMap((line) => {
    const [, path, number] = PLACE.exec(line.trim()) ?? [];
    return path === undefined ? [] : [stackFrame(path, number)];
  });
  const message = [...(fields.get("Messages") ?? []), ...(fields.get("Error") ?? [])];
  return { frames, type: "", message: message.join("\n").trim(), hint: "AssertionError" };
}

/** Tab, the width of the longest field name, tab: what stands behind is the text. */
function withoutMargin(line: string): string {
  return line.replace(/^\s*?\t *\t/, "");
}
