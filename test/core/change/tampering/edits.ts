import { parseDiff } from "../../../../src/core/change/parse-diff.ts";
import { findTampering } from "../../../../src/core/change/tampering/find-tampering.ts";
import type { Tampering, TamperingOptions } from "../../../../src/core/change/tampering/tampering.ts";
import { modified } from "../../../support/change.ts";

export const NO_OPTIONS: TamperingOptions = { protectedTests: [], reports: [] };

/** One hunk from signed lines. A line without a sign is context. */
export function edited(path: string, ...lines: readonly string[]): string {
  const rows = lines
    .flatMap((line) => line.split("\n"))
    .map((line) => (/^[-+ ]/.test(line) ? line : ` ${line}`));
  const count = (sign: string) => rows.filter((row) => row.startsWith(" ") || row.startsWith(sign)).length;
  return modified(path, `@@ -1,${count("-")} +1,${count("+")} @@`, ...rows);
}

export function tamperings(diff: string, options: Partial<TamperingOptions> = {}): Tampering[] {
  return findTampering(parseDiff(diff), { ...NO_OPTIONS, ...options });
}

/** Kinds found, each once. */
export function kinds(diff: string, options: Partial<TamperingOptions> = {}): string {
  return [...new Set(tamperings(diff, options).map(({ kind }) => kind))].sort().join(" ");
}
