import type { ReportPath } from "./report-path.ts";
import { longestTail, type TrackedFile } from "./tail-index.ts";

/** The tracked file that a report path seems to mean, and what differs in front of the tail that both share. */
export interface Guess {
  readonly file: TrackedFile;
  /** Same: the path as it stands. Whole: one path is the tail of the other. Partial: both have a tail in common. */
  readonly strength: "same" | "whole" | "partial";
  readonly reportPrefix: string;
  readonly filePrefix: string;
}

/** JaCoCo knows packages, not folders, and Kotlin's folders leave out what all packages have in common. */
const JVM = /\.(?:java|kts?|groovy|scala)$/;

/** Takes a path in all the ways it may be meant. The longest tail wins; undefined when that is not one file. */
export function guessFile(index: readonly TrackedFile[], variants: readonly ReportPath[]): Guess | undefined {
  const matches = variants.map((path) => ({ path, ...longestTail(index, path.segments) }));
  const length = Math.max(0, ...matches.map((match) => match.length));
  if (length === 0) return undefined;
  const guesses = matches
    .filter((match) => match.length === length)
    .flatMap(({ path, files }) => choose(path, files, length));
  return guesses.every((guess) => guess.file === guesses[0]?.file) ? guesses[0] : undefined;
}

export function isJvmPath({ isAbsolute, segments }: ReportPath): boolean {
  return !isAbsolute && JVM.test(segments.join("/"));
}

/** The first segments of a path as one text; those of absolute paths are kept apart from relative ones. */
export function prefixOf({ isAbsolute, segments }: ReportPath, length: number): string {
  return `${isAbsolute ? "/" : ""}${segments.slice(0, length).join("/")}`;
}

function choose(path: ReportPath, files: readonly TrackedFile[], length: number): Guess[] {
  const file = onlyOne(path, files, length);
  if (file === undefined) return [];
  const isPathWhole = path.segments.length === length;
  const isFileWhole = file.segments.length === length;
  const isPartial = !isPathWhole && !isFileWhole;
  // A relative path starts somewhere in the repository, so that all of it must be there. An absolute one may have been
  // copied from elsewhere, but the name of a file alone shows nothing.
  if (isPartial && !(path.isAbsolute ? length > 1 : isJvmPath(path))) return [];
  const isSame = isPathWhole && isFileWhole && !path.isAbsolute;
  return [
    {
      file,
      strength: isPartial ? "partial" : isSame ? "same" : "whole",
      reportPrefix: prefixOf(path, path.segments.length - length),
      filePrefix: file.segments.slice(0, -length).join("/"),
    },
  ];
}

/** Of several files with one tail: the one that is nothing but the tail, or for JVM code the one in the module's folder. */
function onlyOne(path: ReportPath, files: readonly TrackedFile[], length: number): TrackedFile | undefined {
  const whole = files.find((file) => file.segments.length === length);
  if (whole || files.length === 1) return whole ?? files[0];
  const modules = isJvmPath(path) ? path.segments.slice(0, -length) : [];
  const inModule = files.filter((file) =>
    file.segments.slice(0, -length).some((part) => modules.includes(part)),
  );
  return inModule.length === 1 ? inModule[0] : undefined;
}
