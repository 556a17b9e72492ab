import type { NumberRule } from "../rules/number-rule.ts";
import {
  anyOf,
  inCoverageSettings,
  inPipelines,
  inScripts,
  inTests,
  inUmpireSettings,
  named,
  type Where,
} from "../rules/places.ts";

const V = /(?<value>\d+(?:\.\d+)?%?)/.source;
const everywhere = anyOf(inCoverageSettings, inPipelines, inScripts);

const threshold = (pattern: string, where: Where = everywhere): NumberRule => ({
  kind: "threshold-lowered",
  where,
  pattern: new RegExp(pattern),
  worse: "lower",
  what: "the threshold",
  goneIsWorse: true,
});

/** Figures that have to be reached, and may not sink or go. */
export const THRESHOLD_RULES: readonly NumberRule[] = [
  threshold(
    `(?<![-\\w])["']?(?<key>branches|functions|lines|statements|perFile|autoUpdate)["']?\\s*:\\s*${V}`,
  ),
  threshold(`\\bfail[_-]under(?<key>[\\w-]*)["']?\\s*[=: ]\\s*["']?${V}`),
  threshold(`\\bcheck-coverage\\b.*--(?<key>lines|branches|functions|statements)[= ]${V}`),
  threshold(`<minimum>\\s*${V}`),
  threshold(`\\bminimum\\s*=\\s*["']?${V}`),
  threshold(
    `\\b(?<key>minimum_coverage(?:_by_file)?|refuse_coverage_drop)[\\s(]+(?:line:\\s*)?${V}`,
    anyOf(inCoverageSettings, inTests),
  ),
  threshold(`<Threshold>\\s*${V}`),
  threshold(`[/:]Threshold=${V}`, anyOf(inPipelines, inScripts)),
  threshold(
    `\\b(?<key>min(?:imum)?[_-]?coverage|coverage[_-]?(?:min(?:imum)?|threshold)|min-?(?:covered-)?msi)["']?\\s*[:=]\\s*["']?${V}`,
    everywhere,
  ),
  threshold(`(?<![\\w-])--min(?<key>[\\w-]*)=${V}`, everywhere),
  threshold(`^\\s*(?:target|(?<key>total|file|package)):\\s*["']?${V}`, inCoverageSettings),
  threshold(
    `["']?\\b(?<key>break|low|high)["']?\\s*:\\s*${V}`,
    named(/(?:^|\/)stryker\.(?:conf|config)[^/]*$/),
  ),
  {
    kind: "threshold-lowered",
    where: named(/codecov\.ya?ml$/),
    pattern: new RegExp(`^\\s*threshold:\\s*["']?${V}`),
    worse: "higher",
    what: "the drop that is let pass",
    usual: 0,
  },
  {
    kind: "threshold-lowered",
    where: anyOf(inPipelines, inScripts),
    pattern: new RegExp(`--max-warnings[= ]${V}`),
    worse: "higher",
    what: "the number of warnings that are let pass",
    goneIsWorse: true,
  },
  threshold(`\\b(?<key>minimum_coverage|\\w*(?:threshold|percent)\\w*)["']?\\s*:\\s*${V}`, inUmpireSettings),
];
