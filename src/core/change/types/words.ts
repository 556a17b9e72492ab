import { CODE_TYPES, type CodeType } from "../../config/code-types.ts";

const WORDS: Readonly<Record<CodeType, string>> = {
  new_function: "new_function feat feature enhancement",
  bug_fix: "bug_fix fix bug bugfix hotfix defect regression",
  refactor: "refactor refactoring perf performance style cleanup clean_up tech_debt technical_debt",
  api_endpoint: "api_endpoint endpoint api",
  integration: "integration integrations",
};

const TYPES = new Map(CODE_TYPES.flatMap((type) => WORDS[type].split(" ").map((word) => [word, type])));

/** Labels have words of their own for changes that nobody sees from outside. */
const INTERNAL = new Set(["chore", "maintenance", "internal"]);

export function typeOfWord(word: string): CodeType | null {
  return (
    TYPES.get(
      word
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, "_"),
    ) ?? null
  );
}

/** `bug`, `kind/bug`, `type: Bug` and a label with an emoji before it; `area/api` names a place, not a type. */
export function typeOfLabel(label: string): CodeType | null {
  const text = label.replace(/[^\p{L}\p{N}\s:/_-]+/gu, "").trim();
  const [, prefix = "type", word = ""] = /^(?:([\p{L}\s_-]+?)\s*[:/]\s*)?([^:/]+)$/u.exec(text) ?? [];
  if (!/^(?:type|kind|category|change|code[ _-]?type)$/i.test(prefix)) return null;
  return INTERNAL.has(word.toLowerCase()) ? "refactor" : typeOfWord(word);
}

const CONVENTIONAL = /^\s*([a-z]+)(?:\([^()]*\))?!?:\s/i;
const CONVENTIONAL_WORDS = new Set([
  "feat",
  "feature",
  "fix",
  "bugfix",
  "hotfix",
  "refactor",
  "perf",
  "style",
]);

/** By the first word of a conventional title; docs, test, chore, ci and build say nothing about code. */
export function typeOfTitle(title: string): CodeType | null {
  const word = CONVENTIONAL.exec(title)?.[1]?.toLowerCase() ?? "";
  return CONVENTIONAL_WORDS.has(word) ? typeOfWord(word) : null;
}

const BRANCH_WORDS = new Set([...CONVENTIONAL_WORDS, "bug", "integration"]);

/** `fix/token`, `feature-x`, and behind a name that comes first: `agent/fix-token`. */
export function typeOfBranch(branch: string): CodeType | null {
  const words = branch.split("/", 2).map((part) => /^[a-z]+/i.exec(part)?.[0].toLowerCase() ?? "");
  const word = words.find((candidate) => BRANCH_WORDS.has(candidate));
  return word === undefined ? null : typeOfWord(word);
}
