import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { FaultKind } from "../server/faults.ts";

/** One run of the action in a story. */
export interface StoryRun {
  readonly story: string;
  readonly run: number;
  readonly calls: number;
}

export interface FaultPlay {
  /** One re-run was needed. */
  readonly isAgain: boolean;
  /** Played by a process of its own. */
  readonly isProcess: boolean;
  /** What was different in the end. */
  readonly trouble: readonly string[];
}

/** One kind of fault at every call of one run. */
export interface KindLine extends StoryRun {
  readonly kind: FaultKind;
  readonly atOnce: number;
  readonly again: number;
  readonly wrong: number;
  readonly processes: number;
  readonly seconds: number;
}

/** A run that is the same as another, to the last call and the state before it: played once for both. */
export interface SameLine extends StoryRun {
  readonly sameAs: string;
}

/** The run that is played for all that are the same. */
interface KeyLine extends StoryRun {
  readonly key: string;
}

/** What was played, written down as it comes, so that a table that was stopped goes on where it was. */
export class Playbook {
  readonly #file: string;
  readonly #known = new Map<string, string>();
  readonly #done: ReadonlySet<string>;
  wrong = 0;

  constructor(file: string) {
    this.#file = file;
    const { kinds, same, keys } = linesIn(file);
    for (const { key, ...run } of keys) this.#known.set(key, nameOf(run));
    // What went wrong is played again.
    const right = kinds.filter(({ wrong }) => wrong === 0);
    this.#done = new Set([
      ...right.map((line) => nameOf(line, line.kind)),
      ...same.map((line) => nameOf(line)),
    ]);
  }

  /** The first of two runs with one key is played. */
  isSame(run: StoryRun, key: string | null): boolean {
    const name = nameOf(run);
    if (key === null) return false;
    const sameAs = this.#known.get(key);
    if (sameAs === name) return false;
    if (sameAs === undefined) {
      this.#known.set(key, name);
      this.#write({ ...run, key });
      return false;
    }
    if (!this.#done.has(name)) this.#write({ ...run, sameAs });
    return true;
  }

  /** Null when the file holds it already. */
  open(run: StoryRun, kind: FaultKind) {
    if (this.#done.has(nameOf(run, kind))) return null;
    const started = performance.now();
    const line = { ...run, kind, atOnce: 0, again: 0, wrong: 0, processes: 0 };
    return {
      add: (operation: string, at: number, play: FaultPlay) => {
        if (play.isProcess) line.processes += 1;
        if (play.trouble.length === 0) line[play.isAgain ? "again" : "atOnce"] += 1;
        else {
          line.wrong += 1;
          this.wrong += 1;
          this.#write({ ...run, kind, at, operation, ...play });
        }
      },
      close: () => this.#write({ ...line, seconds: Math.round((performance.now() - started) / 1000) }),
    };
  }

  #write(line: object): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

function nameOf({ story, run }: Pick<StoryRun, "story" | "run">, kind?: FaultKind): string {
  return kind === undefined ? `${story} ${run}` : `${story} ${run} ${kind}`;
}

interface Lines {
  readonly kinds: readonly KindLine[];
  readonly same: readonly SameLine[];
  readonly keys: readonly KeyLine[];
}

/** The last line on each counts. */
export function linesIn(file: string): Lines {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const parsed = lines.map((line) => JSON.parse(line));
  const kinds: KindLine[] = parsed.filter((line) => "atOnce" in line);
  const same: SameLine[] = parsed.filter((line) => "sameAs" in line);
  return {
    kinds: [...new Map(kinds.map((line) => [nameOf(line, line.kind), line])).values()],
    same: [...new Map(same.map((line) => [nameOf(line), line])).values()],
    keys: parsed.filter((line) => "key" in line),
  };
}
