import type { ChangedFile } from "../core/change/changed-file.ts";
import type { Classification } from "../core/change/classification.ts";
import { classify, type FileOutlines } from "../core/change/classify.ts";
import { mayOwe, saysGenerated } from "../core/change/exemption.ts";
import type { Language } from "../core/change/languages/language.ts";
import { languageOf } from "../core/change/languages/language-of.ts";
import { parseDiff } from "../core/change/parse-diff.ts";
import { configRules } from "../core/change/paths/config-rule.ts";
import { EMPTY_OUTLINE, outlineOf } from "../core/change/syntax/outline.ts";
import { textEdits } from "../core/change/syntax/text-edits.ts";
import type { ChangeHints } from "../core/change/types/hints.ts";
import { type FileVersions, versionsOf } from "../core/change/versions.ts";
import type { Config } from "../core/config/config.ts";
import type { ChangeText, World } from "./ports.ts";

export interface ClassifyRequest {
  /** A file with a diff; without one the change is what the work tree holds since the base. */
  readonly diff: string | undefined;
  readonly base: string | undefined;
  /** A change that is at hand already, such as that of a pull request. */
  readonly change?: ChangeText | undefined;
  readonly hints: Omit<ChangeHints, "commits">;
}

type ClassifyWorld = Pick<World, "code" | "changes" | "syntax">;

/** What a change is, line by line and function by function. */
export interface ClassifiedChange {
  readonly files: readonly ChangedFile[];
  readonly classification: Classification;
  /** By path; files that were not looked at are missing. */
  readonly outlines: ReadonlyMap<string, FileOutlines>;
}

export async function classifyChange(
  request: ClassifyRequest,
  config: Config,
  world: ClassifyWorld,
): Promise<ClassifiedChange> {
  const branch = await world.changes.branch();
  const change =
    (await givenChange(request, world)) ??
    (await world.changes.of(
      await world.code.state({ branch: branch ?? "", base: request.base ?? config.base }),
    ));
  const hints = { ...request.hints, branch: request.hints.branch ?? branch };
  return await classifyText(change, hints, config, world);
}

/** What the request hands over; undefined when git is to be asked. */
export async function givenChange(
  { change, diff }: Pick<ClassifyRequest, "change" | "diff">,
  { changes }: Pick<World, "changes">,
): Promise<ChangeText | undefined> {
  return diff === undefined ? change : await changes.inFile(diff);
}

/** For a change that is already at hand. */
export async function classifyText(
  change: ChangeText,
  hints: Omit<ChangeHints, "commits">,
  config: Config,
  world: Pick<World, "syntax">,
): Promise<ClassifiedChange> {
  const files = parseDiff(change.diff);
  const { outlines, warnings } = await outlineFiles(files, change, config, world);
  const classification = classify(
    { files, outlines, hints: { ...hints, commits: change.commits }, warnings },
    config,
  );
  return { files, classification, outlines };
}

/** A change of more files was made by a tool: looking at each function would take long and tell little. */
const MOST_SOURCES = 500;

async function outlineFiles(
  files: readonly ChangedFile[],
  change: ChangeText,
  config: Config,
  world: Pick<World, "syntax">,
) {
  const ruleFor = configRules(config);
  const readable = files.flatMap((file) => {
    const language = mayOwe(file, ruleFor(file.path)) ? languageOf(file.path) : null;
    return language ? [{ file, language }] : [];
  });
  if (readable.length > MOST_SOURCES) {
    const warning = `${readable.length} source files changed; functions are looked at in up to ${MOST_SOURCES}.`;
    return { outlines: new Map<string, FileOutlines>(), warnings: [warning] };
  }
  const texts = await change.texts(
    readable.flatMap(({ file }) => (file.status === "deleted" ? [] : [file.path])),
  );
  const outlines = new Map<string, FileOutlines>();
  const warnings: string[] = [];
  for (const { file, language } of readable) {
    const versions = versionsOf(file, texts.get(file.path));
    if (versions) outlines.set(file.path, await readOutlines(file, versions, language, world));
    else warnings.push(`${file.path}: its functions were not looked at; the file is missing or too large.`);
  }
  return { outlines, warnings };
}

async function readOutlines(
  file: ChangedFile,
  versions: FileVersions,
  language: Language,
  { syntax }: Pick<World, "syntax">,
): Promise<FileOutlines> {
  const { old, now } = versions;
  const edits = old === null || now === null ? [] : textEdits(old, now, file.groups);
  const matches = await syntax.matches(language.grammar, { old, now, edits });
  return {
    old: old === null ? EMPTY_OUTLINE : outlineOf(file.from ?? file.path, old, matches.old, language),
    now: now === null ? EMPTY_OUTLINE : outlineOf(file.path, now, matches.now, language),
    isGenerated: now !== null && saysGenerated(now, old),
  };
}
