import type { SecuritySeverity } from "../../config/security.ts";

/** What a security scanner says, as far as somebody has to act on it. */
export interface SecurityReport {
  readonly kind: "security";
  readonly format: "sarif";
  readonly issues: readonly ScannedIssue[];
  /** Results that somebody has accepted, in the source or in the scanner. */
  readonly suppressed: number;
  /** Results that the scanner's own baseline has, or that are gone. */
  readonly known: number;
  readonly warnings: readonly string[];
}

export interface ScannedIssue {
  readonly tool: string;
  readonly rule: string;
  readonly severity: SecuritySeverity;
  readonly message: string;
  /** Address of the file as the scanner resolves it; empty when it names none. */
  readonly uri: string;
  readonly line: number | null;
}
