// Copies the grammars and their runtime into grammars/, so that a checked-out action needs no install;
// with --check it only compares, byte by byte.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { languageOf } from "../src/core/change/languages/language-of.ts";
import { grammarFile, RUNTIME } from "../src/shell/syntax/grammar-files.ts";
import { finish } from "./finish.ts";

const folder = "grammars";
const written = ["LICENSES.md", "SHA256SUMS"];
const budgetInMegabytes = 16;

const runtime = fileURLToPath(import.meta.resolve("web-tree-sitter/web-tree-sitter.wasm"));
const shipped = dirname(fileURLToPath(import.meta.resolve("@vscode/tree-sitter-wasm")));
const extensions = ["ts", "tsx", "js", "py", "go", "java", "rb", "rs", "cs", "php"];
const grammars = extensions.flatMap((extension) => languageOf(`a.${extension}`)?.grammar.name ?? []);
const wanted = new Map([
  [RUNTIME, readFileSync(runtime)],
  ...grammars.map((name) => [grammarFile(name), readFileSync(join(shipped, grammarFile(name)))] as const),
]);
const sums = [...wanted]
  .map(([name, content]) => `${createHash("sha256").update(content).digest("hex")}  ${name}\n`)
  .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
  .join("");

if (process.argv.includes("--check")) {
  const megabytes = sum([...wanted.values()].map(({ length }) => length)) / 1024 ** 2;
  finish(
    [
      ...[...wanted]
        .filter(([name, content]) => !isSame(name, content))
        .map(([name]) => `${folder}/${name} differs`),
      ...(isSame("SHA256SUMS", Buffer.from(sums)) ? [] : [`${folder}/SHA256SUMS is out of date`]),
      ...readdirSync(folder)
        .filter((name) => !wanted.has(name) && !written.includes(name))
        .map((name) => `${folder}/${name} is not used by any language`),
      ...(megabytes <= budgetInMegabytes
        ? []
        : [`${megabytes.toFixed(1)} MB; the budget is ${budgetInMegabytes} MB`]),
    ],
    `${wanted.size} files in ${folder} are those of the installed packages (${megabytes.toFixed(1)} MB)`,
    "Run `npm run grammars`, and look at LICENSES.md when a package changed.",
  );
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of wanted) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, "SHA256SUMS"), sums);
  console.log(`${wanted.size} files written to ${folder}.`);
}

function isSame(name: string, content: Buffer): boolean {
  return readdirSync(folder).includes(name) && readFileSync(join(folder, name)).equals(content);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
