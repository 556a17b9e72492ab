import type { FileOutlines } from "../core/change/classify.ts";
import { languageOf } from "../core/change/languages/language-of.ts";
import { type Statement, statementsOf } from "../core/change/syntax/statements.ts";
import { hasUnlisted } from "../core/policy/coverage/lines/unlisted.ts";
import type { TypedFile } from "../core/policy/coverage/typed-file.ts";
import type { FileCoverage } from "../core/reports/coverage-report.ts";
import type { ChangeText, World } from "./ports.ts";

/** Where statements end, of the files that were looked at and have changed lines which their report does not list. */
export async function findStatements(
  files: readonly TypedFile[],
  measured: ReadonlyMap<string, FileCoverage>,
  outlines: ReadonlyMap<string, FileOutlines>,
  change: Pick<ChangeText, "texts">,
  { syntax }: Pick<World, "syntax">,
): Promise<Map<string, readonly Statement[]>> {
  const wanted = files.flatMap((file) => {
    const { path } = file.change;
    const coverage = measured.get(path);
    const language = outlines.has(path) ? languageOf(path) : null;
    const isNeeded = file.exempt === null && coverage && hasUnlisted(file, coverage);
    return isNeeded && language?.statements !== undefined
      ? [{ path, grammar: { name: language.grammar.name, query: language.statements } }]
      : [];
  });
  const texts = await change.texts(wanted.map(({ path }) => path));
  const found = new Map<string, readonly Statement[]>();
  for (const { path, grammar } of wanted) {
    const now = texts.get(path) ?? null;
    const matches = await syntax.matches(grammar, { old: null, now, edits: [] });
    found.set(path, statementsOf(matches.now));
  }
  return found;
}
