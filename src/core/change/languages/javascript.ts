import type { FoundFunction } from "../syntax/found-function.ts";
import { DEFAULT_NAME } from "../syntax/items.ts";
import { firstString, frameworkOf, httpMethod, joinPaths, markNamed, pathOfMark, pathText } from "./http.ts";
import type { Language, RouteCall, SourceFile } from "./language.ts";
import { JAVASCRIPT_STATEMENTS } from "./statement-queries.ts";

const FUNCTION = "[(arrow_function body: (_) @body) (function_expression body: (_) @body)] @function";
const TARGET = "[(identifier) (member_expression) (arrow_function) (function_expression)] @call.target";
const VERB = '(#any-of? @call.name "get" "post" "put" "patch" "delete" "del" "head" "options" "all")';
const METHOD_CALL =
  "function: (member_expression object: (_) @call.receiver property: (property_identifier) @call.name)";

const SHARED = `
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
((call_expression ${METHOD_CALL} arguments: (arguments . (_) @call.path ${TARGET})) @call ${VERB})
((call_expression ${METHOD_CALL} arguments: (arguments . (_) @call.path (call_expression arguments: (arguments ${TARGET})))) @call ${VERB})
((call_expression function: (member_expression object: (call_expression) @call.receiver property: (property_identifier) @call.name)
  arguments: (arguments ${TARGET})) @call ${VERB} (#match? @call.receiver "\\\\.route\\\\("))
((call_expression ${METHOD_CALL} arguments: (arguments (object [
  (pair key: (property_identifier) @_handler value: ${TARGET})
  (method_definition name: (property_identifier) @_handler) @call.target]))) @call
  (#eq? @call.name "route") (#eq? @_handler "handler"))
(if_statement condition: (_) @branch.test consequence: (_) @branch.if alternative: (else_clause (_) @branch.else)?)
(ternary_expression condition: (_) @branch.test consequence: (_) @branch.if alternative: (_) @branch.else)
(switch_case value: (_) @branch.test) @branch.case
(switch_default) @branch.default
(catch_clause body: (_) @branch.catch)
`;

const JAVASCRIPT = `${SHARED}
(field_definition property: (_) @name value: ${FUNCTION})`;

const TYPESCRIPT = `${SHARED}
(public_field_definition name: (_) @name value: ${FUNCTION})
(abstract_class_declaration name: (_) @scope.name) @scope
(internal_module name: (_) @scope.name) @scope`;

const FRAMEWORKS: readonly (readonly [RegExp, string])[] = [
  [/^express\b/, "express"],
  [/^(?:@fastify\/|fastify)/, "fastify"],
  [/^(?:hono|@hono\/)/, "hono"],
  [/^(?:koa|@koa\/)/, "koa"],
  [/^@nestjs\//, "nest"],
  [/^next\b/, "next"],
  [/^@sveltejs\/kit/, "sveltekit"],
  [/^(?:node:)?https?$/, "http"],
];

const ROUTER =
  /^(?:app|server|fastify|instance|api|hono|koa|routes?|\w*[rR]outer|\w+App|\w+Routes|new\s+(?:\w*Router|Hono|OpenAPIHono))\b/;
const MAKERS = "(?:express|[fF]astify|Hono|OpenAPIHono|Koa|(?:[\\w$]+\\.)?\\w*Router|restify\\.createServer)";

function route(call: RouteCall, file: SourceFile) {
  const framework = frameworkOf(file.imports, FRAMEWORKS) ?? "http";
  if (call.name === "route") {
    const method = /\bmethod\s*:\s*["'`](\w+)/.exec(call.text)?.[1] ?? null;
    const path = /\b(?:url|path)\s*:\s*["'`]([^"'`]*)/.exec(call.text)?.[1] ?? null;
    return path === null ? null : { framework, method, path };
  }
  const chained = /\.route\(\s*(["'`])(.*?)\1/.exec(call.receiver)?.[2];
  const path = chained ?? pathText(call.path);
  const isLiteral = chained !== undefined || firstString(call.path) !== null;
  if (!isRouter(call.receiver, file.text) || (isLiteral && !/^[/*]|^$/.test(path))) return null;
  return { framework, method: httpMethod(call.name), path };
}

/** `axios.get` and `map.get` look alike: the receiver must be called or made like a router. */
function isRouter(receiver: string, text: string): boolean {
  if (ROUTER.test(receiver.replace(/^this\./, ""))) return true;
  const name = /^[\w$]+/.exec(receiver)?.[0].replaceAll("$", "\\$");
  const made = `(?:const|let|var)\\s+${name}(?![\\w$])[^=\\n]*=\\s*(?:await\\s+)?(?:new\\s+)?${MAKERS}\\s*[(<]`;
  return name !== undefined && new RegExp(made).test(text);
}

const VERBS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|fallback)$/;
const NEST = /^(?:Get|Post|Put|Patch|Delete|Head|Options|All|Sse)$/;
const REQUEST_AND_RESPONSE =
  /\(\s*(?:_?err\w*\b[^,()]*,\s*)?_?req(?:uest)?\b[^,()]*,\s*_?(?:res|response|reply)\b/;

function endpoint(found: Omit<FoundFunction, "endpoint">, { path, text, imports }: SourceFile) {
  const { simpleName, isTopLevel, marks, head, scope } = found;
  const answers = isTopLevel && VERBS.test(simpleName) ? { method: httpMethod(simpleName) } : null;
  const next = /(?:^|\/)app\/(.*?)\/?route\.[cm]?[jt]sx?$/.exec(path);
  if (answers && next) return { framework: "next", ...answers, path: `/${next[1]}` };
  const kit = /(?:^|\/)routes\/(.*?)\/?\+server\.[jt]s$/.exec(path);
  if (answers && kit) return { framework: "sveltekit", ...answers, path: `/${kit[1]}` };
  const page = /(?:^|\/)pages(\/api(?:\/.*?)??)(?:\/index)?\.[cm]?[jt]sx?$/.exec(path)?.[1];
  if (page !== undefined && isTopLevel && isDefaultExport(simpleName, text))
    return { framework: "next", method: null, path: page };

  const mark = markNamed(marks, NEST);
  if (mark && scope) {
    const place = joinPaths(pathOfMark(scope.marks, /^Controller$/), firstString(mark.args));
    return { framework: "nest", method: httpMethod(mark.name), path: place };
  }
  if (!REQUEST_AND_RESPONSE.test(head)) return null;
  return { framework: frameworkOf(imports, FRAMEWORKS) ?? "http", method: null, path: null };
}

function isDefaultExport(name: string, text: string): boolean {
  const exported = /\bexport\s+default\s+(?:async\s+)?(?:function\b\s*)?(\w+)?/.exec(text);
  return exported !== null && (exported[1] === name || name === DEFAULT_NAME);
}

const rules = { indentMatters: false, statements: JAVASCRIPT_STATEMENTS, route, endpoint };

export const javascript: Language = {
  name: "JavaScript",
  grammar: { name: "javascript", query: JAVASCRIPT },
  ...rules,
};
export const typescript: Language = {
  name: "TypeScript",
  grammar: { name: "typescript", query: TYPESCRIPT },
  ...rules,
};
export const tsx: Language = { name: "TSX", grammar: { name: "tsx", query: TYPESCRIPT }, ...rules };
