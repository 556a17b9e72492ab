import type { TriageKind } from "../config/triage.ts";
import { TOOL_WORDS } from "./tool-words.ts";

/** Why something failed, and the words that show it. */
export interface Reason {
  readonly cause: TriageKind;
  readonly evidence: string;
}

interface Rule {
  readonly cause: TriageKind;
  readonly pattern: RegExp;
}

/** Looks like a host and is a file of the code, or a name that is kept for tests: nothing out there has it. */
const NO_HOST =
  "(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|json|ya?ml|xml|html?|txt|log|md|test|invalid|example|localhost)";
const NAME = `(?![\\w.-]{0,300}\\.${NO_HOST}\\b(?!\\.))(?:[\\w-]{1,63}\\.){1,8}[a-z]{2,24}`;
const HOST = `(?:${NAME}|\\d{1,3}(?:\\.\\d{1,3}){3})\\b`;
const OVERLOADED =
  "(?:50[234] (?:bad gateway|service (?:temporarily )?unavailable|gateway time-?out)|429 too many requests)";

/** Narrow on purpose: what is not sure is the code's own. A local address is the code's own, too. */
const RULES: readonly Rule[] = [
  rule("infrastructure", [
    "\\bENOSPC\\b|no space left on device|disk quota exceeded",
    "\\bEAI_AGAIN\\b|temporary failure (?:in name resolution|resolving)|\\bENET(?:UNREACH|DOWN)\\b|network is unreachable|could not resolve host",
    "\\bENOMEM\\b|cannot allocate memory|out of memory: killed process|\\boom-?kill",
    "runner has received a shutdown signal|lost communication with the server",
    ...TOOL_WORDS,
  ]),
  rule("dependency_outage", [
    `\\b(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)\\b[^\\n]{0,60}?${HOST}`,
    `max retries exceeded with url|connection to [^\\n]{0,20}${HOST}[^\\n]{0,20} (?:refused|timed out)`,
    // Without a host it may be a server that the test itself plays.
    `\\b${OVERLOADED}\\b[^\\n]{0,80}?\\b${HOST}|\\bhttps?://${HOST}[^\\n]{0,200}?\\b${OVERLOADED}`,
  ]),
];

const NO_SECRET = rule("missing_secret", [
  "\\b\\w{0,60}(?:secret|token|password|api[_ -]?key|credential)s?\\b[^\\n]{0,40}\\b(?:is|are|was|were)? ?(?:not (?:set|found|provided|defined|configured)|missing|required|undefined|empty)\\b",
  "\\b(?:missing|no|undefined) [^\\n]{0,40}(?:secret|token|password|api[_ -]?key|credential)s?\\b",
]);

const LOCAL = /localhost|\b127\.\d|\b0\.0\.0\.0\b|::1\b/i;
const LONGEST = 200;
/** Enough of an output to hold its last error. */
const LOOKED_AT = 8_000;

/** What the words of a failure, or of the end of an output, say of the world around the code. */
export function brokenWorld(text: string, isFork: boolean): Reason | null {
  const rules = isFork ? [NO_SECRET, ...RULES] : RULES;
  for (const line of text.slice(-LOOKED_AT).split("\n")) {
    if (LOCAL.test(line)) continue;
    const found = rules.find(({ pattern }) => pattern.test(line));
    if (found) return { cause: found.cause, evidence: line.trim().slice(0, LONGEST) };
  }
  return null;
}

function rule(cause: TriageKind, patterns: readonly string[]): Rule {
  return { cause, pattern: new RegExp(patterns.join("|"), "i") };
}
