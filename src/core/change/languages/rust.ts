import { firstString, frameworkOf, httpMethod } from "./http.ts";
import type { Language } from "./language.ts";

const TARGET = "[(identifier) (scoped_identifier) (closure_expression)] @call.target";
const VERBS = '"get" "post" "put" "patch" "delete" "head" "options" "trace" "any" "to"';

const QUERY = `
[(line_comment) (block_comment)] @comment
(use_declaration argument: (_) @import)
(function_item name: (_) @name body: (_) @body) @function
(let_declaration pattern: (identifier) @name value: (closure_expression body: (_) @body) @function)
(impl_item type: (_) @scope.name) @scope
(trait_item name: (_) @scope.name) @scope
(mod_item name: (_) @scope.name) @scope
(attribute_item (attribute [(identifier) (scoped_identifier)] @mark.name arguments: (_)? @mark.args)) @mark
((call_expression function: [(identifier) @call.name (scoped_identifier name: (_) @call.name)] arguments: (arguments . ${TARGET})) @call
  (#any-of? @call.name ${VERBS}))
((call_expression function: (field_expression value: (_) @call.receiver field: (_) @call.name) arguments: (arguments . ${TARGET})) @call
  (#any-of? @call.name ${VERBS}))
((call_expression function: (field_expression field: (_) @_route) arguments: (arguments . (string_literal) @route.path)) @route
  (#eq? @_route "route"))
(if_expression condition: (_) @branch.test consequence: (_) @branch.if alternative: (else_clause (_) @branch.else)?)
(match_arm pattern: (_) @branch.test value: (_) @branch.case)
`;

const FRAMEWORKS: readonly (readonly [RegExp, string])[] = [
  [/^axum\b/, "axum"],
  [/^actix_web\b/, "actix"],
  [/^rocket\b/, "rocket"],
];
const ROUTE_MARK = /^(?:\w+::)*(get|post|put|patch|delete|head|options|trace|route)$/;

export const rust: Language = {
  name: "Rust",
  grammar: { name: "rust", query: QUERY },
  indentMatters: false,

  route({ name, receiver, around }, { imports }) {
    const framework = frameworkOf(imports, FRAMEWORKS) ?? "http";
    const resource = /\bresource\(\s*"([^"]*)"\s*\)/.exec(receiver)?.[1];
    const path = firstString(around) ?? resource;
    if (path === undefined) return null;
    const verb = name === "to" ? (/\b(\w+)\(\)$/.exec(receiver)?.[1] ?? "") : name;
    return { framework, method: httpMethod(verb), path };
  },

  endpoint({ marks }, { imports }) {
    for (const { name, args } of marks) {
      const verb = ROUTE_MARK.exec(name)?.[1];
      const path = firstString(args);
      if (verb === undefined || path === null) continue;
      const named = /method\s*=\s*"(\w+)"/.exec(args)?.[1];
      return {
        framework: frameworkOf(imports, FRAMEWORKS) ?? "actix",
        method: httpMethod(named ?? verb),
        path,
      };
    }
    return null;
  },
};
