/** Options as commander hands them over; their shape is what program.ts declares. */
export interface LedgerOptions {
  readonly config?: string;
  readonly branch?: string;
  readonly json?: boolean;
}

export interface ReviewOptions extends LedgerOptions {
  readonly junit: readonly string[];
  readonly coverage: readonly string[];
  readonly base?: string;
  readonly comment?: string;
  readonly feedback?: string;
}

export interface RunOptions extends ReviewOptions {
  readonly timeout?: number;
  readonly cwd?: string;
  readonly env: readonly string[];
  readonly arrange: boolean;
  readonly exitCall?: boolean;
}
