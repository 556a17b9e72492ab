import type { Tampering, TamperingKind } from "../tampering.ts";
import type { Edit } from "./edit.ts";
import type { SourceLine } from "./source-line.ts";

const LONGEST_TEXT = 200;

/** The line that shows it. A line of the old file is looked up under the file's old name. */
export function evidenceOf({ file }: Edit, kind: TamperingKind, line: SourceLine, detail: string): Tampering {
  const { number, side } = line;
  const path = side === "old" ? (file.from ?? file.path) : file.path;
  return { kind, path, line: number, side, text: line.text.trim().slice(0, LONGEST_TEXT), detail };
}

/** The file as a whole, without a line that could be shown. */
export function fileEvidence({ file }: Edit, kind: TamperingKind, detail: string): Tampering {
  const side = file.status === "deleted" ? "old" : "new";
  return { kind, path: file.path, line: 1, side, text: "", detail };
}
