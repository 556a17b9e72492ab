import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from "node:fs";
import { cached } from "../cache.ts";

/** Part of every file name: raise it when a generator writes something else. */
export const VERSION = 1;
const BUFFERED = 1 << 20;

export interface DataFile<Facts> {
  readonly path: string;
  readonly facts: Facts & { readonly bytes: number };
}

export interface Sink {
  write(text: string): void;
  readonly bytes: number;
}

/** Written once and kept: the generator tells what it wrote, so that every reader can be checked. */
export function dataFile<Facts>(name: string, generate: (sink: Sink) => Facts): DataFile<Facts> {
  const path = cached("data", `v${VERSION}-${name}`);
  const factsPath = `${path}.facts.json`;
  if (!existsSync(factsPath)) {
    process.stderr.write(`writing ${name}\n`);
    const facts = fill(`${path}.part`, generate);
    renameSync(`${path}.part`, path);
    writeFileSync(factsPath, JSON.stringify(facts));
  }
  return { path, facts: JSON.parse(readFileSync(factsPath, "utf8")) };
}

function fill<Facts>(path: string, generate: (sink: Sink) => Facts): Facts & { bytes: number } {
  const file = openSync(path, "w");
  let waiting = "";
  let written = 0;
  const flush = () => {
    written += writeSync(file, waiting);
    waiting = "";
  };
  const sink = {
    write(text: string) {
      waiting += text;
      if (waiting.length > BUFFERED) flush();
    },
    /** Lags behind by what is still buffered. */
    get bytes() {
      return written;
    },
  };
  const facts = generate(sink);
  flush();
  closeSync(file);
  return { ...facts, bytes: written };
}
