import type { FailureRecord, Frame } from "../attempt/evidence.ts";
import { isTestPath } from "../change/is-test-path.ts";
import { maskValues } from "./mask-values.ts";

/** Fingerprints of another version are never compared with these. */
const VERSION = "v1:";

/** Names the cause of a failure, the same in every run: error type, innermost place and message, without values and lines. */
export function fingerprintOf(failure: FailureRecord): string {
  const { fingerprint, errorType, rawType, message } = failure;
  // A stored failure may have lost its details; its name was made while it had them.
  if (fingerprint?.startsWith(VERSION)) return fingerprint;
  return VERSION + [errorType, rawType, placeOf(failure), maskValues(message)].join("|");
}

/** What went wrong, wherever: "TypeError: Cannot read properties of undefined (reading …)". */
export function signatureOf({ errorType, rawType, message }: FailureRecord): string {
  return `${rawType || errorType}: ${maskValues(message) || "no message"}`;
}

/** Lines shift with every edit above them, so they name nothing. */
function placeOf({ frame, name }: FailureRecord): string {
  if (!frame) return "";
  const within = functionOf(frame) ?? (isTestPath(frame.file) ? maskValues(name) : "");
  return `${frame.file}:${within}`;
}

/** Runners wrap tests into functions of one name; that tells them no more apart than no name. */
export function functionOf({ function: name }: Frame): string | null {
  return name?.match(/anonymous|\blambda\b|closure/i) ? null : name;
}
