import { firstString, httpMethod } from "./http.ts";
import type { Language } from "./language.ts";

const QUERY = `
(comment) @comment
((call method: (identifier) @_require arguments: (argument_list (string) @import)) (#any-of? @_require "require" "require_relative"))
(method name: (_) @name body: (_)? @body) @function
(singleton_method object: (_) @owner name: (_) @name body: (_)? @body) @function
(class name: (_) @scope.name superclass: (superclass (_) @scope.bases)?) @scope
(module name: (_) @scope.name) @scope
((body_statement (identifier) @private) (#any-of? @private "private" "protected"))
((call method: (identifier) @_private arguments: (argument_list (method) @private.function)) (#any-of? @_private "private" "protected"))
((call !receiver method: (identifier) @call.name arguments: (argument_list . [(string) (simple_symbol)] @call.path)
  block: [(do_block) (block)] @call.target) @call
  (#any-of? @call.name "get" "post" "put" "patch" "delete" "head" "options"))
([(if condition: (_) @branch.test consequence: (_) @branch.if) (elsif condition: (_) @branch.test consequence: (_) @branch.if)])
([(if condition: (_) @branch.test alternative: (_) @branch.else) (elsif condition: (_) @branch.test alternative: (_) @branch.else)])
(unless condition: (_) @branch.test consequence: (_) @branch.else)
(when . pattern: (_) @branch.test body: (_) @branch.case)
(rescue exceptions: (_)? @branch.test body: (_) @branch.catch)
`;

const CONTROLLER = /(?:Controller|ActionController::(?:Base|API))$/;

export const ruby: Language = {
  name: "Ruby",
  grammar: { name: "ruby", query: QUERY },
  indentMatters: false,

  route({ name, path }) {
    const place = firstString(path);
    if (place !== null && !place.startsWith("/")) return null;
    return { framework: "sinatra", method: httpMethod(name), path: place ?? path.replace(":", "/") };
  },

  endpoint({ scope, isPrivate, simpleName, name }) {
    const isAction = scope && CONTROLLER.test(scope.bases) && !isPrivate && simpleName !== "initialize";
    return isAction && !name.includes(".self.") ? { framework: "rails", method: null, path: null } : null;
  },
};
