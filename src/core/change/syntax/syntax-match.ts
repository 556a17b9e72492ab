/** A node that a query caught, with the name it was caught under. Offsets count UTF-16 units, lines start at 1. */
export interface Capture {
  readonly name: string;
  /** The grammar's word for what it is. */
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly endLine: number;
}

/** All captures of one place where a pattern of the query fits. */
export type SyntaxMatch = readonly Capture[];

/**
 * A tree-sitter grammar and what to ask of it. Queries catch under these names:
 * `function` with `name`, `body` and `owner`; `scope` with `scope.name` and `scope.bases`;
 * `mark` (decorator, annotation, attribute) with `mark.name` and `mark.args`;
 * `call` with `call.receiver`, `call.name`, `call.path` and `call.target`;
 * `route` with `route.path`; `private`; `import`; `comment`;
 * `statement`, `result` and `block`, in a query of their own;
 * `branch.if`, `.else`, `.case`, `.default` and `.catch` with `branch.test`, what decides.
 */
export interface Grammar {
  readonly name: string;
  readonly query: string;
}
