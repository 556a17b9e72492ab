// What must not stand anywhere in the repository, as a table: `check-text.ts mocks | purity | paths`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { finish } from "./finish.ts";
import { projectFiles } from "./project-files.ts";

interface Rule {
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly why: string;
}

const everything = /^/;
const here = resolve(".").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const rules: Record<string, readonly Rule[]> = {
  mocks: [
    {
      pattern: /\b(?:vi|jest)\s*\.\s*(?:do|un|doUn)?[mM]ock\s*\(|\bmock\.module\(/,
      files: /^test\//,
      why: "module mocks test the mock: use the real part or a fake port",
    },
  ],
  purity: [
    {
      pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.(?:random|getRandom)/,
      files: /^src\/core\//,
      why: "core has no clock and no chance: pass the value in",
    },
    {
      pattern: /\{\{\{|\{\{&/,
      files: /^templates\//,
      why: "report text is untrusted: no unescaped placeholders",
    },
  ],
  paths: [
    {
      pattern: /(?<![\w.-])\/(?:work|root|tmp)\/\w/,
      files: /^(?!dist\/)/,
      why: "a path of one machine",
    },
    {
      pattern: /(?:\/home|\/Users|\\Users)[/\\](?!(?:dev|runner|user)\b)\w/,
      files: everything,
      why: "somebody's home folder (write /home/dev)",
    },
    { pattern: new RegExp(`${here}[/\\\\]`), files: everything, why: "the folder of this clone" },
    {
      pattern: /\bregistry\.[\w-]+\.[a-z]|\b[\w-]+\.(?:pkg\.dev|corp|intranet)\b/i,
      files: everything,
      why: "a registry host: installs must follow the reader's own npm settings",
    },
    {
      pattern: /"resolved": "https?:/,
      files: /package-lock\.json$/,
      why: "a registry host in the lock file",
    },
    {
      pattern: /https?:\/\/(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/,
      files: /^(?!dist\/)/,
      why: "an address of a private network",
    },
  ],
};

const chosen = process.argv[2] ?? "";
const table = rules[chosen];
if (table === undefined) throw new Error(`usage: check-text.ts ${Object.keys(rules).join(" | ")}`);

const files = projectFiles();
const problems = files.flatMap((path) => {
  const applying = table.filter((rule) => rule.files.test(path));
  return applying.length === 0 ? [] : search(path, applying);
});
finish(
  problems,
  `${chosen}: nothing forbidden in ${files.length} files`,
  "See scripts/check-text.ts for the rules.",
);

function search(path: string, applying: readonly Rule[]): string[] {
  const text = readFileSync(path, "utf8");
  if (text.includes("\0")) return [];
  return applying.flatMap(({ pattern, why }) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    const line = text.slice(0, found.index).split("\n").length;
    return [`${path}:${line} "${found[0]}": ${why}`];
  });
}
