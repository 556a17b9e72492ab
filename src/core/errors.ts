/** A problem the reader can fix: what was found and expected, then what to do. Anything else that is thrown is our bug. */
export class UserError extends Error {
  override name = "UserError";
  readonly code: string;
  readonly hint: string;

  constructor(code: string, message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.hint = hint;
  }
}

/** An error as data, the same in JSON output, in `unreadable` reports and in the terminal. */
export interface ErrorInfo {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

export function errorInfo(error: unknown): ErrorInfo {
  if (error instanceof UserError) return { code: error.code, message: error.message, hint: error.hint };
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    code: "internal",
    message: `Unexpected: ${detail}`,
    hint: "This is a bug in Umpire. Please report it with the lines above.",
  };
}
