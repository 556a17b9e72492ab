/** The closed list of debug memory v1. The type as written is kept beside it. */
export const ERROR_TYPES = [
  "AssertionError",
  "TypeError",
  "ReferenceError",
  "SyntaxError",
  "RuntimeError",
  "TimeoutError",
  "NetworkError",
  "ValidationError",
  "Other",
] as const;

export type ErrorType = (typeof ERROR_TYPES)[number];
