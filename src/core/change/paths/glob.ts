/** Whether a path matches one of the patterns: `*`, `**`, `?`, `[a-z]` and `{a,b}`, from the root of the repository. */
export function globMatcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(`^${translate(bare(pattern))}$`, "u"));
  return (path) => expressions.some((expression) => expression.test(path));
}

/** A folder stands for all that is in it. */
function bare(pattern: string): string {
  return pattern.replace(/^(?:\.?\/)+/, "").replace(/\/$/, "/**");
}

const TOKENS = /\*\*\/|\/\*\*$|\*\*|\*|\?|\[(!?)([^\]]+)\]|[{},]|[^*?[{},]+|./gsu;

function translate(pattern: string): string {
  let depth = 0;
  return pattern.replace(TOKENS, (token, negated: string | undefined, set: string | undefined) => {
    if (set !== undefined) return `[${negated ? "^/" : ""}${set.replace(/[\\\]^]/g, "\\$&")}]`;
    if (token === "{") depth += 1;
    if (token === "}") depth -= 1;
    if (token === "," && depth > 0) return "|";
    return MEANINGS.get(token) ?? literal(token);
  });
}

const MEANINGS = new Map([
  ["**/", "(?:.*/)?"],
  ["/**", "/.*"],
  ["**", ".*"],
  ["*", "[^/]*"],
  ["?", "[^/]"],
  ["{", "(?:"],
  ["}", ")"],
]);

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
