import type { LineGroup } from "../changed-file.ts";
import { brokenDiff, currentLine, type DiffLines, takeWhile } from "./diff-lines.ts";
import { hasPrefixes, nameOnGitLine, nameOnLine, unquote, withoutPrefix } from "./path-names.ts";
import { readHunk } from "./read-hunk.ts";

/** What a diff says of one file, in its own words. */
export interface Section {
  /** Null for a file that did not exist. */
  oldName: string | null;
  newName: string | null;
  kind: "rename" | "copy" | null;
  oldMode: string | null;
  newMode: string | null;
  isNew: boolean;
  isDeleted: boolean;
  isBinary: boolean;
  groups: LineGroup[];
}

/** From `diff --git` to the next file. */
export function readGitSection(diff: DiffLines, line: string): Section {
  const gitLine = line.slice("diff --git ".length);
  const name = nameOnGitLine(gitLine);
  const section = emptySection(name, name);
  const bare = hasPrefixes(gitLine) ? withoutPrefix : (text: string) => text;
  diff.at += 1;
  for (const header of takeWhile(diff, (text) => !/^(?:diff |@@|Submodule )/.test(text)))
    readHeaderLine(section, header, bare);
  return withHunks(section, diff);
}

/** `---` and `+++` without git's own lines, as other programs write them. */
export function readPlainSection(diff: DiffLines): Section {
  const [oldName, newName] = takeWhile(diff, (line) => /^(?:---|\+\+\+) /.test(line)).map((line) =>
    nameOnLine(line.slice(4)),
  );
  const prefixed = [oldName, newName].every((name) => !name || /^[ab]\//.test(name)) && oldName !== newName;
  const bare = (name: string | null | undefined) => (name && prefixed ? withoutPrefix(name) : (name ?? null));
  const section = emptySection(bare(oldName), bare(newName));
  return withHunks({ ...section, isNew: oldName === null, isDeleted: newName === null }, diff);
}

/** What diff.submodule=log writes instead of a section. */
export function submoduleSection(line: string): Section[] {
  const [, path] = /^Submodule (.+?) (?:[0-9a-f]{7,}\.\.|contains )/.exec(line) ?? [];
  return path === undefined ? [] : [{ ...emptySection(path, path), newMode: "160000" }];
}

function emptySection(oldName: string | null, newName: string | null): Section {
  return {
    oldName,
    newName,
    kind: null,
    oldMode: null,
    newMode: null,
    isNew: false,
    isDeleted: false,
    isBinary: false,
    groups: [],
  };
}

type HeaderRule = (section: Section, value: string, bare: (name: string) => string) => void;

const HEADER_RULES: readonly (readonly [string, HeaderRule])[] = [
  ["old mode ", (section, mode) => Object.assign(section, { oldMode: mode })],
  ["new mode ", (section, mode) => Object.assign(section, { newMode: mode })],
  ["new file mode ", (section, mode) => Object.assign(section, { newMode: mode, isNew: true })],
  ["deleted file mode ", (section, mode) => Object.assign(section, { oldMode: mode, isDeleted: true })],
  ["rename from ", (section, name) => Object.assign(section, { oldName: unquote(name), kind: "rename" })],
  ["rename to ", (section, name) => Object.assign(section, { newName: unquote(name) })],
  ["copy from ", (section, name) => Object.assign(section, { oldName: unquote(name), kind: "copy" })],
  ["copy to ", (section, name) => Object.assign(section, { newName: unquote(name) })],
  ["Binary files ", (section) => Object.assign(section, { isBinary: true })],
  ["GIT binary patch", (section) => Object.assign(section, { isBinary: true })],
  ["--- ", (section, rest, bare) => nameSide(section, "oldName", rest, bare)],
  ["+++ ", (section, rest, bare) => nameSide(section, "newName", rest, bare)],
  [
    "index ",
    (section, rest) => {
      section.newMode ??= /\.\.[0-9a-f]+ (\d+)$/.exec(rest)?.[1] ?? null;
    },
  ],
];

function readHeaderLine(section: Section, line: string, bare: (name: string) => string): void {
  const [prefix, rule] = HEADER_RULES.find(([start]) => line.startsWith(start)) ?? [];
  if (prefix !== undefined && rule) rule(section, line.slice(prefix.length), bare);
}

function nameSide(
  section: Section,
  side: "oldName" | "newName",
  rest: string,
  bare: (name: string) => string,
) {
  const name = nameOnLine(rest);
  if (name !== null) section[side] = bare(name);
}

/** A removed line may look like a footer or a header; only what cannot be one tells that counts were too small. */
function withHunks(section: Section, diff: DiffLines): Section {
  const groups: LineGroup[] = [];
  for (let line = currentLine(diff); line?.startsWith("@@ "); line = currentLine(diff))
    groups.push(...readHunk(diff, line));
  const next = currentLine(diff) ?? "";
  const isNextFile = next.startsWith("--- ") && diff.lines[diff.at + 1]?.startsWith("+++ ");
  if (groups.length > 0 && /^[-+ ](?!- ?$)/.test(next) && !isNextFile)
    throw brokenDiff(diff, "a hunk has more lines than its header promises.");
  return { ...section, groups };
}
