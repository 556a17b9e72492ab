import type { Config } from "../config/config.ts";
import type { ChangedFile } from "./changed-file.ts";
import {
  type Classification,
  type ClassifiedFile,
  type ClassifiedFunction,
  classification,
} from "./classification.ts";
import { type ExemptRule, exemption } from "./exemption.ts";
import { compareFunctions, type FunctionChange } from "./functions/compare-functions.ts";
import { findHandlers } from "./functions/find-handlers.ts";
import { type ConfigRule, configRules } from "./paths/config-rule.ts";
import { pathType } from "./paths/path-type.ts";
import type { Endpoint, FoundFunction } from "./syntax/found-function.ts";
import { EMPTY_OUTLINE, type Outline } from "./syntax/outline.ts";
import { decideType, isGeneral } from "./types/decide-type.ts";
import type { TypeEvidence } from "./types/evidence.ts";
import { type ChangeHints, hintedTypes } from "./types/hints.ts";
import { syntaxType } from "./types/syntax-type.ts";

/** A file before and after the change, as far as its language is known. */
export interface FileOutlines {
  readonly old: Outline;
  readonly now: Outline;
  readonly isGenerated: boolean;
}

export interface Change {
  readonly files: readonly ChangedFile[];
  /** By path; files that were not looked at are missing. */
  readonly outlines: ReadonlyMap<string, FileOutlines>;
  readonly hints: ChangeHints;
  readonly warnings: readonly string[];
}

/** What every file and function of a change is, with the evidence for it. */
export function classify(change: Change, config: Pick<Config, "code_types">): Classification {
  const ruleFor = configRules(config);
  const all = [...change.outlines].map(([path, { old, now }]) => ({
    path,
    old: old.functions,
    now: now.functions,
  }));
  const changeOf = compareFunctions(all);
  const handlerOf = findHandlers([...change.outlines.values()].map(({ now }) => now));
  const files = change.files.map((file) => {
    const outlines = change.outlines.get(file.path);
    const rule = ruleFor(file.path);
    const exempt = exemption(file, rule, outlines?.isGenerated ?? false);
    if (exempt !== null) return exemptFile(file, exempt);
    const now = outlines?.now ?? EMPTY_OUTLINE;
    const seen = now.functions.map((found) => ({
      found,
      name: found.name,
      change: changeOf(found),
      handler: handlerOf(found),
    }));
    return typedFile(file, evidenceBefore(file, rule, change.hints), seen, now);
  });
  return classification(files, change.warnings);
}

function evidenceBefore(file: ChangedFile, rule: ConfigRule | null, hints: ChangeHints): TypeEvidence[] {
  const paths = file.from === null ? [file.path] : [file.path, file.from];
  const place = pathType(file.path);
  return [
    ...(rule && rule.type !== "exempt"
      ? [{ source: "config", saw: rule.saw, type: rule.type } as const]
      : []),
    ...hintedTypes(hints, paths),
    ...(place ? [{ source: "path", ...place } as const] : []),
  ];
}

interface SeenFunction {
  readonly found: FoundFunction;
  readonly name: string;
  readonly change: FunctionChange;
  readonly handler: Endpoint | null;
}

function exemptFile(file: ChangedFile, exempt: ExemptRule): ClassifiedFile {
  return { ...basics(file), codeType: null, evidence: [], disagrees: [], exempt, functions: [] };
}

function typedFile(
  file: ChangedFile,
  before: readonly TypeEvidence[],
  seen: readonly SeenFunction[],
  { routes }: Outline,
): ClassifiedFile {
  const evidence = [...before, ...syntaxType(seen, routes, new Set(file.added), before.length === 0)];
  const functions = seen.map((one) => ({
    name: one.name,
    line: one.found.line,
    endLine: one.found.endLine,
    change: one.change,
    codeType: functionType(one, before),
    handler: one.handler,
  }));
  return { ...basics(file), ...decideType(evidence), exempt: null, functions };
}

/** Where only general words were spoken, each function is what it is itself. */
function functionType(
  { change, handler }: SeenFunction,
  before: readonly TypeEvidence[],
): ClassifiedFunction["codeType"] {
  if (change === "unchanged") return null;
  const [first] = before;
  const { codeType } = decideType(before);
  if (first && !(isGeneral(first) && codeType === "new_function")) return codeType;
  if (handler) return "api_endpoint";
  return !first && (change === "renamed" || change === "moved") ? "refactor" : "new_function";
}

function basics({ path, from, status, added, moved, whitespaceOnly }: ChangedFile) {
  return { path, from, status, lines: { added, moved, whitespaceOnly } };
}
