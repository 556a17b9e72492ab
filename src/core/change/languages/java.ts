import { firstString, httpMethod, joinPaths, markNamed, pathOfMark } from "./http.ts";
import type { Language } from "./language.ts";

const SCOPES = ["class_declaration", "interface_declaration", "enum_declaration", "record_declaration"];

const QUERY = `
[(line_comment) (block_comment)] @comment
(import_declaration (_) @import)
(method_declaration name: (_) @name body: (_) @body) @function
(constructor_declaration name: (_) @name body: (_) @body) @function
(compact_constructor_declaration name: (_) @name body: (_) @body) @function
${SCOPES.map((scope) => `(${scope} name: (_) @scope.name) @scope`).join("\n")}
(annotation name: (_) @mark.name arguments: (_) @mark.args) @mark
(marker_annotation name: (_) @mark.name) @mark
(if_statement condition: (_) @branch.test consequence: (_) @branch.if alternative: (_)? @branch.else)
(ternary_expression condition: (_) @branch.test consequence: (_) @branch.if alternative: (_) @branch.else)
([(switch_rule . (switch_label . (_) @branch.test)) (switch_block_statement_group . (switch_label . (_) @branch.test))] @branch.case)
([(switch_rule . (switch_label) @_label) (switch_block_statement_group . (switch_label) @_label)] @branch.default (#eq? @_label "default"))
(catch_clause (catch_formal_parameter) @branch.test body: (_) @branch.catch)
`;

const SPRING = /^(Get|Post|Put|Patch|Delete|Request)Mapping$/;
const JAX_RS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

export const java: Language = {
  name: "Java",
  grammar: { name: "java", query: QUERY },
  indentMatters: false,

  endpoint({ marks, scope }) {
    const above = scope === null ? [] : scope.marks;
    const spring = markNamed(marks, SPRING);
    if (spring) {
      const word = spring.name.replace("Mapping", "");
      const method = httpMethod(word) ?? /RequestMethod\.(\w+)/.exec(spring.args)?.[1] ?? null;
      const path = joinPaths(pathOfMark(above, /^RequestMapping$/), firstString(spring.args));
      return { framework: "spring", method, path };
    }
    const verb = markNamed(marks, JAX_RS);
    if (!verb) return null;
    const path = joinPaths(pathOfMark(above, /^Path$/), pathOfMark(marks, /^Path$/));
    return { framework: "jax-rs", method: verb.name, path };
  },
};
