/** A path as a report writes it, taken apart: from any system, with any separators. */
export interface ReportPath {
  readonly segments: readonly string[];
  readonly isAbsolute: boolean;
  /** Written by Windows, which does not care about upper and lower case: these are in lower case. */
  readonly isWindows: boolean;
  /** How many folders above its start the path leads. */
  readonly up: number;
}

/** When it is known that the report is from Windows, even paths that do not show it are taken so. */
export function parsePath(path: string, isFromWindows = false): ReportPath {
  // macOS takes accented letters of file names apart; Git usually has them in one piece.
  const text = path.normalize("NFC").replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, "");
  const isWindows = isFromWindows || /^[A-Za-z]:[\\/]/.test(text) || text.includes("\\");
  const slashed = isWindows ? text.replaceAll("\\", "/").toLowerCase() : text;
  const isAbsolute = /^(?:[a-z]:)?\//.test(slashed);
  return { isAbsolute, isWindows, ...resolve(slashed.split("/")) };
}

export function joinPath(root: ReportPath, path: ReportPath): ReportPath {
  const up = Array<string>(path.up).fill("..");
  const { segments, up: above } = resolve([...root.segments, ...up, ...path.segments]);
  return {
    segments,
    up: root.up + above,
    isAbsolute: root.isAbsolute,
    isWindows: root.isWindows || path.isWindows,
  };
}

function resolve(parts: readonly string[]): { segments: string[]; up: number } {
  const segments: string[] = [];
  let up = 0;
  for (const part of parts) {
    if (part === "..") {
      if (segments.pop() === undefined) up++;
    } else if (part !== "" && part !== ".") segments.push(part);
  }
  return { segments, up };
}
