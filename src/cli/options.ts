import type { PullHints } from "../app/attempt-coverage.ts";

/** Options as commander hands them over; their shape is what program.ts declares. */
export interface LedgerOptions {
  readonly config?: string;
  readonly branch?: string;
  readonly json?: boolean;
}

/** What the pull request says of itself, where nobody else tells. */
export interface HintOptions {
  readonly title?: string;
  readonly label: readonly string[];
  readonly issueType?: string;
}

export interface ReviewOptions extends LedgerOptions, HintOptions {
  readonly junit: readonly string[];
  readonly coverage: readonly string[];
  readonly sarif: readonly string[];
  readonly base?: string;
  readonly comment?: string;
  readonly feedback?: string;
  readonly maxTokens?: number;
  readonly verbose?: boolean;
  readonly executionSkip?: string;
}

export interface RunOptions extends ReviewOptions {
  readonly timeout?: number;
  readonly cwd?: string;
  readonly env: readonly string[];
  readonly arrange: boolean;
  readonly exitCall?: boolean;
}

export function hintsFrom({
  title,
  label: labels,
  issueType,
  branch,
}: HintOptions & { readonly branch?: string }): PullHints {
  return { labels, issueType: issueType ?? null, title: title ?? null, branch: branch ?? null };
}
