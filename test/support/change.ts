import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageOf } from "../../src/core/change/languages/language-of.ts";
import { type Outline, outlineOf } from "../../src/core/change/syntax/outline.ts";
import { treeSitter } from "../../src/shell/syntax/tree-sitter.ts";

/** The real grammars: what core says of syntax is only worth something with them. */
export const syntax = treeSitter();

export async function outline(path: string, text: string): Promise<Outline> {
  const language = languageOf(path);
  if (!language) throw new Error(`There is no grammar for ${path}.`);
  const { now } = await syntax.matches(language.grammar, { old: null, now: text, edits: [] });
  return outlineOf(path, text, now, language);
}

const FIXTURES = join(import.meta.dirname, "../fixtures/change");

export function changeFixture(name: string): string {
  return readFileSync(join(FIXTURES, `${name}.txt`), "utf8");
}

/** One file of a diff as git writes it, without context. */
export function modified(path: string, ...hunks: readonly string[]): string {
  return `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n--- a/${path}\n+++ b/${path}\n${hunks.join("\n")}\n`;
}

export function added(path: string, text: string): string {
  const lines = text.split("\n");
  return `diff --git a/${path} b/${path}\nnew file mode 100644\nindex 0000000..1111111\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join("\n")}\n`;
}

export function deleted(path: string, text: string): string {
  const lines = text.split("\n");
  return `diff --git a/${path} b/${path}\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/${path}\n+++ /dev/null\n@@ -1,${lines.length} +0,0 @@\n${lines.map((line) => `-${line}`).join("\n")}\n`;
}

export function renamed(from: string, to: string): string {
  return `diff --git a/${from} b/${to}\nsimilarity index 100%\nrename from ${from}\nrename to ${to}\n`;
}
