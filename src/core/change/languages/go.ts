import { frameworkOf, httpMethod, pathText } from "./http.ts";
import type { Language } from "./language.ts";

const LITERAL = "(func_literal body: (_) @body) @function";
const TARGET = "[(identifier) (selector_expression) (func_literal)] @call.target";
const PATH = "[(interpreted_string_literal) (raw_string_literal)] @call.path";
const METHOD_CALL = "function: (selector_expression operand: (_) @call.receiver field: (_) @call.name)";
const VERB = `(#any-of? @call.name "Handle" "HandleFunc" "Any" "All" "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS"
  "Get" "Post" "Put" "Patch" "Delete" "Head" "Options")`;

const QUERY = `
(comment) @comment
(import_spec path: (_) @import)
(function_declaration name: (_) @name body: (_) @body) @function
(method_declaration receiver: (parameter_list (parameter_declaration type: (_) @owner)) name: (_) @name body: (_) @body) @function
(short_var_declaration left: (expression_list . (identifier) @name .) right: (expression_list . ${LITERAL} .))
(var_spec name: (identifier) @name value: (expression_list . ${LITERAL} .))
((call_expression ${METHOD_CALL} arguments: (argument_list . ${PATH} ${TARGET})) @call ${VERB})
((call_expression ${METHOD_CALL} arguments: (argument_list . ${PATH} (call_expression arguments: (argument_list ${TARGET})))) @call ${VERB})
(if_statement condition: (_) @branch.test consequence: (_) @branch.if alternative: (_)? @branch.else)
(expression_case value: (_) @branch.test) @branch.case
(type_case . type: (_) @branch.test) @branch.case
(communication_case communication: (_) @branch.test) @branch.case
(default_case) @branch.default
`;

const FRAMEWORKS: readonly (readonly [RegExp, string])[] = [
  [/gin-gonic\/gin\b/, "gin"],
  [/labstack\/echo\b/, "echo"],
  [/go-chi\/chi\b/, "chi"],
  [/gofiber\/fiber\b/, "fiber"],
  [/gorilla\/mux\b/, "gorilla"],
];

/** What a handler takes, or what a function returns that makes one. */
const SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/\bhttp\.ResponseWriter\b/, "net/http"],
  [/\*gin\.Context\b/, "gin"],
  [/\becho\.Context\b/, "echo"],
  [/\bfiber\.Ctx\b/, "fiber"],
  [/\)\s*(?:http\.Handler(?:Func)?|gin\.HandlerFunc|echo\.HandlerFunc|fiber\.Handler)\s*$/, "net/http"],
];

export const go: Language = {
  name: "Go",
  grammar: { name: "go", query: QUERY },
  indentMatters: false,

  route({ name, path }, { imports }) {
    // Since Go 1.22 a pattern may start with the method.
    const [, verb, place] = /^(?:([A-Z]+) +)?(?:[\w.:-]*)(\/.*)$/s.exec(pathText(path)) ?? [];
    if (place === undefined) return null;
    return {
      framework: frameworkOf(imports, FRAMEWORKS) ?? "net/http",
      method: verb ?? httpMethod(name),
      path: place,
    };
  },

  endpoint({ head }) {
    const isMiddleware = /\(\s*\w+\s+http\.Handler(?:Func)?\s*\)/.test(head);
    const [, framework] = SIGNATURES.find(([pattern]) => pattern.test(head)) ?? [];
    return framework === undefined || isMiddleware ? null : { framework, method: null, path: null };
  },
};
