import { parseArgs } from "node:util";

export interface Options {
  /** Rows to run; none named means all. */
  readonly rows: readonly string[];
  readonly quick: boolean;
  readonly huge: boolean;
  readonly strict: boolean;
  readonly write: boolean;
  readonly profile: boolean;
  readonly rounds: number;
  /** A built dist to measure instead of one made from the sources as they are now. */
  readonly dist: string | undefined;
}

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      huge: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      profile: { type: "boolean", default: false },
      rounds: { type: "string", default: "5" },
      dist: { type: "string" },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds wants a whole number from 1.");
  if (values.write && (values.quick || positionals.length > 0))
    throw new Error("--write wants all rows in full size: the page shows one run.");
  return { ...values, rounds, rows: positionals, dist: values.dist };
}
