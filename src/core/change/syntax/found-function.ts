/** Where requests arrive. Method and path are null when they are set elsewhere. */
export interface Endpoint {
  readonly framework: string;
  readonly method: string | null;
  readonly path: string | null;
}

/** A decorator, annotation or attribute. */
export interface Mark {
  readonly name: string;
  /** Its arguments as written, parentheses included; empty without. */
  readonly args: string;
}

/** A class, module or object that functions belong to. */
export interface Scope {
  readonly name: string;
  /** What it extends, as written. */
  readonly bases: string;
  readonly marks: readonly Mark[];
}

export interface FoundFunction {
  /** With the names of all that it lies in: `Parser.parse`. */
  readonly name: string;
  readonly simpleName: string;
  readonly scope: Scope | null;
  /** Whether it lies in nothing else. */
  readonly isTopLevel: boolean;
  readonly isPrivate: boolean;
  readonly marks: readonly Mark[];
  /** Its text up to the body: modifiers, name, parameters, result. */
  readonly head: string;
  readonly line: number;
  readonly endLine: number;
  /** Its text as written. */
  readonly source: string;
  /** Its text without name and comments, blanks evened out: two of equal body do the same. */
  readonly body: () => string;
  readonly endpoint: Endpoint | null;
}
