import { firstString, frameworkOf, httpMethod, joinPaths, markNamed, pathOfMark } from "./http.ts";
import type { Language } from "./language.ts";

const SCOPES = ["class_declaration", "interface_declaration", "trait_declaration", "enum_declaration"];
const VERBS = '"get" "post" "put" "patch" "delete" "options" "any" "match"';
const TARGET =
  "(argument [(anonymous_function) (arrow_function) (array_creation_expression) (string)] @call.target)";

const QUERY = `
(comment) @comment
(namespace_use_clause (_) @import)
(function_definition name: (_) @name body: (_) @body) @function
(method_declaration name: (_) @name body: (_) @body) @function
${SCOPES.map((scope) => `(${scope} name: (_) @scope.name (base_clause)? @scope.bases) @scope`).join("\n")}
(attribute [(name) (qualified_name)] @mark.name parameters: (_)? @mark.args) @mark
((scoped_call_expression scope: (_) @call.receiver name: (_) @call.name
  arguments: (arguments . (argument (_) @call.path) ${TARGET})) @call (#any-of? @call.name ${VERBS}))
((member_call_expression object: (_) @call.receiver name: (_) @call.name
  arguments: (arguments . (argument (_) @call.path) ${TARGET})) @call (#any-of? @call.name ${VERBS}))
(if_statement condition: (_) @branch.test body: (_) @branch.if)
(if_statement condition: (_) @branch.test alternative: [(else_if_clause) (else_clause)] @branch.else)
(else_if_clause condition: (_) @branch.test body: (_) @branch.if)
(case_statement value: (_) @branch.test) @branch.case
(default_statement) @branch.default
(catch_clause type: (_) @branch.test body: (_) @branch.catch)
`;

const ROUTER = /^(?:Route\b|\$(?:app|router|group|routes?|this->(?:app|router))\b)/;
const ROUTE_MARK = /(?:^|\\)Route$/;
const FRAMEWORKS: readonly (readonly [RegExp, string])[] = [
  [/^Illuminate\\/, "laravel"],
  [/^Symfony\\/, "symfony"],
  [/^Slim\\/, "slim"],
];

export const php: Language = {
  name: "PHP",
  grammar: { name: "php", query: QUERY },
  indentMatters: false,

  route({ receiver, name, path }, { imports }) {
    if (!ROUTER.test(receiver)) return null;
    const framework = receiver.startsWith("Route") ? "laravel" : frameworkOf(imports, FRAMEWORKS);
    return { framework: framework ?? "http", method: httpMethod(name), path: firstString(path) };
  },

  endpoint({ scope, marks, head, simpleName }, { imports }) {
    if (!scope) return null;
    const route = markNamed(marks, ROUTE_MARK);
    if (route) {
      const prefix = pathOfMark(scope.marks, ROUTE_MARK);
      const method = /methods:\s*\[?\s*["'](\w+)/.exec(route.args)?.[1] ?? null;
      return { framework: "symfony", method, path: joinPaths(prefix, firstString(route.args)) };
    }
    const isController = /Controller$/.test(scope.bases) || /Controller$/.test(scope.name);
    const isAction = !/\b(?:private|protected|static)\b/.test(head) && !/^__(?!invoke$)/.test(simpleName);
    return isController && isAction
      ? { framework: frameworkOf(imports, FRAMEWORKS) ?? "laravel", method: null, path: null }
      : null;
  },
};
