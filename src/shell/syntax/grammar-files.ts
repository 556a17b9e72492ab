import { join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** Beside dist/ in the package and in a checked-out action alike, and beside src/ in the repository. */
export function shippedGrammars(): string {
  // src/shell/syntax/ is three folders deep, dist/ is one.
  return HERE.includes(join("src", "shell")) ? join(HERE, "../../../grammars") : join(HERE, "../grammars");
}

export const RUNTIME = "web-tree-sitter.wasm";

export function grammarFile(name: string): string {
  return `tree-sitter-${name}.wasm`;
}
