import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  PATH_RULES,
  exemptPath
} from "./chunk-FETY4OHT.js";
import {
  DEFAULT_NAME,
  at,
  branchesOf,
  itemsOf,
  newItem,
  textOf
} from "./chunk-6V7ABJCP.js";
import {
  CODE_TYPES
} from "./chunk-VK362HHO.js";
import {
  _enum,
  array,
  int,
  literal,
  object,
  string
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/core/change/changed-file.ts
var STATUSES = [
  "added",
  "modified",
  "deleted",
  "renamed",
  "copied",
  "mode",
  "binary",
  "submodule"
];

// src/core/change/languages/http.ts
var METHODS = new Map(
  ["get", "post", "put", "patch", "delete", "head", "options", "trace"].map((word) => [
    word,
    word.toUpperCase()
  ])
);
function httpMethod(word) {
  const lower = word.toLowerCase();
  return METHODS.get(lower === "del" ? "delete" : lower) ?? null;
}
function firstString(code) {
  return /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/s.exec(code)?.[2] ?? null;
}
function pathText(code) {
  return firstString(code) ?? code;
}
function joinPaths(prefix, path) {
  const given2 = [prefix, path].filter((part) => part !== null);
  const parts = given2.map((part) => part.replace(/^\/+|\/+$/g, "")).filter(Boolean);
  return given2.length === 0 ? null : `/${parts.join("/")}`;
}
function frameworkOf(imports, known) {
  const [, name = null] = known.find(([pattern]) => imports.some((source) => pattern.test(source))) ?? [];
  return name;
}
function pathOfMark(marks, pattern) {
  const mark = markNamed(marks, pattern);
  return mark ? firstString(mark.args) : null;
}
function markNamed(marks, pattern) {
  return marks.find(({ name }) => pattern.test(name));
}

// src/core/change/languages/csharp.ts
var SCOPES = ["class_declaration", "struct_declaration", "record_declaration", "interface_declaration"];
var QUERY = `
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
var HTTP_MARK = /^Http(Get|Post|Put|Patch|Delete|Head|Options)$/;
var FRAMEWORK = "asp.net";
var csharp = {
  name: "C#",
  grammar: { name: "c-sharp", query: QUERY },
  indentMatters: false,
  route({ name, path }) {
    return { framework: FRAMEWORK, method: httpMethod(name.slice("Map".length)), path: firstString(path) };
  },
  endpoint({ marks, scope, head, simpleName }) {
    if (!scope || markNamed(marks, /^NonAction$/)) return null;
    const prefix = pathOfMark(scope.marks, /^Route$/);
    const place = prefix?.replace("[controller]", scope.name.replace(/Controller$/, "").toLowerCase()) ?? null;
    const mark = markNamed(marks, HTTP_MARK);
    if (mark) {
      const path = joinPaths(place, firstString(mark.args));
      return { framework: FRAMEWORK, method: httpMethod(mark.name.slice("Http".length)), path };
    }
    const isController = markNamed(scope.marks, /^ApiController$/) || /\bController(?:Base)?\b/.test(scope.bases);
    const isAction = /\bpublic\b/.test(head) && !/\bstatic\b/.test(head) && simpleName !== scope.name;
    return isController && isAction && head.includes("(") ? { framework: FRAMEWORK, method: null, path: joinPaths(place, null) } : null;
  }
};

// src/core/change/languages/go.ts
var LITERAL = "(func_literal body: (_) @body) @function";
var TARGET = "[(identifier) (selector_expression) (func_literal)] @call.target";
var PATH = "[(interpreted_string_literal) (raw_string_literal)] @call.path";
var METHOD_CALL = "function: (selector_expression operand: (_) @call.receiver field: (_) @call.name)";
var VERB = `(#any-of? @call.name "Handle" "HandleFunc" "Any" "All" "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS"
  "Get" "Post" "Put" "Patch" "Delete" "Head" "Options")`;
var QUERY2 = `
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
var FRAMEWORKS = [
  [/gin-gonic\/gin\b/, "gin"],
  [/labstack\/echo\b/, "echo"],
  [/go-chi\/chi\b/, "chi"],
  [/gofiber\/fiber\b/, "fiber"],
  [/gorilla\/mux\b/, "gorilla"]
];
var SIGNATURES = [
  [/\bhttp\.ResponseWriter\b/, "net/http"],
  [/\*gin\.Context\b/, "gin"],
  [/\becho\.Context\b/, "echo"],
  [/\bfiber\.Ctx\b/, "fiber"],
  [/\)\s*(?:http\.Handler(?:Func)?|gin\.HandlerFunc|echo\.HandlerFunc|fiber\.Handler)\s*$/, "net/http"]
];
var go = {
  name: "Go",
  grammar: { name: "go", query: QUERY2 },
  indentMatters: false,
  route({ name, path }, { imports }) {
    const [, verb, place] = /^(?:([A-Z]+) +)?(?:[\w.:-]*)(\/.*)$/s.exec(pathText(path)) ?? [];
    if (place === void 0) return null;
    return {
      framework: frameworkOf(imports, FRAMEWORKS) ?? "net/http",
      method: verb ?? httpMethod(name),
      path: place
    };
  },
  endpoint({ head }) {
    const isMiddleware = /\(\s*\w+\s+http\.Handler(?:Func)?\s*\)/.test(head);
    const [, framework] = SIGNATURES.find(([pattern]) => pattern.test(head)) ?? [];
    return framework === void 0 || isMiddleware ? null : { framework, method: null, path: null };
  }
};

// src/core/change/languages/java.ts
var SCOPES2 = ["class_declaration", "interface_declaration", "enum_declaration", "record_declaration"];
var QUERY3 = `
[(line_comment) (block_comment)] @comment
(import_declaration (_) @import)
(method_declaration name: (_) @name body: (_) @body) @function
(constructor_declaration name: (_) @name body: (_) @body) @function
(compact_constructor_declaration name: (_) @name body: (_) @body) @function
${SCOPES2.map((scope) => `(${scope} name: (_) @scope.name) @scope`).join("\n")}
(annotation name: (_) @mark.name arguments: (_) @mark.args) @mark
(marker_annotation name: (_) @mark.name) @mark
(if_statement condition: (_) @branch.test consequence: (_) @branch.if alternative: (_)? @branch.else)
(ternary_expression condition: (_) @branch.test consequence: (_) @branch.if alternative: (_) @branch.else)
([(switch_rule . (switch_label . (_) @branch.test)) (switch_block_statement_group . (switch_label . (_) @branch.test))] @branch.case)
([(switch_rule . (switch_label) @_label) (switch_block_statement_group . (switch_label) @_label)] @branch.default (#eq? @_label "default"))
(catch_clause (catch_formal_parameter) @branch.test body: (_) @branch.catch)
`;
var SPRING = /^(Get|Post|Put|Patch|Delete|Request)Mapping$/;
var JAX_RS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;
var java = {
  name: "Java",
  grammar: { name: "java", query: QUERY3 },
  indentMatters: false,
  endpoint({ marks, scope }) {
    const above = scope === null ? [] : scope.marks;
    const spring = markNamed(marks, SPRING);
    if (spring) {
      const word = spring.name.replace("Mapping", "");
      const method = httpMethod(word) ?? /RequestMethod\.(\w+)/.exec(spring.args)?.[1] ?? null;
      const path2 = joinPaths(pathOfMark(above, /^RequestMapping$/), firstString(spring.args));
      return { framework: "spring", method, path: path2 };
    }
    const verb = markNamed(marks, JAX_RS);
    if (!verb) return null;
    const path = joinPaths(pathOfMark(above, /^Path$/), pathOfMark(marks, /^Path$/));
    return { framework: "jax-rs", method: verb.name, path };
  }
};

// src/core/change/languages/statement-queries.ts
var JAVASCRIPT_STATEMENTS = `
[(expression_statement) (lexical_declaration) (variable_declaration) (return_statement) (throw_statement)] @statement
(export_statement value: (_) @statement)
(if_statement condition: (_) @statement)
(while_statement condition: (_) @statement)
(do_statement condition: (_) @statement)
(switch_statement value: (_) @statement)
(for_in_statement right: (_) @statement)
(arrow_function body: (parenthesized_expression (_) @statement))
(arrow_function body: (expression) @result)
[(statement_block) (class_body) (switch_body)] @block
`;
var PYTHON_STATEMENTS = `
[(expression_statement) (return_statement) (assert_statement) (raise_statement) (delete_statement)] @statement
[(import_statement) (import_from_statement) (future_import_statement) (decorator)] @statement
(if_statement condition: (_) @statement)
(elif_clause condition: (_) @statement)
(while_statement condition: (_) @statement)
(for_statement right: (_) @statement)
(with_statement (with_clause) @statement)
(match_statement subject: (_) @statement)
(function_definition parameters: (_) @statement)
(class_definition superclasses: (_) @statement)
(block) @block
`;

