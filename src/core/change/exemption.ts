import type { ChangedFile } from "./changed-file.ts";
import { languageOf } from "./languages/language-of.ts";
import type { ConfigRule } from "./paths/config-rule.ts";
import { exemptPath, PATH_RULES } from "./paths/exempt-path.ts";

/** Why a file owes no coverage. */
export const EXEMPT_RULES = [
  "config-rule",
  "deleted",
  "rename-only",
  "mode-only",
  "submodule",
  "binary",
  "link",
  ...PATH_RULES,
] as const;
export type ExemptRule = (typeof EXEMPT_RULES)[number];

const LINK = "120000";

/**
 * By the configuration, by what happened to the file, by its path, and by what it says of itself.
 * A file that the configuration gives a type is taken out of the rules that go by path and content.
 */
export function exemption(
  file: ChangedFile,
  rule: ConfigRule | null,
  isGenerated: boolean,
): ExemptRule | null {
  if (rule?.type === "exempt") return "config-rule";
  const happened = byStatus(file);
  if (happened !== null || rule) return happened;
  return exemptPath(file.path) ?? (isGenerated ? "generated" : null);
}

/** Whether it is worth reading. What is deleted owes nothing, but may have been moved elsewhere. */
export function mayOwe(file: ChangedFile, rule: ConfigRule | null): boolean {
  const exempt = exemption(file.status === "deleted" ? { ...file, status: "modified" } : file, rule, false);
  return exempt === null && file.status !== "binary";
}

function byStatus({ status, path, mode, added }: ChangedFile): ExemptRule | null {
  switch (status) {
    case "deleted":
    case "submodule":
      return status;
    case "mode":
      return "mode-only";
    case "binary":
      // Attributes can make git hide the lines of source: that is no reason to owe nothing.
      return languageOf(path) === null ? "binary" : null;
    case "renamed":
    case "copied":
      return added.length === 0 ? "rename-only" : null;
    case "added":
    case "modified":
      return mode === LINK ? "link" : null;
  }
}

const HEAD_LENGTH = 1_000;
const GENERATED = /\b(?:Code generated .* DO NOT EDIT|@generated)\b/i;

/** Whether a file says at its top that a tool wrote it. A mark that this change brings into an old file is not believed. */
export function saysGenerated(text: string, old: string | null): boolean {
  return [text, old ?? text].every((version) => GENERATED.test(version.slice(0, HEAD_LENGTH)));
}
