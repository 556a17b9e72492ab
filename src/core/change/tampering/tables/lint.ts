import type { LineRule } from "../rules/line-rule.ts";
import { inCode, inLintSettings, inRust } from "../rules/places.ts";

/** Where a comment begins: a sentence that only speaks of a tool does not tell it anything. */
const START = /^\s*(?:\/\/+|\/\*+!?|#+|\*+)\s*/.source;

const comment = (pattern: string | RegExp, tool: string): LineRule => ({
  kind: "lint-weakened",
  where: inCode,
  part: "comment",
  pattern: typeof pattern === "string" ? new RegExp(START + pattern) : pattern,
  detail: `a comment tells ${tool} to look away`,
});

const mark = (pattern: RegExp, where = inCode): LineRule => ({
  kind: "lint-weakened",
  where,
  part: "code",
  pattern,
  detail: "a mark silences warnings",
});

const setting = (pattern: RegExp, detail: string): LineRule => ({
  kind: "lint-weakened",
  where: inLintSettings,
  part: "bare",
  pattern,
  detail,
});

export const LINT_RULES: readonly LineRule[] = [
  comment("(?:eslint|oxlint|tslint:|stylelint)-?disable", "the linter"),
  comment("biome-ignore", "Biome"),
  comment("@ts-(?:ignore|nocheck|expect-error)\\b", "the type checker"),
  comment(/#\s*(?:(?:flake8|ruff):\s*)?noqa\b/i, "the linter"),
  comment(/#\s*(?:type|pyright|mypy):\s*ignore/, "the type checker"),
  comment(/#\s*pylint:\s*(?:disable|skip-file)/, "the linter"),
  comment(/#\s*nosec\b/, "the security check"),
  comment("(?:nolint\\b|lint:ignore\\b)", "the linter"),
  comment(/\bNOSONAR\b/, "the linter"),
  comment("(?:noinspection|CHECKSTYLE[: ]OFF|ktlint-disable|ReSharper disable)\\b", "the linter"),
  comment(/#\s*(?:rubocop|standard):(?:disable|todo)\b/, "the linter"),
  comment(
    "(?:phpcs:(?:ignore|disable)|@phpstan-ignore|@psalm-suppress|@codingStandardsIgnore)",
    "the linter",
  ),
  mark(/#!?\[(?:allow|expect)\(|#!?\[cfg_attr\([^)]*,\s*allow\(/, inRust),
  mark(/(?<!\w)@(?:file:)?Suppress(?:Warnings|FBWarnings|Lint)?\b/),
  mark(/^\s*#pragma\s+warning\s+disable\b|\[(?:assembly:\s*)?SuppressMessage\b/),
  setting(
    /["']?[\w@/-]+["']?\s*[:=]\s*\[?\s*["'](?:off|warn|allow)["']/,
    "a rule was switched off or only warns",
  ),
  setting(/["'][\w@/-]+["']\s*:\s*\[?\s*0\s*[,\]]?/, "a rule was switched off"),
  setting(
    /["']?(?:strict\w*|noImplicit\w*|noUnused\w*|noUnchecked\w*|exactOptional\w*|noFallthrough\w*)["']?\s*:\s*false\b/,
    "a check of the compiler was switched off",
  ),
  setting(/^\s*Enabled:\s*false\b/, "a rule was switched off"),
  setting(
    /^\s*(?:(?:extend-)?(?:per-file-)?ignore\w*|(?:extend-)?exclude|disable|disable_error_code|ignore_errors|ignore_missing_imports|ignorePatterns|ignoreErrors)\s*[:=](?!\s*(?:false|\[\s*\]|$))/,
    "something is ignored that was not",
  ),
  setting(/^\s*(?:-\s*)?["']?(?:ignorePatterns|ignores)["']?\s*:/, "files are ignored that were not"),
  setting(/<NoWarn>|<TreatWarningsAsErrors>\s*false/i, "warnings are silenced"),
  setting(/^\s*[\w:-]+\s*=\s*(?:\{[^}]*)?["']allow["']/, "a lint is allowed"),
];
