import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { FAULT_KINDS, type FaultKind } from "../server/faults.ts";

export interface FaultPlay {
  readonly kind: FaultKind;
  readonly at: number;
  readonly operation: string;
  /** One re-run was needed. */
  readonly isAgain: boolean;
  /** Played by a process of its own. */
  readonly isProcess: boolean;
  /** What was different in the end. */
  readonly trouble: readonly string[];
}

/** One run of one story, as it stands in the file. */
export interface RunLine {
  readonly story: string;
  readonly run: number;
  readonly calls: number;
  /** Of the world and the run before anything was stored; null later. */
  readonly key: string | null;
  /** Another run that is the same to the last call, and was played instead. */
  readonly sameAs: string | null;
  readonly plays: number;
  readonly atOnce: number;
  readonly again: number;
  readonly wrong: number;
  readonly processes: number;
  readonly seconds: number;
}

/** Every so many plays, the shipped file in a process of its own. */
const SAMPLE = 79;

/** What was played, written down run by run, so that a night that ends early is not lost. */
export class Playbook {
  readonly #file: string;
  readonly #stride = Number(process.env["UMPIRE_FAULTS_STRIDE"] ?? 1);
  readonly #known = new Map<string, string>();
  /** Runs that the file holds already: a table that was stopped goes on where it was. */
  readonly #done = new Set<string>();
  #plays = 0;
  wrong = 0;

  constructor(file: string) {
    this.#file = file;
    for (const line of linesIn(file)) {
      this.#done.add(`${line.story} ${line.run}`);
      if (line.key !== null) this.#known.set(line.key, `${line.story} ${line.run}`);
    }
  }

  /** With a stride of twelve, every call has one fault and not all of them. */
  isWanted(kind: FaultKind, call: number): boolean {
    return (FAULT_KINDS.indexOf(kind as never) + call) % this.#stride === 0;
  }

  isSample(): boolean {
    this.#plays += 1;
    return this.#plays % SAMPLE === 0;
  }

  /** Null when the same run was played already. */
  open(story: string, run: number, calls: number, key: string | null) {
    const name = `${story} ${run}`;
    if (this.#done.has(name)) return null;
    const sameAs = key === null ? undefined : this.#known.get(key);
    const line = { story, run, calls, key, plays: 0, atOnce: 0, again: 0, wrong: 0, processes: 0, seconds: 0 };
    if (sameAs !== undefined) {
      this.#write({ ...line, sameAs });
      return null;
    }
    if (key !== null) this.#known.set(key, name);
    const started = performance.now();
    return {
      add: (play: FaultPlay) => {
        line.plays += 1;
        if (play.isProcess) line.processes += 1;
        if (play.trouble.length > 0) {
          line.wrong += 1;
          this.wrong += 1;
          this.#write({ story, run, ...play });
        } else if (play.isAgain) line.again += 1;
        else line.atOnce += 1;
      },
      close: () => {
        this.#write({ ...line, sameAs: null, seconds: Math.round((performance.now() - started) / 1000) });
      },
    };
  }

  #write(line: object): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

export function linesIn(file: string): RunLine[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line)).filter((line) => "calls" in line);
}
