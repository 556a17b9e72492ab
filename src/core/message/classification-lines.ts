import type { Classification, ClassifiedFile, ClassifiedFunction } from "../change/classification.ts";
import { endpointWords } from "../change/types/syntax-type.ts";
import { counted } from "./names.ts";
import { textTable } from "./text-table.ts";
import { oneLine } from "./untrusted.ts";

/** What a change is, for a terminal: each file with its type and why, and the functions that changed. */
export function classificationLines({ files, warnings }: Classification): string[] {
  if (files.length === 0) return ["Nothing changed."];
  return [
    ...files.flatMap(fileLines),
    summary(files),
    ...warnings.map((warning) => `! ${oneLine(warning, 300)}`),
  ];
}

function fileLines(file: ClassifiedFile): string[] {
  const path = oneLine(file.from === null ? file.path : `${file.path} (was ${file.from})`, 300);
  if (file.exempt !== null) return [`${path}: exempt (${file.exempt})`];
  return [
    `${path}: ${file.codeType}, ${lineWords(file)}`,
    ...textTable(
      file.evidence.map(({ source, saw, type }) => [
        file.disagrees.includes(source) ? "  !" : "   ",
        source,
        type,
        oneLine(saw, 100),
      ]),
    ),
    ...textTable(file.functions.filter(({ change }) => change !== "unchanged").map(functionRow)),
  ];
}

function lineWords({ lines: { added, moved, whitespaceOnly } }: ClassifiedFile): string {
  const free = [
    moved.length > 0 ? `${moved.length} moved` : "",
    whitespaceOnly.length > 0 ? `${whitespaceOnly.length} whitespace only` : "",
  ].filter(Boolean);
  const words = counted(added.length, "added or modified line");
  return free.length > 0 ? `${words} (${free.join(", ")})` : words;
}

function functionRow({ name, line, endLine, change, codeType, handler }: ClassifiedFunction): string[] {
  return [
    `    ${change}`,
    oneLine(name, 60),
    line === endLine ? `line ${line}` : `lines ${line}-${endLine}`,
    String(codeType),
    handler ? oneLine(endpointWords(handler), 100) : "",
  ];
}

function summary(files: readonly ClassifiedFile[]): string {
  const counts = new Map<string, number>();
  for (const { codeType } of files) {
    const word = codeType ?? "exempt";
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const parts = [...counts].map(([word, count]) => `${count} ${word}`);
  return `${counted(files.length, "file")}: ${parts.join(", ")}`;
}
