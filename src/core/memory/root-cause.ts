import type { FailureRecord } from "../attempt/evidence.ts";

/** The categories of debug memory v1. */
export const ROOT_CAUSES = [
  "null_undefined_access",
  "type_mismatch",
  "missing_validation",
  "logic_error",
  "off_by_one",
  "race_condition",
  "resource_leak",
  "missing_error_handling",
  "api_misuse",
  "configuration_error",
  "dependency_issue",
  "other",
] as const;
export type RootCause = (typeof ROOT_CAUSES)[number];

/** The first that fits: what names its cause most exactly stands first. Said of the words, never more than that. */
const BY_WORDS: readonly (readonly [RootCause, RegExp])[] = [
  [
    "dependency_issue",
    /cannot find (?:module|package)|no module named|ModuleNotFoundError|ImportError|ClassNotFound|NoClassDefFound|unresolved import|cannot load such file|could not load file or assembly/i,
  ],
  [
    "null_undefined_access",
    /cannot (?:read|set) propert(?:y|ies)|\b(?:undefined|null|none|nil) has no\b|\b(?:of|is|on a|for) `?(?:undefined|null|none|nil)\b|NullPointer|NullReference|nil pointer|NoneType|not set to an instance|unwrap\(\)` on a `None`/i,
  ],
  ["race_condition", /\bdata race\b|race condition|deadlock|ConcurrentModification|database is locked/i],
  [
    "resource_leak",
    /\bEMFILE\b|too many open files|heap out of memory|OutOfMemory|ResourceWarning|(?:pool|connections?) exhausted|address already in use|\bEADDRINUSE\b/i,
  ],
  [
    "configuration_error",
    /environment variable|\bconfig(?:uration)?\b.{0,40}(?:missing|invalid|not found|required)|(?:missing|invalid|no) config|ENOENT.{0,80}\.(?:ya?ml|json|toml|ini|env)\b/i,
  ],
  [
    "api_misuse",
    /is not a (?:function|constructor)|is not defined|has no attribute|NoSuchMethod|undefined method|positional arguments?|unexpected keyword|wrong number of arguments|not enough arguments/i,
  ],
  [
    "off_by_one",
    /(?:index|offset)[^\n]{0,40} out of (?:range|bounds)|IndexOutOf|IndexError|ArgumentOutOfRange/i,
  ],
  ["missing_error_handling", /\b(?:unhandled|uncaught)\b|unwrap\(\)` on an `Err`/i],
  [
    "type_mismatch",
    /ClassCast|InvalidCast|mismatched types|unsupported operand|is not assignable|cannot (?:convert|unmarshal)|must be (?:str|a string|of type)/i,
  ],
  [
    "missing_validation",
    /\binvalid (?:input|argument|value|date|email|url)|IllegalArgument|ValueError|\bmust (?:not )?be\b|is required/i,
  ],
];

/** What kind of fault it looks like, from the error type, the two values and the words. */
export function rootCauseOf(failure: FailureRecord): RootCause {
  const { errorType, rawType, message } = failure;
  if (errorType === "AssertionError") return fromValues(failure);
  const words = `${rawType}: ${message}`.slice(0, 1_000);
  const found = BY_WORDS.find(([, pattern]) => pattern.test(words));
  if (found) return found[0];
  if (errorType === "TypeError") return "type_mismatch";
  if (errorType === "ReferenceError") return "api_misuse";
  return errorType === "ValidationError" ? "missing_validation" : "other";
}

const NOTHING = /^(?:undefined|null|none|nil|<nil>|nan)$/i;

/** A test that expects something else: the two values may say in which way. */
function fromValues({ expected, actual }: FailureRecord): RootCause {
  if (expected === null || actual === null) return "logic_error";
  if (NOTHING.test(actual.trim())) return "null_undefined_access";
  return unquoted(expected) === unquoted(actual) ? "type_mismatch" : "logic_error";
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'`])(.*)\1$/s, "$2");
}
