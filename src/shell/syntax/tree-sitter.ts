import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Parser, Query, QueryMatch, Tree } from "web-tree-sitter";
import type { SyntaxReader } from "../../app/ports.ts";
import type { Grammar, SyntaxMatch } from "../../core/change/syntax/syntax-match.ts";
import { grammarFile, RUNTIME, shippedGrammars } from "./grammar-files.ts";

interface Loaded {
  readonly Edit: Runtime["Edit"];
  readonly parser: Parser;
  readonly query: (text: string) => Query;
}

/** Reads source with tree-sitter's grammars. The runtime and each grammar are loaded when first asked for. */
export function treeSitter(folder: string = shippedGrammars()): SyntaxReader {
  const runtime = once(() => startRuntime(folder));
  const grammars = new Map<string, Promise<Loaded>>();
  const loaded = (grammar: Grammar) => {
    const known = grammars.get(grammar.name) ?? load(grammar.name, folder, runtime);
    grammars.set(grammar.name, known);
    return known;
  };
  return {
    async matches(grammar, { old, now, edits }) {
      const { parser, query: queryOf, Edit } = await loaded(grammar);
      const query = queryOf(grammar.query);
      const before = old === null ? null : parse(parser, old, null);
      const oldMatches = before ? matchesIn(before, query) : [];
      for (const edit of edits) before?.edit(new Edit(edit));
      const after = now === null ? null : parseOnTop(parser, now, before);
      const nowMatches = after ? matchesIn(after, query) : [];
      before?.delete();
      after?.delete();
      return { old: oldMatches, now: nowMatches };
    },
  };
}

function parse(parser: Parser, text: string, before: Tree | null): Tree {
  const tree = parser.parse(text, before);
  if (!tree) throw new Error("The parser has no language.");
  return tree;
}

/** Where little changed, most of the old tree serves. Broken source is read alone: what is made of it must not depend on the past. */
function parseOnTop(parser: Parser, text: string, before: Tree | null): Tree {
  const tree = parse(parser, text, before);
  if (before === null || !tree.rootNode.hasError) return tree;
  tree.delete();
  return parse(parser, text, null);
}

function matchesIn(tree: Tree, query: Query): SyntaxMatch[] {
  return query.matches(tree.rootNode).map(toMatch);
}

type Runtime = typeof import("web-tree-sitter");

async function startRuntime(folder: string): Promise<Runtime> {
  const runtime = await import("web-tree-sitter");
  await runtime.Parser.init({ wasmBinary: await readFile(join(folder, RUNTIME)) });
  return runtime;
}

async function load(name: string, folder: string, runtime: () => Promise<Runtime>): Promise<Loaded> {
  const { Edit, Language, Parser, Query } = await runtime();
  const language = await Language.load(await readFile(join(folder, grammarFile(name))));
  const parser = new Parser();
  parser.setLanguage(language);
  const queries = new Map<string, Query>();
  const query = (text: string) => {
    const known = queries.get(text) ?? new Query(language, text);
    queries.set(text, known);
    return known;
  };
  return { Edit, parser, query };
}

function toMatch({ captures }: QueryMatch): SyntaxMatch {
  return captures.map(({ name, node }) => ({
    name,
    type: node.type,
    start: node.startIndex,
    end: node.endIndex,
    line: node.startPosition.row + 1,
    endLine: node.endPosition.row + 1,
  }));
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
