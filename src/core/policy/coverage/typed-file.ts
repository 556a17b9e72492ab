import type { ChangedFile } from "../../change/changed-file.ts";
import type { ClassifiedFile } from "../../change/classification.ts";
import { owedLines } from "../../change/owed-lines.ts";
import type { CodeType } from "../../config/code-types.ts";
import type { Config } from "../../config/config.ts";

/** One changed file with what it is: all that a verdict on its coverage needs of the change. */
export type TypedFile = OwingFile | ExemptFile;

export interface OwingFile {
  readonly change: ChangedFile;
  readonly codeType: CodeType;
  readonly evidence: ClassifiedFile["evidence"];
  readonly exempt: null;
  /** Lines that owe coverage, in ascending order. */
  readonly owed: readonly number[];
  readonly functions: readonly TypedFunction[];
}

export interface ExemptFile {
  readonly change: ChangedFile;
  readonly codeType: null;
  readonly evidence: ClassifiedFile["evidence"];
  /** The rule by which the file cannot have coverage. */
  readonly exempt: string;
}

/** A function of the new file. Lines are counted from 1, both included. */
export interface TypedFunction {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Null when the change did not touch it. */
  readonly codeType: CodeType | null;
}

/** The two views of a change, put together: its lines, and what they are. */
export function typedFiles(
  changes: readonly ChangedFile[],
  classified: readonly ClassifiedFile[],
  config: Config["change"],
): TypedFile[] {
  const byPath = new Map(changes.map((change) => [change.path, change]));
  return classified.map((file) => {
    const change = byPath.get(file.path);
    if (!change) throw new Error(`${file.path} was classified but is not in the diff.`);
    return typed(change, file, config);
  });
}

function typed(change: ChangedFile, file: ClassifiedFile, config: Config["change"]): TypedFile {
  const { codeType, evidence } = file;
  if (codeType === null) return { change, codeType, evidence, exempt: String(file.exempt) };
  return {
    change,
    codeType,
    evidence,
    exempt: null,
    owed: owedLines(change, config),
    functions: file.functions.map(({ name, line, endLine, codeType: type }) => {
      return { name, start: line, end: endLine, codeType: type };
    }),
  };
}
