import type { FailureRecord } from "../attempt/evidence.ts";
import { fingerprintOf, functionOf } from "./fingerprint.ts";

/** Failures that share one cause, as far as the evidence tells. */
export interface Cause {
  readonly fingerprint: string;
  /** The failure that is shown for all of them. */
  readonly example: FailureRecord;
  readonly failures: readonly FailureRecord[];
}

/** Most failures first: that is where one fix unblocks most. */
export function groupByCause(failures: readonly FailureRecord[]): Cause[] {
  const groups = new Map<
    string,
    { fingerprint: string; example: FailureRecord; failures: FailureRecord[] }
  >();
  for (const failure of failures) {
    const fingerprint = fingerprintOf(failure);
    const key = `${fingerprint}|${lineOf(failure)}`;
    const group = groups.get(key);
    if (group) group.failures.push(failure);
    else groups.set(key, { fingerprint, example: failure, failures: [failure] });
  }
  return [...groups.values()].sort((left, right) => right.failures.length - left.failures.length);
}

/** Within one run lines can be compared: they tell apart what no function does. */
function lineOf({ frame }: FailureRecord): number | "" {
  return frame && functionOf(frame) === null ? frame.line : "";
}
