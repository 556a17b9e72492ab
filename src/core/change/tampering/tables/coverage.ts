import type { LineRule } from "../rules/line-rule.ts";
import { anyOf, inCode, inCoverageSettings, inRust, inScripts, inTests } from "../rules/places.ts";

const START = /^\s*(?:\/\/+|\/\*+!?|#+|\*+)\s*/.source;

const comment = (pattern: string): LineRule => ({
  kind: "coverage-exclude-added",
  where: inCode,
  part: "comment",
  pattern: new RegExp(pattern),
  detail: "a comment takes code out of the measurement",
});

const mark = (pattern: RegExp, where = inCode): LineRule => ({
  kind: "coverage-exclude-added",
  where,
  part: "code",
  pattern,
  detail: "a mark takes code out of the measurement",
});

const setting = (pattern: RegExp, where = anyOf(inCoverageSettings, inScripts)): LineRule => ({
  kind: "coverage-exclude-added",
  where,
  part: "bare",
  pattern,
  detail: "files or lines are no longer measured",
});

export const COVERAGE_RULES: readonly LineRule[] = [
  comment(`${START}(?:istanbul|c8|v8)\\s+ignore\\b`),
  comment(`${START}node:coverage\\s+(?:ignore|disable)\\b`),
  comment("#\\s*pragma:\\s*no\\s*(?:cover|branch)\\b"),
  comment("#\\s*:?nocov\\b"),
  comment(`${START}coverage:ignore\\b`),
  comment("\\b(?:LCOV|GCOVR?)_EXCL_"),
  comment(`${START}@codeCoverageIgnore`),
  mark(/#!?\[(?:coverage\(off\)|no_coverage|cfg\(not\((?:tarpaulin|coverage)\w*\)\))/, inRust),
  mark(/\[(?:[\w.]*\.)?ExcludeFromCodeCoverage\b/),
  mark(/(?<!\w)@(?:ExcludeFrom\w*|\w*Generated\w*)(?!\w)/),
  mark(/#\[(?:[\w\\]+\\)?CodeCoverageIgnore\b/),
  setting(/["']?\bcoveragePathIgnorePatterns\b/),
  setting(
    /["']?\b(?:exclude(?:_lines|_also|d?Files?|d?Classes|ByFile|ByAttribute|-files|Node\w*)?|omit|ignore)["']?\s*[:=](?!\s*\[\s*\])/i,
    inCoverageSettings,
  ),
  setting(/^\s*(?:-\s*)?["']?!?[\w.*-]*[/*][\w.*/-]*["']?,?\s*$/, inCoverageSettings),
  setting(/^\s*-?\s*["']![^"']+["'],?\s*$|\bcollectCoverageFrom\b.*["']!/, inScripts),
  setting(/^\s*(?:omit|exclude_lines|exclude_also)\s*[=:]/, inScripts),
  setting(/["']?\bexclude["']?\s*:\s*\[\s*[^\]\s]/, inScripts),
  setting(/<(?:exclude|ExcludeByFile|ExcludeByAttribute|ModulePath|Exclude)>/, inScripts),
  setting(/\bsonar\.(?:coverage\.)?exclusions\b/),
  setting(/^\s*add_filter\b/, anyOf(inCoverageSettings, inTests)),
];
