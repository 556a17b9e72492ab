/** The twelve ways in which a call to GitHub goes wrong. */
export const FAULT_KINDS = [
  "401",
  "403-rate",
  "403-permission",
  "404",
  "409",
  "410",
  "422",
  "429",
  "500",
  "502-lost-answer",
  "reset",
  "truncated",
] as const;
/** Beside the twelve, `hang` never answers: it gives a test the moment to stop the action in the middle. */
export type FaultKind = (typeof FAULT_KINDS)[number] | "hang";

export interface Fault {
  readonly kind: FaultKind;
  /** The call it happens at, from 1; of this operation when one is named, else of all calls since the plan was set. */
  readonly at: number;
  readonly operation?: string;
  /** So many calls in a row; 1 unless told. */
  readonly times?: number;
  /** Seconds, as a Retry-After header; for 403-rate, 429 and 500. Without it the others say nothing about waiting. */
  readonly retryAfter?: number;
  /** For reset and hang: the work was done before the connection broke. */
  readonly performed?: boolean;
}

export interface FaultPlan {
  set(faults: readonly Fault[]): void;
  /** Counts the call; the fault that is due for it, if any. */
  next(operation: string): Fault | null;
  /** Faults that never came to pass: the plan named a call that was not made. */
  unused(): readonly Fault[];
}

export function faultPlan(): FaultPlan {
  let faults: readonly Fault[] = [];
  let total = 0;
  const perOperation = new Map<string, number>();
  const used = new Set<Fault>();
  return {
    set(next) {
      faults = next;
      total = 0;
      perOperation.clear();
      used.clear();
    },
    next(operation) {
      total += 1;
      const count = (perOperation.get(operation) ?? 0) + 1;
      perOperation.set(operation, count);
      const due = faults.find((fault) => {
        if (fault.operation !== undefined && fault.operation !== operation) return false;
        const number = fault.operation === undefined ? total : count;
        return number >= fault.at && number < fault.at + (fault.times ?? 1);
      });
      if (due !== undefined) used.add(due);
      return due ?? null;
    },
    unused: () => faults.filter((fault) => !used.has(fault)),
  };
}

interface FaultAnswer {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is said instead of the answer; null for those that say nothing. */
export function faultAnswer({ kind, retryAfter }: Fault): FaultAnswer | null {
  const wait = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  switch (kind) {
    case "401":
      return { status: 401, message: "Bad credentials" };
    case "403-rate":
      return retryAfter === undefined
        ? { status: 403, message: "API rate limit exceeded for installation ID 1.", headers: spent() }
        : {
            status: 403,
            message:
              "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
            headers: wait,
          };
    case "403-permission":
      return { status: 403, message: "Resource not accessible by integration" };
    case "404":
      return { status: 404, message: "Not Found" };
    case "409":
      return { status: 409, message: "Conflict" };
    case "410":
      return { status: 410, message: "Gone" };
    case "422":
      return { status: 422, message: "Validation Failed" };
    case "429":
      return { status: 429, message: "Too many requests", headers: wait };
    case "500":
      return { status: 500, message: "Server Error", headers: wait };
    case "502-lost-answer":
      return { status: 502, message: "Server Error" };
    case "hang":
    case "reset":
    case "truncated":
      return null;
  }
}

/** The primary limit, which comes back within the second: tests do not wait an hour. */
function spent(): Record<string, string> {
  const reset = String(Math.floor(Date.now() / 1000) + 1);
  return { "x-ratelimit-limit": "1000", "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset };
}

/** Whether the work is done before the answer is lost. */
export function isPerformed({ kind, performed }: Fault): boolean {
  return kind === "502-lost-answer" || kind === "truncated" || performed === true;
}
