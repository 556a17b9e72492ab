import type { Endpoint, FoundFunction } from "../syntax/found-function.ts";
import type { Grammar } from "../syntax/syntax-match.ts";

/** A call that may register a route, as text. */
export interface RouteCall {
  readonly receiver: string;
  readonly name: string;
  /** The first argument as written; empty when it is the handler itself. */
  readonly path: string;
  /** All of the call as written. */
  readonly text: string;
  /** The path of a route call around this one, as written. */
  readonly around: string;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

export interface Language {
  readonly name: string;
  readonly grammar: Grammar;
  /** Whether the depth of a line changes what it does. */
  readonly indentMatters: boolean;
  /** Asks for statements, where coverage tools list them by their first line: see statement-queries.ts. */
  readonly statements?: string;
  /** What a call registers, if it registers a route. Missing where nobody registers routes by calls. */
  readonly route?: (call: RouteCall, file: SourceFile) => Endpoint | null;
  /** What a function answers, by its own marks, parameters or class. */
  endpoint(found: Omit<FoundFunction, "endpoint">, file: SourceFile): Endpoint | null;
}
