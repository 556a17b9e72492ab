import type { SourceLine } from "../core/attempt/changed-lines.ts";
import type { CodeState, CommandRun, Environment, Fix } from "../core/attempt/evidence.ts";
import type { Ledger } from "../core/attempt/ledger.ts";
import type { Grammar, SyntaxMatch } from "../core/change/syntax/syntax-match.ts";
import type { TextEdit } from "../core/change/syntax/text-edits.ts";
import type { CommitHint } from "../core/change/types/hints.ts";
import type { FileVersions } from "../core/change/versions.ts";
import type { Delivery } from "../core/message/notify/deliveries.ts";
import type { OwnTemplate } from "../core/message/own-template.ts";
import type { SourcePlace } from "../core/message/source-place.ts";
import type { StoryView } from "../core/message/story-view.ts";
import type { ReadResult } from "../core/reports/read-report.ts";
import type { Project } from "../core/runner/arrange-report.ts";

/** What the use cases need of the world. The doors choose who provides it. */
export interface World extends MeasuringWorld {
  readonly render: Render;
  /** The same world for another checkout of the repository. */
  readonly at: (folder: string) => Promise<World>;
}

/** What is enough to look at code and reports and to tell nobody. */
export interface MeasuringWorld {
  readonly code: CodeSource;
  readonly changes: ChangeSource;
  readonly syntax: SyntaxReader;
  readonly reports: ReportSource;
  readonly files: TextFiles;
  readonly ledgers: LedgerStore;
  readonly commands: CommandRunner;
  readonly notifier: Notifier;
  readonly clock: { now(): string };
  readonly ids: { fresh(): string; fromName(name: string): string };
  readonly environment: Environment;
  /** Values that must never be stored or shown. */
  readonly secrets: readonly string[];
  /** Progress for a person; never part of the result. */
  readonly say: (line: string) => void;
}

export type TemplateName = "escalation" | "feedback" | "passed";

/** With a template of the team's own it throws a `UserError` `template-broken` when that does not work. */
export type Render = (template: TemplateName, view: StoryView, own?: OwnTemplate) => string;

/** Sends one message, and repeats it for a while. Whatever the other side does is an answer, never an exception. */
export interface Notifier {
  send(delivery: Delivery): Promise<{ readonly problem: string | null }>;
}

export interface CodeRequest {
  readonly branch: string;
  readonly base: string | undefined;
  /** The commit under test, when HEAD is a merge that GitHub made of it. */
  readonly head?: string | undefined;
}

export interface CodeSource {
  readonly root: string;
  /** The same on every machine that has this repository. */
  name(): Promise<string>;
  branch(named: string | undefined): Promise<string>;
  state(request: CodeRequest): Promise<CodeState>;
  fixSince(before: CodeState, now: CodeState): Promise<Fix>;
  /** The commit since the base that wrote each of these lines; null where none has it yet. */
  writtenBy(state: CodeState, lines: readonly SourceLine[]): Promise<(string | null)[]>;
  tracked(): Promise<ReadonlySet<string>>;
  /** Those of these files that lie here exactly as git has them. */
  committed(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** The last value of a trailer of the commit under test; null without one, or when the code is no longer that commit's. */
  trailer(state: CodeState, key: string): Promise<string | null>;
  /** False as well when the commit is not here. */
  isAncestor(commit: string, ref: string): Promise<boolean>;
  /** What the change wrote into each of these files. */
  addedText(state: CodeState, paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** A checkout of the base with only these files as they are now; `use` gets the folder that stands for `cwd`. */
  withOldCode<Result>(
    state: CodeState,
    paths: readonly string[],
    cwd: string,
    use: (cwd: string) => Promise<Result>,
  ): Promise<Result>;
  /** Where this state can be looked at on the web; null when it is not there. */
  place(state: CodeState): Promise<SourcePlace | null>;
  /** Milliseconds since 1970 at which a changed file was last written. */
  newestChange(state: CodeState): Promise<number>;
  /** The same, but a checkout that only dates files anew does not count: no content is younger than its commit. */
  newestContent(state: CodeState): Promise<number>;
}

/** Where a change comes from. Each way gives the same: a diff, and what else is known of it. */
export interface ChangeSource {
  /** The branch that is checked out; null when HEAD is detached. */
  branch(): Promise<string | null>;
  /** From the merge base of a state to the work tree as it was. */
  of(state: CodeState): Promise<ChangeText>;
  /** From an earlier tree to the work tree as it was; null when git no longer has that tree. */
  since(tree: string, state: CodeState): Promise<ChangeText | null>;
  /** A unified diff whose new versions lie in the work tree. */
  ofDiff(diff: string): ChangeText;
  /** A unified diff in a file (`-` for standard input) whose new versions lie in the work tree. */
  inFile(path: string): Promise<ChangeText>;
}

export interface ChangeText {
  /** Unified, with renames; any number of context lines. */
  readonly diff: string;
  readonly commits: readonly CommitHint[];
  /** The new versions of these files; those that are gone, no text or too large are left out. */
  texts(paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface SyntaxReader {
  /** Every place where a pattern of the grammar's query fits, in both versions; `edits` lead from one to the other. */
  matches(
    grammar: Grammar,
    versions: FileVersions & { readonly edits: readonly TextEdit[] },
  ): Promise<{ readonly old: readonly SyntaxMatch[]; readonly now: readonly SyntaxMatch[] }>;
}

export interface FoundReport {
  /** Relative to the repository where it lies within it. */
  readonly path: string;
  readonly modifiedMs: number;
  /** SHA-256 of the bytes; read only when asked for. */
  digest(): string;
  readonly result: ReadResult;
}

export interface ReportSource {
  /** Files that match; what they hold is read at once. Reports older than `sinceMs` come back unread, in `stale`. */
  find(request: FindRequest): Promise<Found>;
  /** Exactly these files. */
  read(paths: readonly string[]): Promise<FoundReport[]>;
}

export interface FindRequest {
  readonly globs: readonly string[];
  /** Patterns of what is never looked at. */
  readonly ignore: readonly string[];
  readonly sinceMs: number;
}

export interface Found {
  readonly reports: readonly FoundReport[];
  readonly stale: readonly { readonly path: string; readonly modifiedMs: number }[];
}

/** Small files of the repository; relative paths start at its root. */
export interface TextFiles {
  /** Null when there is none. */
  read(path: string): Promise<string | null>;
  write(path: string, text: string): Promise<void>;
}

export interface LedgerStore {
  /** Null when nothing was ever recorded under this id. */
  load(id: string): Promise<Ledger | null>;
  /** Reads, changes and writes as one step that no other run can come between. */
  update<Result>(id: string, change: (ledger: Ledger | null) => LedgerChange<Result>): Promise<Result>;
}

export interface LedgerChange<Result> {
  /** The whole document to store. */
  readonly document: unknown;
  readonly result: Result;
}

export interface CommandRequest {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
}

export interface CommandRunner {
  run(request: CommandRequest): Promise<CommandRun & { readonly startedMs: number }>;
  /** What is known of the project in a folder, for arranging a report. */
  project(cwd: string, env: Readonly<Record<string, string>>): Promise<Project>;
  /** A file of our own that the command may write its report to; gone after `use`. */
  withReportFile<Result>(use: (path: string) => Promise<Result>): Promise<Result>;
}
