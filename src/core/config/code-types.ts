/** What a change is, and so what it owes in coverage. */
export const CODE_TYPES = ["new_function", "bug_fix", "refactor", "api_endpoint", "integration"] as const;
export type CodeType = (typeof CODE_TYPES)[number];