// src/core/change/languages/javascript.ts
var FUNCTION = "[(arrow_function body: (_) @body) (function_expression body: (_) @body)] @function";
var TARGET2 = "[(identifier) (member_expression) (arrow_function) (function_expression)] @call.target";
var VERB2 = '(#any-of? @call.name "get" "post" "put" "patch" "delete" "del" "head" "options" "all")';
var METHOD_CALL2 = "function: (member_expression object: (_) @call.receiver property: (property_identifier) @call.name)";
var SHARED = `
(comment) @comment
(import_statement source: (string) @import)
((call_expression function: (identifier) @_require arguments: (arguments (string) @import)) (#eq? @_require "require"))
(function_declaration name: (_) @name body: (_) @body) @function
(generator_function_declaration name: (_) @name body: (_) @body) @function
(method_definition name: (_) @name body: (_) @body) @function
(variable_declarator name: (identifier) @name value: ${FUNCTION})
(variable_declarator name: (identifier) @name value: (call_expression function: (identifier) arguments: (arguments . ${FUNCTION})))
(pair key: [(property_identifier) (string)] @name value: ${FUNCTION})
(assignment_expression left: [(identifier) (member_expression)] @name right: ${FUNCTION})
(export_statement value: ${FUNCTION})
(class_declaration name: (_) @scope.name) @scope
(variable_declarator name: (identifier) @scope.name value: [(object) (class)]) @scope
(decorator (call_expression function: (_) @mark.name arguments: (_) @mark.args)) @mark
(decorator (identifier) @mark.name) @mark
((call_expression ${METHOD_CALL2} arguments: (arguments . (_) @call.path ${TARGET2})) @call ${VERB2})
((call_expression ${METHOD_CALL2} arguments: (arguments . (_) @call.path (call_expression arguments: (arguments ${TARGET2})))) @call ${VERB2})
((call_expression function: (member_expression object: (call_expression) @call.receiver property: (property_identifier) @call.name)
  arguments: (arguments ${TARGET2})) @call ${VERB2} (#match? @call.receiver "\\\\.route\\\\("))
((call_expression ${METHOD_CALL2} arguments: (arguments (object [
  (pair key: (property_identifier) @_handler value: ${TARGET2})
  (method_definition name: (property_identifier) @_handler) @call.target]))) @call
  (#eq? @call.name "route") (#eq? @_handler "handler"))
(if_statement condition: (_) @branch.test consequence: (_) @branch.if alternative: (else_clause (_) @branch.else)?)
(ternary_expression condition: (_) @branch.test consequence: (_) @branch.if alternative: (_) @branch.else)
(switch_case value: (_) @branch.test) @branch.case
(switch_default) @branch.default
(catch_clause body: (_) @branch.catch)
`;
var JAVASCRIPT = `${SHARED}
(field_definition property: (_) @name value: ${FUNCTION})`;
var TYPESCRIPT = `${SHARED}
(public_field_definition name: (_) @name value: ${FUNCTION})
(abstract_class_declaration name: (_) @scope.name) @scope
(internal_module name: (_) @scope.name) @scope`;
var FRAMEWORKS2 = [
  [/^express\b/, "express"],
  [/^(?:@fastify\/|fastify)/, "fastify"],
  [/^(?:hono|@hono\/)/, "hono"],
  [/^(?:koa|@koa\/)/, "koa"],
  [/^@nestjs\//, "nest"],
  [/^next\b/, "next"],
  [/^@sveltejs\/kit/, "sveltekit"],
  [/^(?:node:)?https?$/, "http"]
];
var ROUTER = /^(?:app|server|fastify|instance|api|hono|koa|routes?|\w*[rR]outer|\w+App|\w+Routes|new\s+(?:\w*Router|Hono|OpenAPIHono))\b/;
var MAKERS = "(?:express|[fF]astify|Hono|OpenAPIHono|Koa|(?:[\\w$]+\\.)?\\w*Router|restify\\.createServer)";
function route(call, file) {
  const framework = frameworkOf(file.imports, FRAMEWORKS2) ?? "http";
  if (call.name === "route") {
    const method = /\bmethod\s*:\s*["'`](\w+)/.exec(call.text)?.[1] ?? null;
    const path2 = /\b(?:url|path)\s*:\s*["'`]([^"'`]*)/.exec(call.text)?.[1] ?? null;
    return path2 === null ? null : { framework, method, path: path2 };
  }
  const chained = /\.route\(\s*(["'`])(.*?)\1/.exec(call.receiver)?.[2];
  const path = chained ?? pathText(call.path);
  const isLiteral = chained !== void 0 || firstString(call.path) !== null;
  if (!isRouter(call.receiver, file.text) || isLiteral && !/^[/*]|^$/.test(path)) return null;
  return { framework, method: httpMethod(call.name), path };
}
function isRouter(receiver, text2) {
  if (ROUTER.test(receiver.replace(/^this\./, ""))) return true;
  const name = /^[\w$]+/.exec(receiver)?.[0].replaceAll("$", "\\$");
  const made = `(?:const|let|var)\\s+${name}(?![\\w$])[^=\\n]*=\\s*(?:await\\s+)?(?:new\\s+)?${MAKERS}\\s*[(<]`;
  return name !== void 0 && new RegExp(made).test(text2);
}
var VERBS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|fallback)$/;
var NEST = /^(?:Get|Post|Put|Patch|Delete|Head|Options|All|Sse)$/;
var REQUEST_AND_RESPONSE = /\(\s*(?:_?err\w*\b[^,()]*,\s*)?_?req(?:uest)?\b[^,()]*,\s*_?(?:res|response|reply)\b/;
function endpoint(found, { path, text: text2, imports }) {
  const { simpleName, isTopLevel, marks, head, scope } = found;
  const answers = isTopLevel && VERBS.test(simpleName) ? { method: httpMethod(simpleName) } : null;
  const next = /(?:^|\/)app\/(.*?)\/?route\.[cm]?[jt]sx?$/.exec(path);
  if (answers && next) return { framework: "next", ...answers, path: `/${next[1]}` };
  const kit = /(?:^|\/)routes\/(.*?)\/?\+server\.[jt]s$/.exec(path);
  if (answers && kit) return { framework: "sveltekit", ...answers, path: `/${kit[1]}` };
  const page = /(?:^|\/)pages(\/api(?:\/.*?)??)(?:\/index)?\.[cm]?[jt]sx?$/.exec(path)?.[1];
  if (page !== void 0 && isTopLevel && isDefaultExport(simpleName, text2))
    return { framework: "next", method: null, path: page };
  const mark = markNamed(marks, NEST);
  if (mark && scope) {
    const place = joinPaths(pathOfMark(scope.marks, /^Controller$/), firstString(mark.args));
    return { framework: "nest", method: httpMethod(mark.name), path: place };
  }
  if (!REQUEST_AND_RESPONSE.test(head)) return null;
  return { framework: frameworkOf(imports, FRAMEWORKS2) ?? "http", method: null, path: null };
}
function isDefaultExport(name, text2) {
  const exported = /\bexport\s+default\s+(?:async\s+)?(?:function\b\s*)?(\w+)?/.exec(text2);
  return exported !== null && (exported[1] === name || name === DEFAULT_NAME);
}
var rules = { indentMatters: false, statements: JAVASCRIPT_STATEMENTS, route, endpoint };
var javascript = {
  name: "JavaScript",
  grammar: { name: "javascript", query: JAVASCRIPT },
  ...rules
};
var typescript = {
  name: "TypeScript",
  grammar: { name: "typescript", query: TYPESCRIPT },
  ...rules
};
var tsx = { name: "TSX", grammar: { name: "tsx", query: TYPESCRIPT }, ...rules };

// src/core/change/languages/php.ts
var SCOPES3 = ["class_declaration", "interface_declaration", "trait_declaration", "enum_declaration"];
var VERBS2 = '"get" "post" "put" "patch" "delete" "options" "any" "match"';
var TARGET3 = "(argument [(anonymous_function) (arrow_function) (array_creation_expression) (string)] @call.target)";
var QUERY4 = `
(comment) @comment
(namespace_use_clause (_) @import)
(function_definition name: (_) @name body: (_) @body) @function
(method_declaration name: (_) @name body: (_) @body) @function
${SCOPES3.map((scope) => `(${scope} name: (_) @scope.name (base_clause)? @scope.bases) @scope`).join("\n")}
(attribute [(name) (qualified_name)] @mark.name parameters: (_)? @mark.args) @mark
((scoped_call_expression scope: (_) @call.receiver name: (_) @call.name
  arguments: (arguments . (argument (_) @call.path) ${TARGET3})) @call (#any-of? @call.name ${VERBS2}))
((member_call_expression object: (_) @call.receiver name: (_) @call.name
  arguments: (arguments . (argument (_) @call.path) ${TARGET3})) @call (#any-of? @call.name ${VERBS2}))
(if_statement condition: (_) @branch.test body: (_) @branch.if)
(if_statement condition: (_) @branch.test alternative: [(else_if_clause) (else_clause)] @branch.else)
(else_if_clause condition: (_) @branch.test body: (_) @branch.if)
(case_statement value: (_) @branch.test) @branch.case
(default_statement) @branch.default
(catch_clause type: (_) @branch.test body: (_) @branch.catch)
`;
var ROUTER2 = /^(?:Route\b|\$(?:app|router|group|routes?|this->(?:app|router))\b)/;
var ROUTE_MARK = /(?:^|\\)Route$/;
var FRAMEWORKS3 = [
  [/^Illuminate\\/, "laravel"],
  [/^Symfony\\/, "symfony"],
  [/^Slim\\/, "slim"]
];
var php = {
  name: "PHP",
  grammar: { name: "php", query: QUERY4 },
  indentMatters: false,
  route({ receiver, name, path }, { imports }) {
    if (!ROUTER2.test(receiver)) return null;
    const framework = receiver.startsWith("Route") ? "laravel" : frameworkOf(imports, FRAMEWORKS3);
    return { framework: framework ?? "http", method: httpMethod(name), path: firstString(path) };
  },
  endpoint({ scope, marks, head, simpleName }, { imports }) {
    if (!scope) return null;
    const route2 = markNamed(marks, ROUTE_MARK);
    if (route2) {
      const prefix = pathOfMark(scope.marks, ROUTE_MARK);
      const method = /methods:\s*\[?\s*["'](\w+)/.exec(route2.args)?.[1] ?? null;
      return { framework: "symfony", method, path: joinPaths(prefix, firstString(route2.args)) };
    }
    const isController = /Controller$/.test(scope.bases) || /Controller$/.test(scope.name);
    const isAction = !/\b(?:private|protected|static)\b/.test(head) && !/^__(?!invoke$)/.test(simpleName);
    return isController && isAction ? { framework: frameworkOf(imports, FRAMEWORKS3) ?? "laravel", method: null, path: null } : null;
  }
};

// src/core/change/languages/python.ts
var QUERY5 = `
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
var FRAMEWORKS4 = [
  [/^fastapi\b/, "fastapi"],
  [/^(?:flask|quart)\b/, "flask"],
  [/^(?:django|rest_framework|ninja)\b/, "django"],
  [/^starlette\b/, "starlette"]
];
var ROUTE_MARK2 = /\.(get|post|put|patch|delete|head|options|trace|route|api_route|websocket)$/;
var DJANGO_MARK = /^(?:[\w.]+\.)?(?:api_view|action|require_(?:GET|POST|safe|http_methods))$/;
var VIEW_CLASS = /(?:View|ViewSet|Resource|HTTPEndpoint)\b/;
var VIEW_METHODS = /^(?:get|post|put|patch|delete|head|options|list|create|retrieve|update|partial_update|destroy)$/;
var python = {
  name: "Python",
  grammar: { name: "python", query: QUERY5 },
  indentMatters: true,
  statements: PYTHON_STATEMENTS,
  route({ path }) {
    return { framework: "django", method: null, path: firstString(path) };
  },
  endpoint({ marks, scope, simpleName, head }, { path, imports }) {
    const framework = frameworkOf(imports, FRAMEWORKS4);
    for (const { name, args } of marks) {
      const verb = ROUTE_MARK2.exec(name)?.[1];
      const route2 = firstString(args);
      if (verb !== void 0 && route2 !== null)
        return { framework: framework ?? "http", method: httpMethod(verb) ?? methodsIn(args), path: route2 };
      if (DJANGO_MARK.test(name))
        return { framework: "django", method: /_(GET|POST)$/.exec(name)?.[1] ?? methodsIn(args), path: null };
    }
    if (scope && VIEW_CLASS.test(scope.bases) && VIEW_METHODS.test(simpleName))
      return { framework: framework ?? "django", method: httpMethod(simpleName), path: null };
    const isView = /(?:^|\/)views(?:\.py$|\/)/.test(path) && /\(\s*request\b/.test(head);
    return isView || /\(\s*\w+\s*:\s*HttpRequest\b/.test(head) ? { framework: "django", method: null, path: null } : null;
  }
};
function methodsIn(args) {
  const words = args.match(/(?<=["'])(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)(?=["'])/g) ?? [];
  return words.length === 0 ? null : words.join(",");
}

// src/core/change/languages/ruby.ts
var QUERY6 = `
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
var CONTROLLER = /(?:Controller|ActionController::(?:Base|API))$/;
var ruby = {
  name: "Ruby",
  grammar: { name: "ruby", query: QUERY6 },
  indentMatters: false,
  route({ name, path }) {
    const place = firstString(path);
    if (place !== null && !place.startsWith("/")) return null;
    return { framework: "sinatra", method: httpMethod(name), path: place ?? path.replace(":", "/") };
  },
  endpoint({ scope, isPrivate, simpleName, name }) {
    const isAction = scope && CONTROLLER.test(scope.bases) && !isPrivate && simpleName !== "initialize";
    return isAction && !name.includes(".self.") ? { framework: "rails", method: null, path: null } : null;
  }
};

// src/core/change/languages/rust.ts
var TARGET4 = "[(identifier) (scoped_identifier) (closure_expression)] @call.target";
var VERBS3 = '"get" "post" "put" "patch" "delete" "head" "options" "trace" "any" "to"';
var QUERY7 = `
[(line_comment) (block_comment)] @comment
(use_declaration argument: (_) @import)
(function_item name: (_) @name body: (_) @body) @function
(let_declaration pattern: (identifier) @name value: (closure_expression body: (_) @body) @function)
(impl_item type: (_) @scope.name) @scope
(trait_item name: (_) @scope.name) @scope
(mod_item name: (_) @scope.name) @scope
(attribute_item (attribute [(identifier) (scoped_identifier)] @mark.name arguments: (_)? @mark.args)) @mark
((call_expression function: [(identifier) @call.name (scoped_identifier name: (_) @call.name)] arguments: (arguments . ${TARGET4})) @call
  (#any-of? @call.name ${VERBS3}))
((call_expression function: (field_expression value: (_) @call.receiver field: (_) @call.name) arguments: (arguments . ${TARGET4})) @call
  (#any-of? @call.name ${VERBS3}))
((call_expression function: (field_expression field: (_) @_route) arguments: (arguments . (string_literal) @route.path)) @route
  (#eq? @_route "route"))
(if_expression condition: (_) @branch.test consequence: (_) @branch.if alternative: (else_clause (_) @branch.else)?)
(match_arm pattern: (_) @branch.test value: (_) @branch.case)
`;
var FRAMEWORKS5 = [
  [/^axum\b/, "axum"],
  [/^actix_web\b/, "actix"],
  [/^rocket\b/, "rocket"]
];
var ROUTE_MARK3 = /^(?:\w+::)*(get|post|put|patch|delete|head|options|trace|route)$/;
var rust = {
  name: "Rust",
  grammar: { name: "rust", query: QUERY7 },
  indentMatters: false,
  route({ name, receiver, around: around2 }, { imports }) {
    const framework = frameworkOf(imports, FRAMEWORKS5) ?? "http";
    const resource = /\bresource\(\s*"([^"]*)"\s*\)/.exec(receiver)?.[1];
    const path = firstString(around2) ?? resource;
    if (path === void 0) return null;
    const verb = name === "to" ? /\b(\w+)\(\)$/.exec(receiver)?.[1] ?? "" : name;
    return { framework, method: httpMethod(verb), path };
  },
  endpoint({ marks }, { imports }) {
    for (const { name, args } of marks) {
      const verb = ROUTE_MARK3.exec(name)?.[1];
      const path = firstString(args);
      if (verb === void 0 || path === null) continue;
      const named = /method\s*=\s*"(\w+)"/.exec(args)?.[1];
      return {
        framework: frameworkOf(imports, FRAMEWORKS5) ?? "actix",
        method: httpMethod(named ?? verb),
        path
      };
    }
    return null;
  }
};

// src/core/change/languages/language-of.ts
var BY_EXTENSION = {
  ts: typescript,
  mts: typescript,
  cts: typescript,
  tsx,
  js: javascript,
  mjs: javascript,
  cjs: javascript,
  jsx: javascript,
  py: python,
  go,
  java,
  rb: ruby,
  rs: rust,
  cs: csharp,
  php
};
function languageOf(path) {
  const [, extension = ""] = /\.(\w+)$/.exec(path) ?? [];
  return Object.hasOwn(BY_EXTENSION, extension) && BY_EXTENSION[extension] || null;
}

// src/core/change/exemption.ts
var EXEMPT_RULES = [
  "config-rule",
  "deleted",
  "rename-only",
  "mode-only",
  "submodule",
  "binary",
  "link",
  ...PATH_RULES
];
var LINK = "120000";
function exemption(file, rule, isGenerated) {
  if (rule?.type === "exempt") return "config-rule";
  const happened = byStatus(file);
  if (happened !== null || rule) return happened;
  return exemptPath(file.path) ?? (isGenerated ? "generated" : null);
}
function mayOwe(file, rule) {
  const exempt = exemption(file.status === "deleted" ? { ...file, status: "modified" } : file, rule, false);
  return exempt === null && file.status !== "binary";
}
function byStatus({ status, path, mode, added }) {
  switch (status) {
    case "deleted":
    case "submodule":
      return status;
    case "mode":
      return "mode-only";
    case "binary":
      return languageOf(path) === null ? "binary" : null;
    case "renamed":
    case "copied":
      return added.length === 0 ? "rename-only" : null;
    case "added":
    case "modified":
      return mode === LINK ? "link" : null;
  }
}
var HEAD_LENGTH = 1e3;
var GENERATED = /\b(?:Code generated .* DO NOT EDIT|@generated)\b/i;
function saysGenerated(text2, old) {
  return [text2, old ?? text2].every((version) => GENERATED.test(version.slice(0, HEAD_LENGTH)));
}

// src/core/change/functions/likeness.ts
var FEWEST = 12;
function likeness(left, right) {
  const [a, b] = [bagOf(left), bagOf(right)];
  if (a.size < FEWEST || b.size < FEWEST) return 0;
  let shared = 0;
  for (const [word, count] of a.words) shared += Math.min(count, b.words.get(word) ?? 0);
  return shared / (a.size + b.size - shared);
}
function bagOf(text2) {
  const words = /* @__PURE__ */ new Map();
  const all = text2.match(/\w+|[^\s\w]/g) ?? [];
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
  return { size: all.length, words };
}

// src/core/change/functions/compare-functions.ts
var FUNCTION_CHANGES = ["new", "modified", "renamed", "moved", "unchanged"];
function compareFunctions(pairs) {
  const changes = /* @__PURE__ */ new Map();
  const gone = /* @__PURE__ */ new Set();
  const fresh = [];
  for (const pair of pairs.toSorted((a, b) => a.path < b.path ? -1 : 1)) {
    const left = matchByName(pair, changes);
    for (const found of left.gone) gone.add({ found, path: pair.path });
    for (const found of left.fresh) fresh.push({ found, path: pair.path });
  }
  matchByLikeness(matchByBody(fresh, gone, changes), gone, changes);
  return (found) => changes.get(found) ?? "new";
}
function matchByName({ old, now }, changes) {
  const left = [...old];
  const changed = now.filter((found) => {
    const same = left.findIndex((other) => other.name === found.name && isSame(other, found));
    if (same < 0) return true;
    left.splice(same, 1);
    changes.set(found, "unchanged");
    return false;
  });
  const fresh = changed.filter((found) => {
    const former = left.findIndex((other) => other.name === found.name);
    if (former < 0) return true;
    left.splice(former, 1);
    changes.set(found, "modified");
    return false;
  });
  return { fresh, gone: left };
}
function isSame(old, now) {
  return old.source === now.source || old.body() === now.body();
}
var TELLING_LENGTH = 24;
function matchByBody(fresh, gone, changes) {
  const byBody = /* @__PURE__ */ new Map();
  if (fresh.length > 0)
    for (const old of gone) byBody.set(old.found.body(), [...byBody.get(old.found.body()) ?? [], old]);
  return fresh.filter(({ found, path }) => {
    const isTelling = found.body().length >= TELLING_LENGTH;
    const alike = (byBody.get(found.body()) ?? []).filter(
      (old) => gone.has(old) && (isTelling || old.found.simpleName === found.simpleName)
    );
    const former = alike.find((old) => old.path === path) ?? alike.find(isNamed(found)) ?? alike[0];
    if (!former) return true;
    gone.delete(former);
    changes.set(found, former.path === path ? "renamed" : "moved");
    return false;
  });
}
function isNamed({ simpleName }) {
  return ({ found }) => found.simpleName === simpleName;
}
var ALIKE = 0.8;
function matchByLikeness(fresh, gone, changes) {
  for (const { found, path } of fresh) {
    const [best] = [...gone].filter((old) => old.path === path).map((old) => ({ old, likeness: likeness(old.found.body(), found.body()) })).filter((ranked) => ranked.likeness >= ALIKE).sort((a, b) => b.likeness - a.likeness);
    if (!best) continue;
    gone.delete(best.old);
    changes.set(found, "renamed");
  }
}

// src/core/change/types/evidence.ts
var SOURCES = [
  "config",
  "label",
  "issue",
  "title",
  "commits",
  "branch",
  "path",
  "syntax",
  "default"
];
var STRICTEST_FIRST = [
  "bug_fix",
  "api_endpoint",
  "new_function",
  "integration",
  "refactor"
];
function strictestFirst(evidence) {
  return evidence.toSorted((a, b) => STRICTEST_FIRST.indexOf(a.type) - STRICTEST_FIRST.indexOf(b.type));
}

// src/core/change/classification.ts
var CLASSIFICATION_VERSION = 1;
var text = string();
var lines = array(int().min(1)).readonly();
var codeType = _enum(CODE_TYPES);
var Evidence = object({
  source: _enum(SOURCES),
  saw: text.describe("What it was read from: the label, the title, the part of the path."),
  type: codeType
});
var Endpoint = object({
  framework: text,
  method: text.nullable().describe("Null when it takes any or is set elsewhere."),
  path: text.nullable()
});
var ClassifiedFunction = object({
  name: text,
  line: int().min(1),
  endLine: int().min(1),
  change: _enum(FUNCTION_CHANGES),
  codeType: codeType.nullable().describe("Null when the function is unchanged."),
  handler: Endpoint.nullable().describe("What requests it answers, if it answers any.")
});
var ClassifiedFile = object({
  path: text,
  from: text.nullable().describe("Where it was, when it was renamed or copied."),
  status: _enum(STATUSES),
  codeType: codeType.nullable().describe("Null when the file is exempt."),
  evidence: array(Evidence).readonly().describe("Everything that says what it is, the strongest source first."),
  disagrees: array(_enum(SOURCES)).readonly().describe("Sources that say something else."),
  exempt: _enum(EXEMPT_RULES).nullable().describe("The rule by which it owes no coverage."),
  lines: object({
    added: lines.describe("Lines of the new file that were added or modified."),
    moved: lines.describe("Those of them that were moved from elsewhere in the change."),
    whitespaceOnly: lines.describe("Those of them that differ only in whitespace.")
  }),
  functions: array(ClassifiedFunction).readonly()
});
var Classification = object({
  schemaVersion: literal(CLASSIFICATION_VERSION),
  files: array(ClassifiedFile).readonly(),
  warnings: array(text).readonly().describe("What could not be looked at.")
});
function classification(files, warnings) {
  return { schemaVersion: CLASSIFICATION_VERSION, files, warnings };
}

// src/core/change/functions/find-handlers.ts
function findHandlers(outlines) {
  const byName = /* @__PURE__ */ new Map();
  for (const found of outlines.flatMap(({ functions }) => functions))
    byName.set(found.simpleName, [...byName.get(found.simpleName) ?? [], found]);
  const elsewhere = /* @__PURE__ */ new Map();
  for (const { endpoint: endpoint2, targetName } of outlines.flatMap(({ routes }) => routes)) {
    const [only, second] = byName.get(targetName ?? "") ?? [];
    if (only && !second) elsewhere.set(only, endpoint2);
  }
  return (found) => found.endpoint ?? elsewhere.get(found) ?? null;
}

// src/core/change/paths/glob.ts
function globMatcher(patterns) {
  const expressions = patterns.map((pattern) => new RegExp(`^${translate(bare(pattern))}$`, "u"));
  return (path) => expressions.some((expression) => expression.test(path));
}
function bare(pattern) {
  return pattern.replace(/^(?:\.?\/)+/, "").replace(/\/$/, "/**");
}
var TOKENS = /\*\*\/|\/\*\*$|\*\*|\*|\?|\[(!?)([^\]]+)\]|[{},]|[^*?[{},]+|./gsu;
function translate(pattern) {
  let depth = 0;
  return pattern.replace(TOKENS, (token, negated, set) => {
    if (set !== void 0) return `[${negated ? "^/" : ""}${set.replace(/[\\\]^]/g, "\\$&")}]`;
    if (token === "{") depth += 1;
    if (token === "}") depth -= 1;
    if (token === "," && depth > 0) return "|";
    return MEANINGS.get(token) ?? literal2(token);
  });
}
var MEANINGS = /* @__PURE__ */ new Map([
  ["**/", "(?:.*/)?"],
  ["/**", "/.*"],
  ["**", ".*"],
  ["*", "[^/]*"],
  ["?", "[^/]"],
  ["{", "(?:"],
  ["}", ")"]
]);
function literal2(text2) {
  return text2.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

// src/core/change/paths/config-rule.ts
function configRules({ code_types }) {
  const rules2 = code_types.map(({ paths, type }) => ({
    rule: { type, saw: paths.join(", ") },
    matches: globMatcher(paths)
  }));
  return (path) => rules2.find(({ matches }) => matches(path))?.rule ?? null;
}

// src/core/change/paths/path-type.ts
var PLACES = [
  ["api_endpoint", /(?:^|\/)pages\/api\//],
  ["api_endpoint", /(?:^|\/)app\/(?:.*\/)?route\.[jt]sx?$/],
  ["api_endpoint", /(?:^|\/)\+server\.[jt]s$/],
  ["api_endpoint", /(?:^|\/)(?:routes|controllers?|endpoints)\//i],
  [
    "api_endpoint",
    /(?:^|\/)[^/]*[._-](?:controllers?|routes?|endpoints?|resource)\.(?:[cm]?[jt]sx?|py|rb|go|rs|php)$/
  ],
  ["api_endpoint", /(?:^|\/)[^/]+(?:Controller|Endpoint|Resource)\.(?:java|kt|cs|php|scala|groovy)$/],
  ["api_endpoint", /(?:^|\/)(?:routes\.(?:rb|php|py|[jt]s|go|rs)|urls\.py)$/],
  ["integration", /(?:^|\/)(?:integrations?|connectors?|gateways?)\//i],
  ["integration", /(?:^|\/)[^/]*[._-](?:integration|connector|gateway)\.(?:[cm]?[jt]sx?|py|rb|go|rs|php)$/],
  ["integration", /(?:^|\/)[^/]+(?:Integration|Connector|Gateway)\.(?:java|kt|cs|php|scala|groovy)$/]
];
var IS_SURELY_API = /(?:^|\/)pages\/api\/|(?:^|\/)route\.[jt]sx$/;
var ELSEWHERE = /\.(?:[jt]sx|vue|svelte)$|(?:^|\/)app\/javascript\/|\/\+(?:page|layout)[^/]*$|controllers?\/.*\.go$|_controller\.go$/;
function pathType(path) {
  if (ELSEWHERE.test(path) && !IS_SURELY_API.test(path)) return null;
  for (const [type, place] of PLACES) {
    const found = place.exec(path)?.[0].replace(/^\//, "");
    if (found !== void 0) return { type, saw: found };
  }
  return null;
}

// src/core/change/syntax/attach-marks.ts
function attachMarks(text2, matches, items) {
  const marks = oncePerPlace(matches);
  if (marks.length === 0) return;
  const blank = blanked(text2, matches);
  for (const { place, name, args } of marks) {
    const item = items.findLast((one) => isBeforeName(place, one)) ?? firstBelow(place, items, blank);
    item?.marks.push({ name: textOf(text2, name), args: args ? textOf(text2, args) : "" });
    if (item && place.start < item.start) {
      item.start = place.start;
      item.line = place.line;
    }
  }
}
function oncePerPlace(matches) {
  const byPlace = /* @__PURE__ */ new Map();
  for (const match of matches) {
    const [place, name, args] = [at(match, "mark"), at(match, "mark.name"), at(match, "mark.args")];
    if (place && name && !byPlace.get(name.start)?.args) byPlace.set(name.start, { place, name, args });
  }
  return [...byPlace.values()];
}
function isBeforeName(mark, { start, nameStart }) {
  return start <= mark.start && mark.end <= nameStart;
}
function firstBelow(mark, items, blank) {
  const item = items.find(({ start }) => start >= mark.end);
  return item && /^[\s\w]*$/.test(blank.slice(mark.end, item.start)) ? item : void 0;
}
function blanked(text2, matches) {
  const places = matches.flatMap((match) => at(match, "mark") ?? at(match, "comment") ?? []).sort((a, b) => a.start - b.start);
  const pieces = [];
  let next = 0;
  for (const { start, end } of places) {
    if (end <= next) continue;
    pieces.push(text2.slice(next, start), " ".repeat(end - start));
    next = end;
  }
  return [...pieces, text2.slice(next)].join("");
}

// src/core/change/syntax/body-text.ts
function bodyReader(text2, matches, indentMatters) {
  const comments = matches.flatMap((match) => at(match, "comment") ?? []);
  return (item) => {
    const code = withoutPlaces(text2, item.start, item.end, [
      ...comments.filter(({ start, end }) => start >= item.start && end <= item.end),
      { start: item.nameStart, end: item.nameEnd }
    ]);
    return indentMatters ? evenLines(code, columnOf(text2, item.start)) : even(code);
  };
}
function withoutPlaces(text2, from, to, places) {
  const pieces = [];
  let next = from;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    pieces.push(text2.slice(next, start));
    next = Math.max(next, end);
  }
  return [...pieces, text2.slice(next, to)].join("");
}
function even(code) {
  return code.trim().replace(/\s+/g, " ").replace(/(?<!\w) | (?!\w)/g, "");
}
function evenLines(code, column) {
  return code.split("\n").filter((line) => line.trim() !== "").map((line, index) => `${index === 0 ? 0 : indent(line) - column}:${even(line)}`).join("\n");
}
function columnOf(text2, offset) {
  return indent(text2.slice(text2.lastIndexOf("\n", offset - 1) + 1));
}
function indent(line) {
  return line.search(/\S/);
}

// src/core/change/syntax/routes.ts
function routesOf(file, matches, { route: route2 }) {
  if (!route2) return [];
  const around2 = matches.flatMap((match) => {
    const [place, path] = [at(match, "route"), at(match, "route.path")];
    return place && path ? [{ ...place, path: textOf(file.text, path) }] : [];
  });
  return lastTargets(matches).flatMap(({ call, target, match }) => {
    const part = (name) => {
      const capture = at(match, name);
      return capture ? textOf(file.text, capture) : "";
    };
    const [outer] = around2.filter(({ start, end }) => start <= call.start && call.end <= end).sort((a, b) => a.end - a.start - (b.end - b.start));
    const endpoint2 = route2(
      {
        receiver: part("call.receiver"),
        name: part("call.name"),
        path: part("call.path"),
        text: textOf(file.text, call),
        around: outer?.path ?? ""
      },
      file
    );
    if (!endpoint2) return [];
    const isLiteral = FUNCTION2.test(target.type);
    const targetName = isLiteral ? null : lastWord(textOf(file.text, target));
    return [{ endpoint: endpoint2, line: call.line, endLine: call.endLine, target, isLiteral, targetName }];
  });
}
function lastTargets(matches) {
  const byPlace = /* @__PURE__ */ new Map();
  for (const match of matches) {
    const [call, target] = [at(match, "call"), at(match, "call.target")];
    if (!call || !target) continue;
    const key = `${call.start} ${call.end}`;
    if ((byPlace.get(key)?.target.start ?? -1) < target.start) byPlace.set(key, { call, target, match });
  }
  return [...byPlace.values()];
}
var FUNCTION2 = /function|closure|lambda|func_literal|block|anonymous_method|method_definition/;
function lastWord(text2) {
  return text2.match(/[\p{L}\p{N}_$]+/gu)?.at(-1) ?? null;
}
function literalItems(routes) {
  return routes.filter(({ isLiteral }) => isLiteral).map(({ target, endpoint: { method, path } }) => ({
    ...newItem(target, void 0),
    simpleName: [method, path].filter(Boolean).join(" ")
  }));
}

// src/core/change/syntax/outline.ts
var EMPTY_OUTLINE = { functions: [], routes: [], branches: () => [] };
function outlineOf(path, text2, matches, language) {
  const file = { path, text: text2, imports: importsOf(text2, matches) };
  const routes = routesOf(file, matches, language);
  const items = itemsOf(text2, matches, literalItems(routes));
  const isPrivate = privacyOf(matches);
  attachMarks(text2, matches, items);
  const readBody = bodyReader(text2, matches, language.indentMatters);
  const functions = items.filter(({ kind }) => kind === "function").map((item) => {
    const found = { ...describe(item, text2), isPrivate: isPrivate(item), body: once(() => readBody(item)) };
    const route2 = routes.find(({ target }) => target.start === item.nameStart && target.end === item.end);
    return {
      ...found,
      endpoint: route2?.endpoint ?? routeTo(item, routes) ?? language.endpoint(found, file)
    };
  });
  return { functions, routes, branches: () => branchesOf(text2, matches) };
}
function describe(item, text2) {
  const scope = around(item).find(({ kind }) => kind === "scope");
  const names2 = [item.simpleName, item.owner, ...around(item).map(({ simpleName }) => simpleName)];
  return {
    name: names2.filter(Boolean).reverse().join("."),
    simpleName: item.simpleName,
    scope: scope ? toScope(scope) : null,
    isTopLevel: item.parent === null,
    marks: item.marks,
    head: text2.slice(item.start, item.bodyStart),
    line: item.line,
    endLine: item.endLine,
    source: textOf(text2, item)
  };
}
function around({ parent }) {
  return parent ? [parent, ...around(parent)] : [];
}
function toScope({ simpleName, bases, marks }) {
  return { name: simpleName, bases, marks };
}
function routeTo({ simpleName }, routes) {
  return routes.find(({ targetName }) => targetName === simpleName)?.endpoint;
}
function importsOf(text2, matches) {
  return matches.flatMap((match) => {
    const source = at(match, "import");
    return source ? [textOf(text2, source).replace(/^["'`]|["'`]$/g, "")] : [];
  });
}
function privacyOf(matches) {
  const words = matches.flatMap((match) => at(match, "private") ?? []);
  const single = new Set(matches.flatMap((match) => at(match, "private.function")?.start ?? []));
  return ({ start, parent }) => single.has(start) || words.some(
    (word) => word.end <= start && parent !== null && parent.start <= word.start && word.end <= parent.end
  );
}
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// src/core/change/types/decide-type.ts
var NOBODY_SPOKE = { source: "default", saw: "nothing says otherwise", type: "new_function" };
function decideType(evidence) {
  const [first = NOBODY_SPOKE] = evidence;
  const codeType2 = isGeneral(first) && evidence.some(isEndpoint) ? "api_endpoint" : first.type;
  const others = evidence.filter((one) => one.type !== codeType2 && !(isGeneral(one) && isNew(codeType2)));
  return {
    codeType: codeType2,
    evidence: evidence.length > 0 ? evidence : [first],
    disagrees: [...new Set(others.map(({ source }) => source))]
  };
}
function isGeneral({ source, type }) {
  return type === "new_function" && source !== "config";
}
function isEndpoint({ source, type }) {
  return type === "api_endpoint" && (source === "path" || source === "syntax");
}
function isNew(type) {
  return type === "new_function" || type === "api_endpoint";
}

// src/core/change/types/words.ts
var WORDS = {
  new_function: "new_function feat feature enhancement",
  bug_fix: "bug_fix fix bug bugfix hotfix defect regression",
  refactor: "refactor refactoring perf performance style cleanup clean_up tech_debt technical_debt",
  api_endpoint: "api_endpoint endpoint api",
  integration: "integration integrations"
};
var TYPES = new Map(CODE_TYPES.flatMap((type) => WORDS[type].split(" ").map((word) => [word, type])));
var INTERNAL = /* @__PURE__ */ new Set(["chore", "maintenance", "internal"]);
function typeOfWord(word) {
  return TYPES.get(
    word.trim().toLowerCase().replace(/[\s-]+/g, "_")
  ) ?? null;
}
function typeOfLabel(label) {
  const text2 = label.replace(/[^\p{L}\p{N}\s:/_-]+/gu, "").trim();
  const [, prefix = "type", word = ""] = /^(?:([\p{L}\s_-]+?)\s*[:/]\s*)?([^:/]+)$/u.exec(text2) ?? [];
  if (!/^(?:type|kind|category|change|code[ _-]?type)$/i.test(prefix)) return null;
  return INTERNAL.has(word.toLowerCase()) ? "refactor" : typeOfWord(word);
}
var CONVENTIONAL = /^\s*([a-z]+)(?:\([^()]*\))?!?:\s/i;
var CONVENTIONAL_WORDS = /* @__PURE__ */ new Set([
  "feat",
  "feature",
  "fix",
  "bugfix",
  "hotfix",
  "refactor",
  "perf",
  "style"
]);
function typeOfTitle(title) {
  const word = CONVENTIONAL.exec(title)?.[1]?.toLowerCase() ?? "";
  return CONVENTIONAL_WORDS.has(word) ? typeOfWord(word) : null;
}
var BRANCH_WORDS = /* @__PURE__ */ new Set([...CONVENTIONAL_WORDS, "bug", "integration"]);
function typeOfBranch(branch) {
  const words = branch.split("/", 2).map((part) => /^[a-z]+/i.exec(part)?.[0].toLowerCase() ?? "");
  const word = words.find((candidate) => BRANCH_WORDS.has(candidate));
  return word === void 0 ? null : typeOfWord(word);
}

// src/core/change/types/hints.ts
function hintedTypes(hints, paths) {
  const subjects = hints.commits.filter(({ files }) => files === null || paths.some((path) => files.has(path))).map(({ subject }) => subject);
  return [
    ...said("label", hints.labels, typeOfLabel),
    ...said("issue", given(hints.issueType), typeOfWord),
    ...said("title", given(hints.title), typeOfTitle),
    ...said("commits", subjects, typeOfTitle),
    ...said("branch", given(hints.branch), typeOfBranch)
  ];
}
function said(source, texts, typeOf) {
  const byType = /* @__PURE__ */ new Map();
  for (const saw of texts) {
    const type = typeOf(saw);
    if (type !== null && !byType.has(type)) byType.set(type, { source, saw, type });
  }
  return strictestFirst([...byType.values()]);
}
function given(text2) {
  return text2 === null ? [] : [text2];
}

// src/core/change/types/syntax-type.ts
function syntaxType(functions, routes, added, isFirstToSpeak) {
  const edited = functions.filter(({ change }) => change === "new" || change === "modified");
  const answers = edited.flatMap(({ name, handler }) => handler ? [answerWords(name, handler)] : []);
  const registers = routes.filter(({ line, endLine }) => touches(added, line, endLine)).map(({ endpoint: endpoint2 }) => `registers ${endpointWords(endpoint2)}`);
  const [seen] = [...answers, ...registers];
  if (seen !== void 0) return [{ source: "syntax", saw: seen, type: "api_endpoint" }];
  const relocated = functions.filter(({ change }) => change === "renamed" || change === "moved");
  if (edited.length === 0 && relocated.length > 0)
    return [{ source: "syntax", saw: `only renames or moves ${names(relocated)}`, type: "refactor" }];
  const fresh = edited.filter(({ change }) => change === "new");
  if (fresh.length === 0 || !isFirstToSpeak) return [];
  return [{ source: "syntax", saw: `adds ${names(fresh)}`, type: "new_function" }];
}
function answerWords(name, handler) {
  const words = endpointWords(handler);
  return words.startsWith(name) ? `answers ${words}` : `${name} answers ${words}`;
}
function endpointWords({ framework, method, path }) {
  const route2 = [method, path].filter((part) => part !== null).join(" ");
  return `${route2 || "requests"} (${framework})`;
}
var SHOWN = 3;
function names(functions) {
  const rest = functions.length - SHOWN;
  const shown = functions.slice(0, SHOWN).map(({ name }) => name);
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}
function touches(lines2, from, to) {
  for (let line = from; line <= to; line += 1) if (lines2.has(line)) return true;
  return false;
}

// src/core/change/classify.ts
function classify(change, config) {
  const ruleFor = configRules(config);
  const all = [...change.outlines].map(([path, { old, now }]) => ({
    path,
    old: old.functions,
    now: now.functions
  }));
  const changeOf = compareFunctions(all);
  const handlerOf = findHandlers([...change.outlines.values()].map(({ now }) => now));
  const files = change.files.map((file) => {
    const outlines = change.outlines.get(file.path);
    const rule = ruleFor(file.path);
    const exempt = exemption(file, rule, outlines?.isGenerated ?? false);
    if (exempt !== null) return exemptFile(file, exempt);
    const now = outlines?.now ?? EMPTY_OUTLINE;
    const seen = now.functions.map((found) => ({
      found,
      name: found.name,
      change: changeOf(found),
      handler: handlerOf(found)
    }));
    return typedFile(file, evidenceBefore(file, rule, change.hints), seen, now);
  });
  return classification(files, change.warnings);
}
function evidenceBefore(file, rule, hints) {
  const paths = file.from === null ? [file.path] : [file.path, file.from];
  const place = pathType(file.path);
  return [
    ...rule && rule.type !== "exempt" ? [{ source: "config", saw: rule.saw, type: rule.type }] : [],
    ...hintedTypes(hints, paths),
    ...place ? [{ source: "path", ...place }] : []
  ];
}
function exemptFile(file, exempt) {
  return { ...basics(file), codeType: null, evidence: [], disagrees: [], exempt, functions: [] };
}
function typedFile(file, before, seen, { routes }) {
  const evidence = [...before, ...syntaxType(seen, routes, new Set(file.added), before.length === 0)];
  const functions = seen.map((one) => ({
    name: one.name,
    line: one.found.line,
    endLine: one.found.endLine,
    change: one.change,
    codeType: functionType(one, before),
    handler: one.handler
  }));
  return { ...basics(file), ...decideType(evidence), exempt: null, functions };
}
function functionType({ change, handler }, before) {
  if (change === "unchanged") return null;
  const [first] = before;
  const { codeType: codeType2 } = decideType(before);
  if (first && !(isGeneral(first) && codeType2 === "new_function")) return codeType2;
  if (handler) return "api_endpoint";
  return !first && (change === "renamed" || change === "moved") ? "refactor" : "new_function";
}
function basics({ path, from, status, added, moved, whitespaceOnly }) {
  return { path, from, status, lines: { added, moved, whitespaceOnly } };
}

// src/core/change/diff/diff-lines.ts
function diffLines(text2) {
  const lines2 = text2.replace(/^\uFEFF/, "").split("\n");
  const isCrlf = text2.includes("\r") && lines2.some((line) => /^(?:diff --git|@@) .*\r$/.test(line));
  return { lines: isCrlf ? lines2.map((line) => line.replace(/\r$/, "")) : lines2, at: 0 };
}
function currentLine({ lines: lines2, at: at2 }) {
  return lines2[at2];
}
function takeWhile(diff, accepts) {
  const start = diff.at;
  for (let line = currentLine(diff); line !== void 0 && accepts(line); line = currentLine(diff))
    diff.at += 1;
  return diff.lines.slice(start, diff.at);
}
function brokenDiff(diff, problem) {
  return new UserError(
    "diff-broken",
    `The diff does not add up at line ${diff.at + 1}: ${problem}`,
    "It may have been cut off or edited. Make it again with `git diff BASE...HEAD > change.diff`."
  );
}

// src/core/change/diff/moved-lines.ts
var BLOCK = 3;
function moveFinder(files) {
  const groups = files.flatMap((file) => file.groups);
  const added = /* @__PURE__ */ new Set();
  for (const group of groups) for (const line of group.added) added.add(line.trim());
  const places = blockPlaces(groups.flatMap(({ removed }) => runsOf(removed, added)));
  if (places.size === 0) return () => [];
  return (file) => {
    const explained = new Set(file.whitespaceOnly);
    return file.groups.flatMap((group) => {
      const words = wordsOf(group.added).filter(({ index }) => !explained.has(group.newStart + index));
      return blocksIn(words, places).flatMap(
        ({ first, last }) => linesOf(group, first, last).filter((line) => !explained.has(line))
      );
    });
  };
}
function runsOf(removed, added) {
  const runs = [[]];
  for (const [index, line] of removed.entries()) {
    const text2 = line.trim();
    if (!isWord(text2)) continue;
    if (added.has(text2)) runs.at(-1)?.push({ text: text2, index });
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(({ length }) => length >= BLOCK).map((words) => ({ words, taken: /* @__PURE__ */ new Set() }));
}
function blockPlaces(runs) {
  const places = /* @__PURE__ */ new Map();
  for (const run of runs)
    for (let at2 = 0; at2 + BLOCK <= run.words.length; at2 += 1) {
      const key = blockKey(run.words, at2);
      const known = places.get(key);
      if (known) known.push({ run, at: at2 });
      else places.set(key, [{ run, at: at2 }]);
    }
  return places;
}
function blocksIn(words, places) {
  const blocks = [];
  for (let at2 = 0; at2 + BLOCK <= words.length; ) {
    const length = takeLongest(words, at2, openPlaces(places.get(blockKey(words, at2)) ?? []));
    const [first, last] = [words[at2], words[at2 + length - 1]];
    if (first && last && length >= BLOCK) blocks.push({ first: first.index, last: last.index });
    at2 += Math.max(1, length);
  }
  return blocks;
}
var PLACES_TRIED = 32;
function openPlaces(places) {
  while (places[0]?.run.taken.has(places[0].at)) places.shift();
  return places.slice(0, PLACES_TRIED);
}
function takeLongest(words, at2, places) {
  let best = { length: 0, place: places[0] };
  for (const place of places) {
    const length = commonLength(words, at2, place);
    if (length > best.length) best = { length, place };
  }
  if (best.length < BLOCK || !saysDifferentThings(words, at2)) return 0;
  for (let offset = 0; offset < best.length; offset += 1) best.place?.run.taken.add(best.place.at + offset);
  return best.length;
}
function commonLength(words, at2, { run, at: from }) {
  let length = 0;
  while (words[at2 + length] !== void 0 && words[at2 + length]?.text === run.words[from + length]?.text && !run.taken.has(from + length))
    length += 1;
  return length;
}
function saysDifferentThings(words, at2) {
  return new Set(words.slice(at2, at2 + BLOCK).map(({ text: text2 }) => text2)).size > 1;
}
function blockKey(words, at2) {
  return `${words[at2]?.text}
${words[at2 + 1]?.text}
${words[at2 + 2]?.text}`;
}
function linesOf({ newStart, added }, first, last) {
  let [start, end] = [first, last];
  while (isFiller(added[end + 1])) end += 1;
  while (isFiller(added[start - 1])) start -= 1;
  return Array.from({ length: end - start + 1 }, (_, offset) => newStart + start + offset);
}
function wordsOf(lines2) {
  return lines2.map((line, index) => ({ text: line.trim(), index })).filter(({ text: text2 }) => isWord(text2));
}
function isFiller(line) {
  return line !== void 0 && !isWord(line.trim());
}
var FILLER = /^\W*(?:end|else|try|do|begin|then|fi|done|pass|break|return)?\W*$/;
var LONGEST_FILLER = 16;
function isWord(text2) {
  return text2.length > LONGEST_FILLER || !FILLER.test(text2) || new RegExp("\\p{L}", "u").test(text2.replace(/\w/g, ""));
}

// src/core/change/diff/path-names.ts
var ESCAPES = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  "\\": 92
};
function unquote(name) {
  if (!/^".*"$/s.test(name)) return name;
  const bytes = [];
  for (const [piece, octal, letter] of name.slice(1, -1).matchAll(/\\([0-7]{1,3})|\\(.)|[^\\]+/gs)) {
    if (octal !== void 0) bytes.push(Number.parseInt(octal, 8) & 255);
    else if (letter !== void 0) bytes.push(ESCAPES[letter] ?? letter.charCodeAt(0));
    else bytes.push(...new TextEncoder().encode(piece));
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
function nameOnLine(rest) {
  const name = unquote(rest.startsWith('"') ? rest.replace(/"[^"]*$/, '"') : rest.replace(/\t.*$/s, ""));
  return name === "/dev/null" ? null : name;
}
var PREFIXED = /^"?([abciow12])\/.* "?([abciow12])\//s;
function hasPrefixes(gitLine) {
  const [, old, now] = PREFIXED.exec(gitLine) ?? [];
  return old !== now;
}
function withoutPrefix(name) {
  return name.replace(/^[abciow12]\//, "");
}
function nameOnGitLine(rest) {
  const [old, now] = bothNames(rest);
  if (old === void 0 || now === void 0) return null;
  if (old === now) return now;
  const [bareOld, bareNow] = [withoutPrefix(old), withoutPrefix(now)];
  return bareOld === bareNow ? bareNow : null;
}
function bothNames(rest) {
  if (rest.includes('"'))
    return [...rest.matchAll(/"(?:[^"\\]|\\.)*"|[^"]\S*/gs)].map(([name]) => unquote(name.trim()));
  const middle = (rest.length - 1) / 2;
  return rest[middle] === " " ? [rest.slice(0, middle), rest.slice(middle + 1)] : [];
}

// src/core/change/diff/read-hunk.ts
var HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function readHunk(diff, header) {
  const hunk = openHunk(header);
  if (!hunk) throw brokenDiff(diff, `\`${header.slice(0, 60)}\` is no hunk header.`);
  const promise = `\`${header.slice(0, 60)}\` promises ${hunk.oldLeft} old and ${hunk.newLeft} new lines.`;
  diff.at += 1;
  while (hunk.oldLeft > 0 || hunk.newLeft > 0) {
    const line = currentLine(diff);
    if (line === void 0) throw brokenDiff(diff, `it ends within a hunk. ${promise}`);
    if (!take(hunk, line)) throw brokenDiff(diff, `this line does not fit its hunk. ${promise}`);
    diff.at += 1;
  }
  while (currentLine(diff)?.startsWith(NO_NEWLINE)) diff.at += 1;
  return hunk.groups;
}
function openHunk(header) {
  const [, oldStart, oldCount = "1", newStart, newCount = "1"] = HEADER.exec(header) ?? [];
  if (oldStart === void 0 || newStart === void 0) return null;
  const [oldLeft, newLeft] = [Number(oldCount), Number(newCount)];
  const oldLine = Number(oldStart) + (oldLeft === 0 ? 1 : 0);
  const newLine = Number(newStart) + (newLeft === 0 ? 1 : 0);
  return { groups: [], open: null, oldLine, newLine, oldLeft, newLeft };
}
var STEPS = /* @__PURE__ */ new Map([
  ["-", { old: 1, new: 0 }],
  ["+", { old: 0, new: 1 }],
  [" ", { old: 1, new: 1 }]
]);
var NO_NEWLINE = "\\";
function take(hunk, line) {
  const sign = line.charAt(0) || " ";
  if (sign === NO_NEWLINE) return true;
  const step = STEPS.get(sign);
  if (!step || step.old > hunk.oldLeft || step.new > hunk.newLeft) return false;
  if (sign === " ") hunk.open = null;
  else {
    hunk.open ??= openGroup(hunk);
    hunk.open[sign === "-" ? "removed" : "added"].push(line.slice(1));
  }
  hunk.oldLine += step.old;
  hunk.oldLeft -= step.old;
  hunk.newLine += step.new;
  hunk.newLeft -= step.new;
  return true;
}
function openGroup({ groups, oldLine, newLine }) {
  const group = { oldStart: oldLine, newStart: newLine, removed: [], added: [] };
  groups.push(group);
  return group;
}

// src/core/change/diff/read-section.ts
function readGitSection(diff, line) {
  const gitLine = line.slice("diff --git ".length);
  const name = nameOnGitLine(gitLine);
  const section = emptySection(name, name);
  const bare3 = hasPrefixes(gitLine) ? withoutPrefix : (text2) => text2;
  diff.at += 1;
  for (const header of takeWhile(diff, (text2) => !/^(?:diff |@@|Submodule )/.test(text2)))
    readHeaderLine(section, header, bare3);
  return withHunks(section, diff);
}
function readPlainSection(diff) {
  const [oldName, newName] = takeWhile(diff, (line) => /^(?:---|\+\+\+) /.test(line)).map(
    (line) => nameOnLine(line.slice(4))
  );
  const prefixed = [oldName, newName].every((name) => !name || /^[ab]\//.test(name)) && oldName !== newName;
  const bare3 = (name) => name && prefixed ? withoutPrefix(name) : name ?? null;
  const section = emptySection(bare3(oldName), bare3(newName));
  return withHunks({ ...section, isNew: oldName === null, isDeleted: newName === null }, diff);
}
function submoduleSection(line) {
  const [, path] = /^Submodule (.+?) (?:[0-9a-f]{7,}\.\.|contains )/.exec(line) ?? [];
  return path === void 0 ? [] : [{ ...emptySection(path, path), newMode: "160000" }];
}
function emptySection(oldName, newName) {
  return {
    oldName,
    newName,
    kind: null,
    oldMode: null,
    newMode: null,
    isNew: false,
    isDeleted: false,
    isBinary: false,
    groups: []
  };
}
var HEADER_RULES = [
  ["old mode ", (section, mode) => Object.assign(section, { oldMode: mode })],
  ["new mode ", (section, mode) => Object.assign(section, { newMode: mode })],
  ["new file mode ", (section, mode) => Object.assign(section, { newMode: mode, isNew: true })],
  ["deleted file mode ", (section, mode) => Object.assign(section, { oldMode: mode, isDeleted: true })],
  ["rename from ", (section, name) => Object.assign(section, { oldName: unquote(name), kind: "rename" })],
  ["rename to ", (section, name) => Object.assign(section, { newName: unquote(name) })],
  ["copy from ", (section, name) => Object.assign(section, { oldName: unquote(name), kind: "copy" })],
  ["copy to ", (section, name) => Object.assign(section, { newName: unquote(name) })],
  ["Binary files ", (section) => Object.assign(section, { isBinary: true })],
  ["GIT binary patch", (section) => Object.assign(section, { isBinary: true })],
  ["--- ", (section, rest, bare3) => nameSide(section, "oldName", rest, bare3)],
  ["+++ ", (section, rest, bare3) => nameSide(section, "newName", rest, bare3)],
  [
    "index ",
    (section, rest) => {
      section.newMode ??= /\.\.[0-9a-f]+ (\d+)$/.exec(rest)?.[1] ?? null;
    }
  ]
];
function readHeaderLine(section, line, bare3) {
  const [prefix, rule] = HEADER_RULES.find(([start]) => line.startsWith(start)) ?? [];
  if (prefix !== void 0 && rule) rule(section, line.slice(prefix.length), bare3);
}
function nameSide(section, side, rest, bare3) {
  const name = nameOnLine(rest);
  if (name !== null) section[side] = bare3(name);
}
function withHunks(section, diff) {
  const groups = [];
  for (let line = currentLine(diff); line?.startsWith("@@ "); line = currentLine(diff))
    groups.push(...readHunk(diff, line));
  const next = currentLine(diff) ?? "";
  const isNextFile = next.startsWith("--- ") && diff.lines[diff.at + 1]?.startsWith("+++ ");
  if (groups.length > 0 && /^[-+ ](?!- ?$)/.test(next) && !isNextFile)
    throw brokenDiff(diff, "a hunk has more lines than its header promises.");
  return { ...section, groups };
}

// src/core/change/diff/match-lines.ts
function matchInOrder(old, now) {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let [oldEnd, nowEnd] = [old.length, now.length];
  while (oldEnd > start && nowEnd > start && old[oldEnd - 1] === now[nowEnd - 1]) {
    oldEnd -= 1;
    nowEnd -= 1;
  }
  return [
    ...range(0, start),
    ...longestRun(placesOf(old, start, oldEnd), now.slice(start, nowEnd)).map((place) => place + start),
    ...range(nowEnd, now.length)
  ];
}
var TOO_COMMON = 64;
function placesOf(lines2, start, end) {
  const places = /* @__PURE__ */ new Map();
  for (const [index, line] of lines2.slice(start, end).entries())
    places.set(line, [...(places.get(line) ?? []).slice(-TOO_COMMON), start + index]);
  for (const [line, found] of places) if (found.length > TOO_COMMON) places.delete(line);
  return places;
}
function longestRun(places, lines2) {
  const tails = [];
  for (const [position, line] of lines2.entries()) {
    for (const place of (places.get(line) ?? []).toReversed()) {
      const length = firstAtLeast(tails, place);
      tails[length] = { position, place, before: tails[length - 1] ?? null };
    }
  }
  const found = [];
  for (let link = tails.at(-1) ?? null; link; link = link.before) found.push(link.position);
  return found.reverse();
}
function firstAtLeast(tails, place) {
  let [low, high] = [0, tails.length];
  while (low < high) {
    const middle = low + high >> 1;
    const tail = tails[middle];
    if (tail && tail.place < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
function range(start, end) {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

// src/core/change/diff/whitespace-lines.ts
function whitespaceLines(groups) {
  return groups.flatMap(({ newStart, removed, added }) => {
    const same = new Set(
      haveCommon(removed, added) ? matchInOrder(removed.map(lineKey), added.map(lineKey)) : []
    );
    return added.flatMap((line, index) => isBlank(line) || same.has(index) ? [newStart + index] : []);
  });
}
function haveCommon(removed, added) {
  if (removed.length === 0 || added.length === 0) return false;
  const letters = new Set(removed.map(withoutBlanks));
  return added.some((line) => letters.has(withoutBlanks(line)));
}
function withoutBlanks(line) {
  return line.replace(/\s+/g, "");
}
function lineKey(line) {
  return line.trim().replace(/\s+/g, " ").replace(/(?<![\p{L}\p{N}_]) | (?![\p{L}\p{N}_])/gu, "");
}
function isBlank(line) {
  return !/\S/.test(line);
}

// src/core/change/diff/to-changed-file.ts
var SUBMODULE = "160000";
function toChangedFile(section) {
  const { oldName, newName, groups } = section;
  const path = (section.isDeleted ? oldName : newName) ?? oldName ?? "";
  const from = section.kind === null ? null : oldName;
  for (const name of [path, from]) if (name !== null) mustBeInside(name);
  return {
    path,
    from,
    status: statusOf(section),
    mode: section.newMode,
    groups,
    added: groups.flatMap(({ newStart, added }) => added.map((_, index) => newStart + index)),
    removedCount: groups.reduce((count, { removed }) => count + removed.length, 0),
    moved: [],
    whitespaceOnly: whitespaceLines(groups)
  };
}
function statusOf(section) {
  if (section.newMode === SUBMODULE || section.oldMode === SUBMODULE) return "submodule";
  if (section.isDeleted) return "deleted";
  if (section.isBinary) return "binary";
  if (section.isNew) return "added";
  if (section.kind) return section.kind === "rename" ? "renamed" : "copied";
  return section.oldMode !== null && section.groups.length === 0 ? "mode" : "modified";
}
function mustBeInside(name) {
  if (name !== "" && !/^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name)) return;
  throw new UserError(
    "diff-path",
    name === "" ? "The diff has a file without a name." : `The diff names \`${name}\`, outside of the repository.`,
    "Make the diff within the repository: `git diff BASE...HEAD > change.diff`."
  );
}

// src/core/change/parse-diff.ts
function parseDiff(text2) {
  const files = readSections(diffLines(text2)).map(toChangedFile);
  if (files.length === 0 && text2.trim() !== "") throw noDiff();
  const sorted = onePerPath(files);
  const movedIn = moveFinder(sorted);
  return sorted.map((file) => ({ ...file, moved: movedIn(file) }));
}
function readSections(diff) {
  const sections = [];
  for (let line = currentLine(diff); line !== void 0; line = currentLine(diff)) {
    if (/^(?:diff --(?:cc|combined) |@@@)/.test(line)) throw combined();
    if (line.startsWith("diff --git ")) sections.push(readGitSection(diff, line));
    else if (line.startsWith("--- ") && diff.lines[diff.at + 1]?.startsWith("+++ "))
      sections.push(readPlainSection(diff));
    else if (line.startsWith("@@ ")) throw brokenDiff(diff, "a hunk stands before any file name.");
    else {
      sections.push(...submoduleSection(line));
      diff.at += 1;
    }
  }
  return sections;
}
function onePerPath(files) {
  const byPath = /* @__PURE__ */ new Map();
  for (const file of files) {
    const other = byPath.get(file.path);
    const isTypeChange = other?.status === "deleted" && file.status === "added";
    if (other && !isTypeChange) throw twice(file.path);
    byPath.set(file.path, other ? merged(other, file) : file);
  }
  return [...byPath.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}
function merged(gone, come) {
  return {
    ...come,
    status: "modified",
    groups: [...gone.groups, ...come.groups],
    removedCount: gone.removedCount
  };
}
function combined() {
  return new UserError(
    "diff-combined",
    "The diff is a combined diff of a merge, which compares with several parents at once.",
    "Compare with one commit: `git diff BASE...HEAD`, or `git show -m --first-parent`."
  );
}
function noDiff() {
  return new UserError(
    "diff-unreadable",
    "There is no unified diff in it: no line starts with `diff --git` or `--- `.",
    "Make one with `git diff BASE...HEAD > change.diff`."
  );
}
function twice(path) {
  return new UserError(
    "diff-twice",
    `The diff changes ${path} twice, as if several diffs were put together.`,
    "Make one diff of the whole change: `git diff BASE...HEAD > change.diff`."
  );
}

// src/core/change/syntax/text-edits.ts
function textEdits(old, now, groups) {
  const [before, after] = [lineFinder(old), lineFinder(now)];
  return groups.toReversed().map(({ oldStart, newStart, removed, added }) => {
    const start = before(oldStart - 1);
    const oldEnd = before(oldStart - 1 + removed.length);
    const newFrom = after(newStart - 1);
    const newEnd = after(newStart - 1 + added.length);
    return {
      startIndex: start.index,
      oldEndIndex: oldEnd.index,
      newEndIndex: start.index + newEnd.index - newFrom.index,
      startPosition: start.place,
      oldEndPosition: oldEnd.place,
      newEndPosition: {
        row: start.place.row + newEnd.place.row - newFrom.place.row,
        column: newEnd.place.column
      }
    };
  });
}
function lineFinder(text2) {
  const starts = [0];
  for (let at2 = text2.indexOf("\n"); at2 >= 0; at2 = text2.indexOf("\n", at2 + 1)) starts.push(at2 + 1);
  return (line) => {
    const index = starts[line];
    if (index !== void 0) return { index, place: { row: line, column: 0 } };
    const column = text2.length - text2.lastIndexOf("\n") - 1;
    return { index: text2.length, place: { row: starts.length - 1, column } };
  };
}

// src/core/change/old-text.ts
function oldText(newText, groups) {
  const lines2 = newText.split("\n");
  const parts = [];
  let next = 0;
  for (const { newStart, removed, added } of groups) {
    const start = newStart - 1;
    if (start + added.length > lines2.length) return null;
    if (added.some((line, index) => bare2(lines2[start + index]) !== bare2(line))) return null;
    parts.push(lines2.slice(next, start), removed);
    next = start + added.length;
  }
  return [...parts, lines2.slice(next)].flat().join("\n");
}
function bare2(line) {
  return line?.replace(/\r$/, "");
}

// src/core/change/versions.ts
function versionsOf(file, now) {
  if (file.status === "deleted") return { old: oldText("", file.groups), now: null };
  if (now === void 0) return null;
  const old = oldText(now, file.groups);
  if (old === null) throw doesNotFit(`${file.path} as it lies here: its lines are others`);
  return { old: file.status === "added" ? null : old, now };
}
function doesNotFit(where) {
  return new UserError(
    "diff-does-not-fit",
    `The diff does not lead to ${where}.`,
    "Check out the commit that the diff was made for, or use `--base REF` instead of a diff."
  );
}

// src/app/classify-change.ts
async function classifyChange(request, config, world) {
  const branch = await world.changes.branch();
  const change = await givenChange(request, world) ?? await world.changes.of(
    await world.code.state({ branch: branch ?? "", base: request.base ?? config.base })
  );
  const hints = { ...request.hints, branch: request.hints.branch ?? branch };
  return await classifyText(change, hints, config, world);
}
async function givenChange({ change, diff }, { changes }) {
  return diff === void 0 ? change : await changes.inFile(diff);
}
async function classifyText(change, hints, config, world) {
  const files = parseDiff(change.diff);
  const { outlines, warnings } = await outlineFiles(files, change, config, world);
  const classification2 = classify(
    { files, outlines, hints: { ...hints, commits: change.commits }, warnings },
    config
  );
  return { files, classification: classification2, outlines };
}
var MOST_SOURCES = 500;
async function outlineFiles(files, change, config, world) {
  const ruleFor = configRules(config);
  const readable = files.flatMap((file) => {
    const language = mayOwe(file, ruleFor(file.path)) ? languageOf(file.path) : null;
    return language ? [{ file, language }] : [];
  });
  if (readable.length > MOST_SOURCES) {
    const warning = `${readable.length} source files changed; functions are looked at in up to ${MOST_SOURCES}.`;
    return { outlines: /* @__PURE__ */ new Map(), warnings: [warning] };
  }
  const texts = await change.texts(
    readable.flatMap(({ file }) => file.status === "deleted" ? [] : [file.path])
  );
  const outlines = /* @__PURE__ */ new Map();
  const warnings = [];
  for (const { file, language } of readable) {
    const versions = versionsOf(file, texts.get(file.path));
    if (versions) outlines.set(file.path, await readOutlines(file, versions, language, world));
    else warnings.push(`${file.path}: its functions were not looked at; the file is missing or too large.`);
  }
  return { outlines, warnings };
}
async function readOutlines(file, versions, language, { syntax }) {
  const { old, now } = versions;
  const edits = old === null || now === null ? [] : textEdits(old, now, file.groups);
  const matches = await syntax.matches(language.grammar, { old, now, edits });
  return {
    old: old === null ? EMPTY_OUTLINE : outlineOf(file.from ?? file.path, old, matches.old, language),
    now: now === null ? EMPTY_OUTLINE : outlineOf(file.path, now, matches.now, language),
    isGenerated: now !== null && saysGenerated(now, old)
  };
}

export {
  languageOf,
  likeness,
  SOURCES,
  globMatcher,
  endpointWords,
  classify,
  parseDiff,
  versionsOf,
  doesNotFit,
  classifyChange,
  givenChange,
  classifyText
};
