import { firstString, frameworkOf, httpMethod } from "./http.ts";
import type { Language } from "./language.ts";
import { PYTHON_STATEMENTS } from "./statement-queries.ts";

const QUERY = `
(comment) @comment
(import_statement name: [(dotted_name) (aliased_import)] @import)
(import_from_statement module_name: (_) @import)
(function_definition name: (_) @name body: (_) @body) @function
(class_definition name: (_) @scope.name superclasses: (_)? @scope.bases) @scope
(decorator (call function: (_) @mark.name arguments: (_) @mark.args)) @mark
(decorator [(identifier) (attribute)] @mark.name) @mark
((call function: (identifier) @call.name arguments: (argument_list . (string) @call.path . [(identifier) (attribute)] @call.target)) @call
  (#any-of? @call.name "path" "re_path" "url"))
(if_statement condition: (_) @branch.test consequence: (_) @branch.if)
(if_statement condition: (_) @branch.test alternative: [(elif_clause) (else_clause)] @branch.else)
(elif_clause condition: (_) @branch.test consequence: (_) @branch.if)
(case_clause . (case_pattern) @branch.test consequence: (_) @branch.case)
(except_clause value: (_)? @branch.test (block) @branch.catch)
`;

const FRAMEWORKS: readonly (readonly [RegExp, string])[] = [
  [/^fastapi\b/, "fastapi"],
  [/^(?:flask|quart)\b/, "flask"],
  [/^(?:django|rest_framework|ninja)\b/, "django"],
  [/^starlette\b/, "starlette"],
];

/** `@app.get("/users")`: a method of some object, with a path. */
const ROUTE_MARK = /\.(get|post|put|patch|delete|head|options|trace|route|api_route|websocket)$/;
const DJANGO_MARK = /^(?:[\w.]+\.)?(?:api_view|action|require_(?:GET|POST|safe|http_methods))$/;
const VIEW_CLASS = /(?:View|ViewSet|Resource|HTTPEndpoint)\b/;
const VIEW_METHODS =
  /^(?:get|post|put|patch|delete|head|options|list|create|retrieve|update|partial_update|destroy)$/;

export const python: Language = {
  name: "Python",
  grammar: { name: "python", query: QUERY },
  indentMatters: true,
  statements: PYTHON_STATEMENTS,

  route({ path }) {
    return { framework: "django", method: null, path: firstString(path) };
  },

  endpoint({ marks, scope, simpleName, head }, { path, imports }) {
    const framework = frameworkOf(imports, FRAMEWORKS);
    for (const { name, args } of marks) {
      const verb = ROUTE_MARK.exec(name)?.[1];
      const route = firstString(args);
      if (verb !== undefined && route !== null)
        return { framework: framework ?? "http", method: httpMethod(verb) ?? methodsIn(args), path: route };
      if (DJANGO_MARK.test(name))
        return { framework: "django", method: /_(GET|POST)$/.exec(name)?.[1] ?? methodsIn(args), path: null };
    }
    if (scope && VIEW_CLASS.test(scope.bases) && VIEW_METHODS.test(simpleName))
      return { framework: framework ?? "django", method: httpMethod(simpleName), path: null };
    const isView = /(?:^|\/)views(?:\.py$|\/)/.test(path) && /\(\s*request\b/.test(head);
    return isView || /\(\s*\w+\s*:\s*HttpRequest\b/.test(head)
      ? { framework: "django", method: null, path: null }
      : null;
  },
};

/** `methods=["GET", "POST"]` as one word, when it is one. */
function methodsIn(args: string): string | null {
  const words = args.match(/(?<=["'])(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)(?=["'])/g) ?? [];
  return words.length === 0 ? null : words.join(",");
}
