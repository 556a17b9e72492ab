import type { FailureRecord } from "../attempt/evidence.ts";

/** Failures that share one cause, as far as the evidence tells: error type, place and message with its values masked. */
export interface Cause {
  readonly fingerprint: string;
  /** The failure that is shown for all of them. */
  readonly example: FailureRecord;
  readonly failures: readonly FailureRecord[];
}

/** Most failures first: that is where one fix unblocks most. */
export function groupByCause(failures: readonly FailureRecord[]): Cause[] {
  const groups = new Map<string, { example: FailureRecord; failures: FailureRecord[] }>();
  for (const failure of failures) {
    const fingerprint = fingerprintOf(failure);
    const group = groups.get(fingerprint);
    if (group) group.failures.push(failure);
    else groups.set(fingerprint, { example: failure, failures: [failure] });
  }
  return [...groups]
    .map(([fingerprint, group]) => ({ fingerprint, ...group }))
    .sort((left, right) => right.failures.length - left.failures.length);
}

/** Versioned, so that stored fingerprints of another version are never compared with these. */
function fingerprintOf({ errorType, rawType, frame, message }: FailureRecord): string {
  const place = frame ? `${frame.file}:${frame.function ?? frame.line}` : "";
  return ["v1", errorType, rawType, place, maskValues(message)].join("|");
}

/** Two messages that differ only in values, quotes or numbers have one cause. */
function maskValues(message: string): string {
  const [firstLine = ""] = message.trim().split("\n", 1);
  return firstLine.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, "…").replace(/0x[0-9a-f]+|\d+(\.\d+)?/gi, "#");
}
