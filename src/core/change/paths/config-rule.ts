import type { CodeType } from "../../config/code-types.ts";
import type { Config } from "../../config/config.ts";
import { globMatcher } from "./glob.ts";

export interface ConfigRule {
  readonly type: CodeType | "exempt";
  /** Its patterns. */
  readonly saw: string;
}

/** The rule of the configuration for a path: what a person wrote there comes before all else. */
export function configRules({ code_types }: Pick<Config, "code_types">): (path: string) => ConfigRule | null {
  const rules = code_types.map(({ paths, type }) => ({
    rule: { type, saw: paths.join(", ") },
    matches: globMatcher(paths),
  }));
  return (path) => rules.find(({ matches }) => matches(path))?.rule ?? null;
}
