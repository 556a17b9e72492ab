export interface TrackedFile {
  /** As Git has it. */
  readonly path: string;
  readonly segments: readonly string[];
  /** The segments backwards, so that files with a common tail lie side by side when sorted. */
  readonly key: string;
}

/** What a path has in common with tracked files. */
export interface TailMatch {
  /** How many segments, from the file name on, are the same. */
  readonly length: number;
  readonly files: readonly TrackedFile[];
}

/** Tracked files that share a tail with many others are ambiguous, however many there are. */
const MAX_FILES = 100;

export function createTailIndex(paths: readonly string[], normal: (path: string) => string): TrackedFile[] {
  const files = paths.map((path) => {
    const segments = normal(path).split("/");
    return { path, segments, key: keyOf(segments) };
  });
  return files.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The files with the longest common tail. */
export function longestTail(index: readonly TrackedFile[], segments: readonly string[]): TailMatch {
  const place = placeOf(index, keyOf(segments));
  const length = Math.max(commonTail(index, place - 1, segments), commonTail(index, place, segments));
  if (length === 0) return { length: 0, files: [] };
  const files: TrackedFile[] = [];
  const take = (start: number, step: number) => {
    for (let at = start; files.length < MAX_FILES && commonTail(index, at, segments) === length; at += step) {
      files.push(fileAt(index, at));
    }
  };
  take(place - 1, -1);
  take(place, 1);
  return { length, files };
}

function keyOf(segments: readonly string[]): string {
  return `${segments.toReversed().join("/")}/`;
}

function placeOf(index: readonly TrackedFile[], key: string): number {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fileAt(index, middle).key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function commonTail(index: readonly TrackedFile[], at: number, segments: readonly string[]): number {
  const file = fileAt(index, at);
  let length = 0;
  while (length < segments.length && file.segments.at(-1 - length) === segments.at(-1 - length)) length++;
  return length;
}

const NO_FILE: TrackedFile = { path: "", segments: [], key: "" };

/** Beyond the ends of the index there is a file that has nothing in common with any. */
function fileAt(index: readonly TrackedFile[], at: number): TrackedFile {
  return index[at] ?? NO_FILE;
}
