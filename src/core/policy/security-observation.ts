import type { Leak } from "../attempt/leak.ts";
import type { SecurityIssue } from "../attempt/security-summary.ts";

export type SecurityObservation =
  | {
      readonly kind: "security-issue";
      /** The worst first; as many as are kept. */
      readonly issues: readonly SecurityIssue[];
      readonly total: number;
    }
  | { readonly kind: "secret-in-output"; readonly leaks: readonly Leak[] }
  /** A scanner was asked for and left nothing. */
  | { readonly kind: "no-security-report" };
