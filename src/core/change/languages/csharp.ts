import { firstString, httpMethod, joinPaths, markNamed, pathOfMark } from "./http.ts";
import type { Language } from "./language.ts";

const SCOPES = ["class_declaration", "struct_declaration", "record_declaration", "interface_declaration"];

const QUERY = `
(comment) @comment
(using_directive (_) @import)
(method_declaration name: (_) @name body: (_) @body) @function
(constructor_declaration name: (_) @name body: (_) @body) @function
(local_function_statement name: (_) @name body: (_) @body) @function
(property_declaration name: (_) @name accessors: (accessor_list (accessor_declaration body: (_))) @body) @function
(property_declaration name: (_) @name value: (arrow_expression_clause) @body) @function
${SCOPES.map((scope) => `(${scope} name: (_) @scope.name (base_list)? @scope.bases) @scope`).join("\n")}
(attribute name: (_) @mark.name (attribute_argument_list)? @mark.args) @mark
((invocation_expression function: (member_access_expression expression: (_) @call.receiver name: (_) @call.name)
  arguments: (argument_list . (argument (_) @call.path)
    (argument [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression)] @call.target))) @call
  (#any-of? @call.name "MapGet" "MapPost" "MapPut" "MapPatch" "MapDelete" "MapMethods" "Map"))
(if_statement condition: (_) @branch.test consequence: (_) @branch.if alternative: (_)? @branch.else)
(switch_section "case" . (_) @branch.test) @branch.case
(switch_section "default") @branch.default
(catch_clause (catch_declaration)? @branch.test body: (_) @branch.catch)
`;

const HTTP_MARK = /^Http(Get|Post|Put|Patch|Delete|Head|Options)$/;
const FRAMEWORK = "asp.net";

export const csharp: Language = {
  name: "C#",
  grammar: { name: "c-sharp", query: QUERY },
  indentMatters: false,

  route({ name, path }) {
    return { framework: FRAMEWORK, method: httpMethod(name.slice("Map".length)), path: firstString(path) };
  },

  endpoint({ marks, scope, head, simpleName }) {
    if (!scope || markNamed(marks, /^NonAction$/)) return null;
    const prefix = pathOfMark(scope.marks, /^Route$/);
    const place =
      prefix?.replace("[controller]", scope.name.replace(/Controller$/, "").toLowerCase()) ?? null;
    const mark = markNamed(marks, HTTP_MARK);
    if (mark) {
      const path = joinPaths(place, firstString(mark.args));
      return { framework: FRAMEWORK, method: httpMethod(mark.name.slice("Http".length)), path };
    }
    const isController =
      markNamed(scope.marks, /^ApiController$/) || /\bController(?:Base)?\b/.test(scope.bases);
    const isAction = /\bpublic\b/.test(head) && !/\bstatic\b/.test(head) && simpleName !== scope.name;
    return isController && isAction && head.includes("(")
      ? { framework: FRAMEWORK, method: null, path: joinPaths(place, null) }
      : null;
  },
};
