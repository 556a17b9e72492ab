import type { Mark } from "../syntax/found-function.ts";

const METHODS = new Map(
  ["get", "post", "put", "patch", "delete", "head", "options", "trace"].map((word) => [
    word,
    word.toUpperCase(),
  ]),
);

/** `get` and `del` as GET and DELETE; null for words such as `all` and `route`, which take any. */
export function httpMethod(word: string): string | null {
  const lower = word.toLowerCase();
  return METHODS.get(lower === "del" ? "delete" : lower) ?? null;
}

/** The first string literal in a piece of code, without its quotes. */
export function firstString(code: string): string | null {
  return /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/s.exec(code)?.[2] ?? null;
}

/** A literal as a path; what is no literal stays as it is written. */
export function pathText(code: string): string {
  return firstString(code) ?? code;
}

export function joinPaths(prefix: string | null, path: string | null): string | null {
  const given = [prefix, path].filter((part) => part !== null);
  const parts = given.map((part) => part.replace(/^\/+|\/+$/g, "")).filter(Boolean);
  return given.length === 0 ? null : `/${parts.join("/")}`;
}

/** The name of the first framework that is imported. */
export function frameworkOf(
  imports: readonly string[],
  known: readonly (readonly [RegExp, string])[],
): string | null {
  const [, name = null] = known.find(([pattern]) => imports.some((source) => pattern.test(source))) ?? [];
  return name;
}

/** The first string in the arguments of a mark. */
export function pathOfMark(marks: readonly Mark[], pattern: RegExp): string | null {
  const mark = markNamed(marks, pattern);
  return mark ? firstString(mark.args) : null;
}

export function markNamed(marks: readonly Mark[], pattern: RegExp): Mark | undefined {
  return marks.find(({ name }) => pattern.test(name));
}
