import type { ErrorType } from "./error-type.ts";

const RULES: readonly (readonly [RegExp, ErrorType])[] = [
  [/timeout|timed ?out/i, "TimeoutError"],
  [/assert|expectation|ComparisonFailure|testCodeFailure|^failure$/i, "AssertionError"],
  [/ECONN|ENOTFOUND|EAI_AGAIN|ConnectionError|UnknownHost|Network|SocketException/, "NetworkError"],
  [/Syntax|Indentation|ModuleNotFound|ImportError|Compil/, "SyntaxError"],
  [/Validation|ZodError/, "ValidationError"],
  [/ReferenceError|NameError|UnboundLocal/, "ReferenceError"],
  [/TypeError|AttributeError|NullPointer|NullReference|ClassCast/, "TypeError"],
];

/** The raw type decides; the message only when the type says nothing. */
export function errorTypeOf(rawType: string, message: string): ErrorType {
  for (const text of [rawType, message]) {
    const rule = RULES.find(([pattern]) => pattern.test(text));
    if (rule) return rule[1];
  }
  return rawType === "" ? "Other" : "RuntimeError";
}
