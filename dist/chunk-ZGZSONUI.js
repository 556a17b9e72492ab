import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  LeakBook,
  countIssues,
  redact,
  worstIssues
} from "./chunk-6V7ABJCP.js";
import {
  withoutTerminalSequences
} from "./chunk-C2YAJR6A.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/core/reports/failure/paths/files-ending-with.ts
function filesEndingWith(files) {
  const byName = /* @__PURE__ */ new Map();
  for (const file of files) {
    const name = baseName(file);
    const known = byName.get(name);
    if (known) known.push(file);
    else byName.set(name, [file]);
  }
  return (suffix) => {
    const named2 = byName.get(baseName(suffix)) ?? [];
    return named2.filter((file) => file === suffix || file.endsWith(`/${suffix}`));
  };
}
function baseName(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}

// src/core/reports/failure/paths/plain-path.ts
var SCHEME = /^(?:file|webpack|webpack-internal|vite|ng|app|turbopack):\/\//i;
var ORIGIN = /^https?:\/\/[^/]*/i;
var WINDOWS = /^(?:\\\\|[A-Za-z]:[\\/])/;
function plainPath(written) {
  const isUrl = SCHEME.test(written) || ORIGIN.test(written);
  const bare = isUrl ? decoded(
    written.replace(SCHEME, "").replace(ORIGIN, "").replace(/[?#].*$/, "")
  ) : written;
  const path = bare.replace(/^\/@fs(?=\/)/, "").replace(/^\/(?=[A-Za-z]:[\\/])/, "");
  const slashed = WINDOWS.test(path) || !path.includes("/") ? path.replaceAll("\\", "/") : path;
  return normalised(slashed);
}
function isAbsolute(path) {
  return path.startsWith("/") || /^[A-Za-z]:\//.test(path);
}
function normalised(path) {
  const parts = [];
  for (const part of path.split("/")) {
    if (part === ".." && parts.some((before) => before !== "..")) parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return (path.startsWith("/") ? "/" : "") + parts.join("/");
}
var UTF_8 = new TextDecoder();
function decoded(path) {
  return path.replace(/(?:%[0-9A-Fa-f]{2})+/g, (codes) => {
    const bytes = codes.split("%").slice(1);
    return UTF_8.decode(Uint8Array.from(bytes, (code) => Number.parseInt(code, 16)));
  });
}

// src/core/reports/failure/paths/vendored.ts
var FOLDERS = [
  // JavaScript
  "node_modules|bower_components|jspm_packages|\\.pnpm|\\.yarn|\\.pnp\\.[cm]?js",
  // Python
  "site-packages|dist-packages|\\.venv|venv|\\.tox|\\.nox|\\.eggs|\\.pyenv|lib(?:64)?/python\\d(?:\\.\\d+)?|Python\\d*(?:/[^/]+){0,2}/Lib",
  // Go, PHP, Ruby
  "vendor|pkg/mod|[^/]+@v\\d[^/]*|gems/[^/]+-\\d[^/]*|lib/ruby|rubygems_integration|share/php",
  // Rust, .NET, JVM
  "\\.cargo|rustc/[0-9a-f]{8,}|\\.rustup|\\.nuget|\\.m2|\\.gradle",
  "Pods|Carthage|\\.build/checkouts"
];
var IN_FOLDER = new RegExp(`(?:^|/)(?:${FOLDERS.join("|")})(?:/|$)`);
var RUNTIME = /^(?:node|bun|deno|ext|native|internal|phar|jar|wasm|rsrc):|^[<[(]|(?:local|lib)\/go[^/]*\/src\/|(?:^|\/)go\/\d[^/]*\/(?:x64\/|arm64\/)?src\/|(?:^|\/)libexec\/src\/|Program Files\/Go\/src\/|(?:^|\/)webpack\/(?:runtime|bootstrap)|(?:^|\/)_testmain\.go$/;
function isVendored(path) {
  return RUNTIME.test(path) || IN_FOLDER.test(path);
}
var GENERATED = /(?:^|\/)(?:dist|build|out|target|bin|obj|coverage|\.next|\.nuxt|\.svelte-kit|\.vite|\.cache)\//;
function isGenerated(path) {
  return GENERATED.test(path);
}

// src/core/reports/failure/paths/repository-path.ts
function repositoryPath(written, context) {
  const plain = plainPath(written);
  const inside = withoutStart(plain, `${plainPath(context.root)}/`);
  const path = inside.replace(/^(?:\.\.\/)+/, "");
  if (path === "" || isVendored(path)) return void 0;
  if (context.tracked(path)) return path;
  const isOurs = !isAbsolute(path) && path === inside && !isGenerated(path);
  return nearestEnding(path, context) ?? trackedSuffix(path, context) ?? (isOurs ? path : void 0);
}
function withoutStart(path, start) {
  return path.startsWith(start) ? path.slice(start.length) : path;
}
function endingPath(suffix, context) {
  const known = nearestEnding(suffix, context) ?? [suffix, ...inSourceRoots(suffix)].find(context.tracked);
  if (known !== void 0 || !LOOSE_PACKAGES.test(suffix) || !suffix.includes("/")) return known;
  return endingPath(suffix.slice(suffix.indexOf("/") + 1), context);
}
var LOOSE_PACKAGES = /\.(?:kts?|scala|groovy)$/;
function inSourceRoots(suffix) {
  return SOURCE_ROOTS.map((root) => root + suffix);
}
var SOURCE_ROOTS = ["main", "test"].flatMap(
  (set) => ["java", "kotlin", "scala", "groovy"].flatMap((language) => [
    `src/${set}/${language}/`,
    `app/src/${set}/${language}/`
  ])
);
var SYSTEM = /^(?:\/(?:usr|opt|lib|snap|nix|System|Library)\/|[A-Za-z]:\/(?:Windows|Program))/;
function trackedSuffix(path, { tracked }) {
  if (SYSTEM.test(path)) return void 0;
  let suffix = path;
  while (!tracked(suffix)) {
    const slash = suffix.indexOf("/");
    if (slash < 0) return void 0;
    suffix = suffix.slice(slash + 1);
  }
  return suffix;
}
function nearestEnding(path, context) {
  if (isAbsolute(path)) return void 0;
  const folders = ancestors(plainPath(context.testFile));
  const beside = folders.map((folder) => folder + path).find(context.tracked);
  if (beside !== void 0) return beside;
  const ending = context.endingWith?.(path) ?? [];
  if (ending.length < 2) return ending[0];
  const inPackage = ending.filter((file) => `/${context.suite}/`.endsWith(`/${file.slice(0, -path.length)}`));
  const near = folders.map((folder) => ending.filter((file) => file.startsWith(folder)));
  return [inPackage, ...near].find(isOne)?.[0];
}
function isOne(files) {
  return files.length === 1;
}
function ancestors(file) {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, parts.length - index).join("/")}/`);
}

// src/core/attempt/collect-security.ts
var MAX_NAME = 200;
var MAX_MESSAGE = 1e3;
function collectSecurity(reports, options) {
  const endingWith = filesEndingWith(options.tracked);
  const pathOf = (uri) => repositoryPath(decoded(uri), {
    testFile: "",
    root: options.root,
    tracked: (path) => options.tracked.has(path),
    endingWith
  }) ?? null;
  const issues = reports.flatMap(
    (report) => report.issues.map((issue) => toIssue(issue, pathOf(issue.uri), options.secrets))
  );
  return {
    reports: reports.length,
    counts: countIssues(issues),
    suppressed: reports.reduce((sum2, { suppressed }) => sum2 + suppressed, 0),
    known: reports.reduce((sum2, { known }) => sum2 + known, 0),
    issues: worstIssues(issues)
  };
}
function toIssue({ tool, rule, severity, message, line }, path, secrets) {
  const safe = (text, length) => redact(text, secrets).slice(0, length);
  return {
    tool: safe(tool, MAX_NAME),
    rule: safe(rule, MAX_NAME),
    severity,
    message: safe(message, MAX_MESSAGE),
    path: path === null ? null : safe(path, MAX_MESSAGE),
    line: path === null ? null : line
  };
}

// src/core/reports/sarif/only-sarif.ts
function onlySarif(result) {
  if (result.kind === "security" || result.kind === "unreadable") return result;
  const found = result.kind === "other" ? result.note : `a ${result.kind} report (${result.format})`;
  return {
    kind: "unreadable",
    error: {
      code: "not-sarif",
      message: `The file is no SARIF report: ${found}.`,
      hint: "Point `sarif` at what the scanner writes as SARIF 2.1, or correct the pattern."
    }
  };
}

// src/core/reports/identity/repository-path.ts
var CHECKOUTS = [
  /^\/(?:home|Users)\/runner\/work\/[^/]+\/[^/]+\//,
  /^\/__w\/[^/]+\/[^/]+\//,
  /^[a-z]:\/a\/[^/]+\/[^/]+\//i,
  /^\/github\/workspace\//,
  /^\/builds\/(?:[^/]+\/)+?(?=(?:src|lib|app|tests?|spec|packages)\/)/,
  /^\/(?:home\/circleci|root)\/project\//,
  /^\/home\/vsts\/work\/\d+\/s\//,
  /^\/opt\/atlassian\/pipelines\/agent\/build\//,
  /^\/drone\/src\//,
  /^\/bitrise\/src\//,
  /^\/var\/(?:lib\/)?jenkins(?:_home)?\/workspace\/[^/]+\//,
  /^\/(?:usr\/src\/app|usr\/src|workspaces\/[^/]+|workspace|app|code|project)\//
];
var ABSOLUTE = /^(?:\/|[a-z]:\/)/i;
function repositoryPath2(written, root) {
  const path = normalised2(written);
  if (!ABSOLUTE.test(path)) return path.replace(/^(?:\.\/)+/, "");
  const base = normalised2(root).replace(/\/+$/, "");
  if (base !== "" && path.toLowerCase().startsWith(`${base.toLowerCase()}/`))
    return path.slice(base.length + 1);
  for (const checkout of CHECKOUTS) if (checkout.test(path)) return path.replace(checkout, "");
  return afterSameFolder(path, base);
}
function afterSameFolder(path, base) {
  const folder = base.slice(base.lastIndexOf("/") + 1);
  const at = folder === "" ? -1 : path.indexOf(`/${folder}/`);
  return at < 0 ? path : path.slice(at + folder.length + 2);
}
function normalised2(path) {
  const plain = path.startsWith("file://") ? decoded2(path.slice("file://".length)) : path;
  return plain.replaceAll("\\", "/").replace(/^\/(?=[a-z]:\/)/i, "").replace(/\/\.\//g, "/");
}
function decoded2(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

// src/core/reports/identity/id-prefix.ts
var SEPARATOR = " > ";
var TIME_BEHIND = /-20\d{12}$/;
function idPrefix(file, suite, root) {
  const path = repositoryPath2(file, root);
  const rest = withinFile(repositoryPath2(suite.replace(TIME_BEHIND, ""), root), path);
  return [path, rest].map((part) => part === "" ? "" : `${part}${SEPARATOR}`).join("");
}
function withinFile(suite, path) {
  if (path === "" || suite === "") return suite;
  const dotted = path.replace(/\.\w+$/, "").replaceAll("/", ".");
  for (const same of [path, dotted]) {
    if (suite === same) return "";
    if (suite.startsWith(`${same}.`)) return suite.slice(same.length + 1);
  }
  return suite;
}

// src/core/reports/identity/stable-name.ts
var VOLATILE = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<uuid>"],
  [/\b0x[0-9a-f]{4,}\b/gi, "<address>"],
  // Java's default toString: com.example.Order@1b2c3d4e
  [/(?<=[\w$]@)(?=[a-f]*\d)[0-9a-f]{5,8}\b/g, "<address>"],
  [/(?:\/private)?\/(?:var\/folders|tmp|var\/tmp)\/[^\s\])"',;]*/g, "<tmp>"],
  [
    /[a-z]:[\\/](?:users[\\/][^\\/]+[\\/]appdata[\\/]local[\\/]temp|windows[\\/]temp|temp)[\\/][^\s\])"',;]*/gi,
    "<tmp>"
  ],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  [/\b1[5-9]\d{8}(?:\d{3})?\b/g, "<time>"],
  [/(?<=\b(?:localhost|127\.0\.0\.1|\[::1\]):)\d{4,5}\b/g, "<port>"],
  // Digests and random ids: at least sixteen hexadecimal digits, letters and figures mixed.
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{16,}\b/gi, "<hex>"]
];
var SUSPICIOUS = /[0-9a-f]{8}|0x|@[0-9a-f]|\/tmp|\/var|:\\|:\/|\d:\d|:\d{4}/i;
function stableName(name) {
  if (!SUSPICIOUS.test(name)) return name;
  return VOLATILE.reduce((stable, [pattern, replacement]) => stable.replace(pattern, replacement), name);
}

// src/core/reports/identity/variants.ts
function splitIntoVariants(draft, other) {
  const variants = {
    id: draft.id,
    first: draft.variant,
    ids: /* @__PURE__ */ new Set(),
    byKey: /* @__PURE__ */ new Map()
  };
  draft.id = variantId(variants, draft.variant, other.variant);
  variants.byKey.set(keyOf(draft), draft);
  return variants;
}
function keyOf({ file, suite, variant }) {
  return `${file}
${suite}
${variant}`;
}
function variantId({ id, ids }, variant, other) {
  const shared = new Set(other.split(" "));
  const label = variant.split(" ").filter((word) => !shared.has(word)).join(" ");
  const isVolatile = /\d{3}|[0-9a-f]{8}|\bip-\d/i.test(label);
  const named2 = label === "" || isVolatile || label.startsWith("#") ? id : `${id} [${label}]`;
  const unique = ids.has(named2) || named2 === id && ids.size > 0 ? `${id} #${ids.size + 1}` : named2;
  ids.add(unique);
  return unique;
}

// src/core/reports/identity/place.ts
function createPlace(prefix) {
  return { prefix, byName: /* @__PURE__ */ new Map(), masked: /* @__PURE__ */ new Map() };
}
function triedBefore(place, test, found) {
  const known = place.byName.get(test.name);
  if (known === void 0) {
    const draft = createDraft(idOf(place, test.name), test);
    place.byName.set(test.name, draft);
    found.push(draft);
    return void 0;
  }
  if ("tries" in known && isSameVariant(known, test)) return known;
  const variants = "tries" in known ? splitIntoVariants(known, test) : known;
  place.byName.set(test.name, variants);
  return variantTriedBefore(variants, test, found);
}
function variantTriedBefore(variants, test, found) {
  const key = keyOf(test);
  const known = variants.byKey.get(key);
  if (known) return known;
  const draft = createDraft(variantId(variants, test.variant, variants.first), test);
  variants.byKey.set(key, draft);
  found.push(draft);
  return void 0;
}
function isSameVariant(left, right) {
  return left.file === right.file && left.suite === right.suite && left.variant === right.variant;
}
function idOf(place, name) {
  if (name === "") return place.prefix.slice(0, -SEPARATOR.length);
  const stable = stableName(name);
  if (stable === name) return place.prefix + name;
  const count = (place.masked.get(stable) ?? 0) + 1;
  place.masked.set(stable, count);
  return count === 1 ? place.prefix + stable : `${place.prefix}${stable} #${count}`;
}
function createDraft(id, test) {
  const { suite, name, file, line, variant, outcome, durationMs, flaky, problems } = test;
  return { id, suite, name, file, line, variant, outcome, durationMs, flaky, problems, tries: 1 };
}

// src/core/reports/identity/tries.ts
function addTry(draft, test) {
  const problems = [...draft.problems, ...test.problems];
  draft.tries++;
  draft.durationMs = sum(draft.durationMs, test.durationMs);
  if (!undoesNothing(draft, test)) {
    draft.outcome = test.outcome;
    draft.line = test.line;
  }
  const hasPassed = draft.outcome === "passed";
  draft.problems = hasPassed ? problems.map(asFlaky) : problems;
  draft.flaky = hasPassed && draft.problems.some(({ kind }) => kind === "flaky");
}
function undoesNothing({ outcome, problems }, test) {
  if (test.outcome === "skipped") return outcome !== "skipped";
  return test.outcome === "passed" && problems.some(({ isOfPart }) => isOfPart);
}
function asFlaky(problem) {
  return problem.kind === "skipped" ? problem : { ...problem, kind: "flaky" };
}
function sum(left, right) {
  return left === void 0 ? right : left + (right ?? 0);
}

// src/core/reports/distinct-tests.ts
function distinctTests(cases, { root = "" } = {}) {
  const places = /* @__PURE__ */ new Map();
  const found = [];
  let place;
  let file = "";
  let suite = "";
  for (const test of cases) {
    const testSuite = test.name.endsWith(test.suite) ? "" : test.suite;
    if (place === void 0 || test.file !== file || testSuite !== suite) {
      file = test.file;
      suite = testSuite;
      place = placeFor(places, idPrefix(file, suite, root));
    }
    const known = triedBefore(place, test, found);
    if (known) addTry(known, test);
  }
  return found;
}
function placeFor(places, prefix) {
  let place = places.get(prefix);
  if (place === void 0) {
    place = createPlace(prefix);
    places.set(prefix, place);
  }
  return place;
}

// src/core/reports/failure/lines.ts
function linesUntil(lines, isEnd) {
  const end = lines.findIndex(isEnd);
  return end < 0 ? lines : lines.slice(0, end);
}
function splitAt(lines, isMark) {
  let section = [];
  const sections = [section];
  for (const line of lines) {
    if (isMark(line)) {
      section = [];
      sections.push(section);
    } else section.push(line);
  }
  return sections;
}
function indentation(line) {
  return line.length - line.trimStart().length;
}

// src/core/reports/failure/traces/trace.ts
function stackFrame(path, line, name) {
  const frame = { path, line: Number(line) };
  return name === void 0 || name === "" ? frame : { ...frame, function: name };
}

// src/core/reports/failure/traces/v8-frames.ts
var PLACE = /^(.+?):(\d{1,9}):\d{1,9}$/;
var MARK = /^\s*(?:at|❯) (.+)$/;
var OWNER = /^(?:Object|Module|exports|Context|TestContext|UserContext|Suite|Proxy)\./;
var RUNNER_CALL = /^Object\.(?:to[A-Z]\w*|it|test|describe|require)$/;
function v8Frame(text) {
  const [, call] = MARK.exec(text) ?? [];
  if (call === void 0) return void 0;
  const opening = call.endsWith(")") ? call.indexOf(" (") : -1;
  const space = call.lastIndexOf(" ");
  const place = opening < 0 ? call.slice(space + 1) : call.slice(opening + 2, -1);
  const [, path, line] = PLACE.exec(place) ?? [];
  if (path === void 0 || path.startsWith("eval at ") || path.startsWith("internal/")) return void 0;
  return stackFrame(path, line, functionName(call.slice(0, opening < 0 ? Math.max(space, 0) : opening)));
}
function isV8Line(text) {
  return /^\s*(?:at \S|❯ \S)/.test(text);
}
var GECKO = /^(?:([^@\s]{0,300})@)((?:https?|file|webpack):\/\/\S+?|\/\S+?):(\d{1,9}):\d{1,9}$/;
function geckoFrame(text) {
  const [, name = "", path, line] = GECKO.exec(text.trim()) ?? [];
  return path === void 0 ? void 0 : stackFrame(path, line, functionName(name.replace(/[/<]+$/, "")));
}
function functionName(call) {
  const name = call.replace(/^(?:async |new |\* )+/, "").replace(RUNNER_CALL, "").replace(/ \[as [^\]]*\]$/, "").replace(OWNER, "").replace(/(^|\.)(?:get|set) /, "$1");
  return name.includes("<anonymous>") || name === "eval" ? "" : name;
}

// src/core/reports/failure/traces/head.ts
var NAME = String.raw`[A-Za-z_$][\w$]{0,200}(?:(?:\.|::|\\)[A-Za-z_$][\w$]{0,200}){0,20}`;
var TYPED = new RegExp(
  String.raw`^(?:Uncaught |Unhandled )?(${NAME})(?: \[[\w ]{1,100}\])? ?:(?: |$)(.*)$`
);
var BARE = new RegExp(`^(${NAME})$`);
var TYPE_NAME = /(?:Error|Exception|Failure|Failed|Fault|Warning|Violation|Interrupt|Exit|Timeout|TimedOut|NotFound|NotMet|Cancelled|Assertion)$/;
function headOf(text) {
  return readHead(text, (name) => TYPE_NAME.test(name));
}
function stackHeadOf(text) {
  return readHead(text, (name) => TYPE_NAME.test(name) || /(?:^|[.:\\])[A-Z][^.:\\]*$/.test(name));
}
function readHead(text, isType) {
  const end = text.indexOf("\n");
  const first = end < 0 ? text : text.slice(0, end);
  const rest = end < 0 ? "" : text.slice(end);
  const [, type = bareType(first), message = ""] = TYPED.exec(first) ?? [];
  if (type === void 0 || !isType(type)) return { type: "", message: text.trim() };
  return { type, message: (message + rest).trim() };
}
function bareType(line) {
  const [, name = ""] = BARE.exec(line) ?? [];
  return /[a-z][A-Z]\w*$/.test(name) && TYPE_NAME.test(name) ? name : void 0;
}

// src/core/reports/failure/types/type-rules.ts
var TYPE_RULES = [
  ["TimeoutError", /time-?d?[ _-]?out/i],
  [
    "AssertionError",
    /[Aa]ssert|^Xunit\.|Expectation|NotMet|ComparisonFail|MultipleFailure|^Minitest::|^org\.mockito\.exceptions\.verification|(?:^|\.)Failed$|^expect\.|^to[A-Z]\w*$|^(?:Wanted but not invoked|Too (?:many|few) actual invocations|Argument\(s\) are different|No interactions wanted|Never wanted here)|^Shouldly\.|MockException$|scalatest\.exceptions\.TestFailed|ConditionNotSatisfied|^Condition not satisfied|^Expected exception|^(?:CHECK|REQUIRE|WARN)(?:_\w+)?$/
  ],
  [
    "ValidationError",
    /Validation|Zod|ValiError|ConstraintViolation|NotValidException|RecordInvalid|MultipleInvalid/
  ],
  [
    "SyntaxError",
    /^(?:build|setup) failed$|Syntax|Indentation|TabError|ImportError|ModuleNotFound|LoadError|Compil(?:e|ation)|JSONDecode|Json(?:Reader|Parse|Syntax)?Exception|ParserError|(?:^|\\)ParseError|YAML\w*(?:Error|Exception)|TOMLDecode|SAXParse|XmlException/
  ],
  [
    "NetworkError",
    /ECONN|ENOTFOUND|EHOST|ENET|EPIPE|EAI_|Connect(?:ion)?(?:Refused|Reset|Aborted)?(?:Error|Exception)|Socket(?:Error|Exception)|UnknownHost|NoRouteToHost|Http\w*(?:Request|Connect|Response)\w*Exception|SSL|gaierror|URLError|HTTPError|ProxyError|MaxRetry|ClosedChannel|BrokenPipe|Network|FetchError|AxiosError|WebException|ClientConnector|RemoteProtocol|ResourceAccess/
  ],
  [
    "ReferenceError",
    /ReferenceError|(?:^|\.)NameError|UnboundLocal|NoSuch(?:Method|Field)|NoClassDef|ClassNotFound|Missing(?:Method|Field)Exception|TypeLoadException|UninitializedProperty/
  ],
  [
    "TypeError",
    /TypeError|AttributeError|NullPointer|NullReference|ClassCast|InvalidCast|NoMethodError|ArgumentNull|ArgumentCount/
  ]
];
var MESSAGE_RULES = [
  [
    "AssertionError",
    /^expect\(|^(?:note: )?test did not panic as expected|^\[XPASS\(strict\)\]|^assert(?:ion)?\b|^promise (?:resolved|rejected) .{0,500} instead of|^Expected values to be|^expected .{1,500} (?:to|but) |Snapshot `.{0,500}` mismatched|^Failed asserting|^Failed test\b|^Assert\.\w+(?:\(\))? fail|^Expected: .{0,500}\n\s*(?:But was|Actual|Received)/i
  ],
  [
    "TimeoutError",
    /^STACK_TRACE_ERROR$|\btimed out\b|timeout of \d+ ?ms exceeded|exceeded (?:execution )?timeout|deadline exceeded|^Timeout \(>|^Timeout - |did not complete within/i
  ],
  [
    "NetworkError",
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|connection ?refused|connection ?reset|no such host|getaddrinfo|socket hang up|network is unreachable|name or service not known|\bdial tcp\b|^fetch failed/i
  ],
  [
    "SyntaxError",
    /MODULE_NOT_FOUND|^Cannot find (?:module|package)|^Failed to (?:resolve import|load url|parse source)|^Transform failed|^Unexpected token|^cannot load such file|\[(?:build|setup) failed\]|Unresolved compilation problem|^Module not found|does not provide an export named|Jest encountered an unexpected token/i
  ],
  [
    "ReferenceError",
    / is not defined$|^Undefined (?:variable|constant)|^Call to undefined (?:function|method)|^Class .{1,300} not found|^uninitialized constant/
  ],
  [
    "TypeError",
    /nil pointer dereference|^interface conversion: |^Cannot read propert|^Call to a member function|^Attempt to read property .{1,300} on null/
  ]
];

// src/core/reports/failure/types/error-type-of.ts
var RUNNER_WORD = /^(?:|testCodeFailure|test failure.{0,100}|failure|failed|fail|error|exception|assert|unknown|test_\w+|hookFailed|cancelledByParent|subtestsFailed|testAborted|uncaughtException|unhandledRejection|parentAlreadyFinished|multipleCallbackInvocations)$/i;
var CLASSES = ["Error", "Exception", "Failed"];
function isRunnerWord(type) {
  return RUNNER_WORD.test(type) && !CLASSES.includes(type);
}
var GENERIC = /^(?:(?:[\w.]*\.)?(?:Error|Exception|RuntimeException|Throwable)|panic|PHPUnit\\.*\\(?:Warning|Notice|Error))$/;
var MAX_CAUSES = 20;
var CARRIER = /(?:ExecutionException|InvocationTargetException|CompletionException|UndeclaredThrowable|InitializerError|AggregateException)$/;
var OUTSIDE = ["NetworkError", "TimeoutError"];
function errorTypeOf({ rawType, messages, causes, hint }) {
  if (messages.some(isRunnersTimeout)) return "TimeoutError";
  const byType = isRunnerWord(rawType) || GENERIC.test(rawType) ? void 0 : match(TYPE_RULES, rawType);
  if (byType === "TypeError" && said(messages) === "NetworkError") return "NetworkError";
  if (byType) return byType;
  return byMessages(rawType, messages, hint) ?? byCause(rawType, causes) ?? lastResort(rawType);
}
function isRunnersTimeout(message) {
  return /^(?:execution (?:timed out after|exceeded timeout of)|Timeout \(>|Test exceeded Timeout)/.test(
    message
  );
}
function byMessages(rawType, messages, hint) {
  if (!isRunnerWord(rawType) && !GENERIC.test(rawType)) return void 0;
  const type = said(messages) ?? hint;
  return hint === void 0 || hint === "RuntimeError" || type !== void 0 && OUTSIDE.includes(type) ? type : hint;
}
function said(messages) {
  return messages.map((message) => match(MESSAGE_RULES, message)).find((type) => type !== void 0);
}
function byCause(rawType, causes) {
  const types = causes.slice(-MAX_CAUSES).toReversed().map((cause) => {
    const { type, message } = stackHeadOf(cause);
    return match(TYPE_RULES, type) ?? match(MESSAGE_RULES, message);
  });
  return types.find((type) => type !== void 0 && (CARRIER.test(rawType) || OUTSIDE.includes(type)));
}
function lastResort(rawType) {
  return isRunnerWord(rawType) ? "Other" : "RuntimeError";
}
function match(rules, text) {
  return rules.find(([, pattern]) => pattern.test(text))?.[0];
}

// src/core/reports/failure/message-of.ts
var EMPTY_WORDS = /^(?:|failed|test failed|build error|no test result found|collection failure|failed on (?:setup|teardown) with .*|thread '.{0,1000}' (?:\(\d+\) )?panicked at .*)$/is;
var LABEL = /^(?:|failure|test failure|error|exception|failed test '.{0,1000}')$/is;
var MAX_LINES = 20;
function messageOf({ message, text }, rawType, trace) {
  const stated = withoutStack(withoutType(message, rawType));
  const isLabel = LABEL.test(stated);
  const chosen = isLabel || EMPTY_WORDS.test(stated) || isPartOf(stated, trace.message) ? trace.message : stated;
  const named2 = isRunnerWord(rawType) ? "" : rawType;
  const all = [chosen, isLabel ? "" : stated, named2, firstLines(text), stated, rawType];
  return all.find((words) => words !== "") ?? "";
}
function withoutStack(message) {
  return linesUntil(message.split("\n"), isV8Line).join("\n").trim() || message;
}
function firstLines(text) {
  return linesUntil(text.trim().split("\n", MAX_LINES), isV8Line).join("\n").trim();
}
function withoutType(message, rawType) {
  if (rawType === "" || !message.startsWith(rawType)) return message;
  const rest = message.slice(rawType.length);
  return /^(?: \[\w+\])? ?(?::|$)/.test(rest) ? rest.replace(/^[^:]*:?/, "").trim() : message;
}
function isPartOf(stated, whole2) {
  return squeezed(whole2).includes(squeezed(stated).replace(/\.{3}$/, ""));
}
function squeezed(text) {
  return text.replaceAll("&quot;", '"').replace(/ \[recovered[^\]]{0,50}\]/, "").replace(/\s+/g, "");
}

// src/core/reports/failure/traces/csharp.ts
var CALL = /^\s*(?:at|bei|à|en|в) (\S.{0,2000})$/;
var MADE = /^<(\w+)>.*$/;
var PLACE2 = new RegExp("^([^<].*):(?:\\p{L}+ )?(\\d{1,9})\\.?\\s*$", "u");
var INNER_BEHIND = /^\s*(?:--[A-Z]\w*$|-{5} Inner Stack Trace)/;
function readCsharpTrace(lines) {
  const sections = splitAt(lines, (line) => INNER_BEHIND.test(line));
  const frames = sections.toReversed().flatMap((section) => section.flatMap(framesOf));
  if (frames.length === 0) return void 0;
  const above = linesUntil(lines, (line) => CALL.test(line)).join("\n");
  const [thrown = "", ...causes] = above.split(/ ?-{3,5}> ?/);
  return { frames, ...headOf(thrown.trim()), causes, hint: "AssertionError" };
}
function framesOf(line) {
  const [, text = ""] = CALL.exec(line) ?? [];
  const at = text.lastIndexOf(" in ");
  const [, path, number] = PLACE2.exec(at < 0 ? "" : text.slice(at + 4)) ?? [];
  return path === void 0 ? [] : [stackFrame(path, number, functionName2(text.slice(0, at)))];
}
function functionName2(call) {
  const names = call.replace(/`\d+(?:\[[^\]]*\])?/g, "").replace(/ ?[([].*$/, "").split(".");
  const made = names.findIndex((name) => MADE.test(name));
  if (made < 0) return names.slice(-2).join(".");
  const owner = names.slice(0, made).filter((name) => /^\w/.test(name));
  const method = names.slice(made, made + 1).map((name) => name.replace(MADE, "$1"));
  return [...owner.slice(-1), ...method].join(".");
}

// src/core/reports/failure/traces/testify.ts
var FIELD = /^\s+(Error Trace|Error|Test|Messages):\s*(.*)$/;
var PLACE3 = /^(\S.*\.go):(\d{1,9})$/;
function readTestify(lines) {
  const fields = readFields(lines);
  const { "Error Trace": trace, Error: error = [], Messages: messages = [] } = Object.fromEntries(fields);
  if (!trace) return void 0;
  const frames = trace.flatMap((line) => {
    const [, path, number] = PLACE3.exec(line.trim()) ?? [];
    return path === void 0 ? [] : [stackFrame(path, number)];
  });
  return { frames, type: "", message: [...messages, ...error].join("\n").trim(), hint: "AssertionError" };
}
function readFields(lines) {
  const fields = /* @__PURE__ */ new Map();
  let field = [];
  for (const line of lines) {
    const [, name, text = ""] = FIELD.exec(line) ?? [];
    if (name !== void 0 && fields.has(name)) break;
    if (name !== void 0) {
      field = [text];
      fields.set(name, field);
    } else if (/^\s+\t/.test(line)) field.push(withoutMargin(line));
  }
  return fields;
}
function withoutMargin(line) {
  return line.replace(/^\s*?\t *\t/, "");
}

// src/core/reports/failure/traces/go.ts
var CALL2 = /^(?:created by )?([^\s()]{1,500}?(?:\(\*?[\w.[\]]{1,200}\)[\w.[\]]{1,200})?)(?:\(.{0,2000}\))?(?: in goroutine \d+)?$/;
var PLACE4 = /^\t(\S.{0,1000}\.(?:go|s)):(\d{1,9})(?: \+0x[0-9a-f]+)?$/;
var LOG = /^\s+(\S+\.go):(\d{1,9}): (.*)$/;
var COMPILER = /^(?:# |vet: )?(\S+\.go):(\d{1,9})(?::\d{1,9})?: (.+)$/;
var GINKGO = /\bat: (\S+\.go):(\d{1,9})\b/;
var PANIC = /^(?:panic|fatal error): /;
var BEHIND_PANIC = /^(?:goroutine \d+|\[signal |\t|$)/;
var RUNTIME2 = /^(?:panic$|(?:runtime|testing)[./])/;
var REPORTED = /got|want|expect|error|fail|mismatch|unexpected|not equal|should/i;
function readGoTrace(lines) {
  return readPanic(lines) ?? readTestify(lines) ?? readLogged(lines) ?? readGinkgo(lines) ?? readCompiler(lines);
}
function readPanic(lines) {
  const start = lines.findIndex((line) => PANIC.test(line));
  if (start < 0) return void 0;
  const message = linesUntil(lines.slice(start), (line) => BEHIND_PANIC.test(line)).join("\n");
  return {
    frames: panicFrames(lines.slice(start)),
    type: "panic",
    message: message.replace(PANIC, "").replace(/ \[recovered.*\]$/, "")
  };
}
function panicFrames(lines) {
  const [head = [], running = []] = splitAt(lines, (line) => line.startsWith("goroutine "));
  const thrown = head.length + running.findLastIndex((line) => line.startsWith("panic(")) + 1;
  return lines.flatMap((line, index) => {
    const [, path, number] = PLACE4.exec(line) ?? [];
    const [, call = ""] = CALL2.exec(lines[index - 1] ?? "") ?? [];
    if (path === void 0 || index < thrown || RUNTIME2.test(call)) return [];
    const frame = stackFrame(path, number, functionName3(call));
    return [isAbsolute(plainPath(path)) ? frame : { ...frame, kind: "named" }];
  });
}
function functionName3(call) {
  const name = call.slice(call.lastIndexOf("/") + 1);
  return name.slice(name.indexOf(".") + 1);
}
function readLogged(lines) {
  const logged = lines.flatMap((line, index) => {
    const [, path, number, first = ""] = LOG.exec(line) ?? [];
    return path === void 0 ? [] : [{ frame: named(path, number), first, index }];
  });
  const told = logged.find(({ first }) => REPORTED.test(first)) ?? logged.at(-1);
  if (told === void 0) return void 0;
  const rest = linesUntil(lines.slice(told.index + 1), (line) => !/^ {8}|^$/.test(line));
  const message = [told.first, ...rest.map((line) => line.slice(8))].join("\n").trim();
  return { frames: [told.frame], type: "", message, hint: "AssertionError" };
}
function named(path, line) {
  return { ...stackFrame(path, line), ...!path.includes("/") && { kind: "ending" } };
}
function readGinkgo(lines) {
  const above = linesUntil(lines, (line) => GINKGO.test(line));
  const [, path, number] = GINKGO.exec(lines[above.length] ?? "") ?? [];
  if (path === void 0) return void 0;
  return {
    frames: [stackFrame(path, number)],
    type: "",
    message: above.join("\n").trim(),
    hint: "AssertionError"
  };
}
function readCompiler(lines) {
  const errors = lines.flatMap((line) => {
    const [, path, number, message = ""] = COMPILER.exec(line) ?? [];
    return path === void 0 ? [] : [{ frame: stackFrame(path, number), message }];
  });
  if (errors.length === 0 && !lines.some((line) => /\[(?:build|setup) failed\]$/.test(line)))
    return void 0;
  const messages = errors.length === 0 ? lines : errors.map(({ message }) => message);
  const frames = errors.map(({ frame }) => frame);
  return { frames, type: "", message: messages.join("\n").trim(), hint: "SyntaxError" };
}

// src/core/reports/failure/traces/java.ts
var FRAME = /^\s*(?:-> )?at ([^()]{1,1000})\(([^():]{1,300}\.(?:java|kts?|scala|groovy|clj)):(\d{1,9})\)/;
var OPAQUE = /^\s*at \S[^()]*\((?:Native Method|Unknown Source|[^():]+\.(?:java|kt|scala|groovy))\)|^\s*\.{3} \d+ (?:more|common)/;
var SECTION = /^\s*(?:\[\w+\] )?(Caused by|Suppressed): (.*)$/;
function readJavaTrace(lines) {
  const sections = splitSections(lines);
  const of = (kind) => sections.filter((section) => section.kind === kind);
  const causes = of("cause");
  const ordered = [...causes.toReversed(), ...of("thrown"), ...of("suppressed")];
  const frames = ordered.flatMap((section) => section.lines.flatMap(framesOf2));
  if (frames.length === 0) return void 0;
  const thrown = textAbove(of("thrown").flatMap((section) => section.lines));
  return { frames, ...stackHeadOf(thrown), causes: causes.map((section) => textAbove(section.lines)) };
}
function splitSections(lines) {
  const sections = [{ kind: "thrown", lines: [] }];
  for (const line of lines) {
    const [, mark, head = ""] = SECTION.exec(line) ?? [];
    if (mark === void 0) sections.at(-1)?.lines.push(line);
    else sections.push({ kind: mark === "Suppressed" ? "suppressed" : "cause", lines: [head] });
  }
  return sections;
}
function framesOf2(line) {
  const [, call, file, number] = FRAME.exec(line) ?? [];
  if (call === void 0 || file === void 0) return [];
  const names = call.slice(call.lastIndexOf("/") + 1).split(".");
  const [type = "", method = ""] = names.slice(-2);
  const folders = names.slice(0, -2);
  const frame = stackFrame([...folders, file].join("/"), number, functionName4(type, method));
  return [{ ...frame, kind: "ending" }];
}
function functionName4(type, method) {
  if (method === "invokeSuspend") return type;
  return `${type}.${method.replace(/^lambda\$(.{1,200})\$\d+$/, "$1")}`;
}
function textAbove(lines) {
  return linesUntil(lines, (line) => FRAME.test(line) || OPAQUE.test(line)).join("\n").trim();
}

// src/core/reports/failure/traces/named-places.ts
var PLACE5 = /(?:^|[\s("'[])(?:file:\/\/)?((?:[A-Za-z]:)?[\w./\\@+-]{1,500}\.[A-Za-z]{1,10}):(\d{1,9})\b/;
var PLACE_IN_WORDS = /\b(?:at|file) ((?:[A-Za-z]:)?[\w./\\@+-]{1,500}\.[A-Za-z]{1,10}),? line (\d{1,9})\b/;
function readNamedPlaces(lines) {
  const frames = lines.flatMap((line) => {
    if (line.includes(" › ")) return [];
    const start = line.slice(0, 2e3);
    const [, path, number] = PLACE5.exec(start) ?? PLACE_IN_WORDS.exec(start) ?? [];
    return path === void 0 ? [] : [{ ...stackFrame(path, number), kind: "named" }];
  });
  return frames.length === 0 ? void 0 : { frames, type: "", message: "" };
}

// src/core/reports/failure/traces/php.ts
var NUMBERED = /^\s*#\d+ (?:(\S.{0,1000}\.(?:php|phtml|inc))\((\d{1,9})\): |\[internal function\]: )?(.*)$/;
var PLAIN = /^\s*(?:at |in |thrown in )?((?:(?:\/|[A-Za-z]:[\\/]).{0,1000}|[^\s:]{1,1000})\.(?:php|phtml|inc))(?::| on line |\()(\d{1,9})\)?$/;
var THROWN = /(?<!called) in (\S.{0,1000}\.(?:php|phtml|inc))(?::| on line )(\d{1,9})$/;
var TEST_NAME = /^(?:\d+\) )?[\w\\]+::\w+(?: with data set .*)?$/;
function readPhpTrace(lines) {
  const frames = framesOf3(lines);
  const isPhpunit = TEST_NAME.test(lines.find((line) => line.trim() !== "")?.trim() ?? "");
  if (frames.length === 0 && !isPhpunit) return void 0;
  const end = lines.findIndex((line) => PLAIN.test(line) || NUMBERED.test(line));
  const above = lines.slice(0, end < 0 ? lines.length : end).filter((line) => !TEST_NAME.test(line.trim()));
  const { type, message } = stackHeadOf(above.join("\n").trim());
  return { frames, type, message: message.replace(THROWN, "").replace(/\nStack trace:$/, "") };
}
function framesOf3(lines) {
  const frames = [];
  for (const line of lines) {
    const [, file, at, call] = NUMBERED.exec(line) ?? [];
    const [, path = file, number = at] = PLAIN.exec(line) ?? THROWN.exec(line) ?? [];
    const above = frames.at(-1);
    const name = call?.replace(/\(.*$/, "");
    if (above && name !== void 0 && /\w/.test(name) && above.function === void 0) {
      frames[frames.length - 1] = { ...above, function: name };
    }
    if (path !== void 0) frames.push(stackFrame(path, number));
  }
  return frames;
}

// src/core/reports/failure/traces/python.ts
var CHAIN = /^[\s|]*(?:The above exception was the direct cause of|During handling of the above exception, another)/;
var TRACEBACK = /^[\s|E]*File "([^"]+)", line (\d{1,9})(?:, in (.+))?$/;
var PYTEST = /^((?:[A-Za-z]:[\\/])?<?[^\s:"'<>][^:"'<>]*(?:\.pyx?|>)):(\d{1,9}): ?(?:in (\S+)|([A-Z_a-z][\w.]*)?)$/;
var DEFINITION = /^[>\s]*(?:async )?def (\w+)\(/;
var RULE = /^(?:_ ){3,}/;
var EXPLAINED = /^E(?: {3}|$)/;
function readPythonTrace(lines) {
  const parts = splitAt(lines, (line) => CHAIN.test(line)).toReversed();
  const [last = [], ...before] = parts;
  const frames = parts.flatMap((part) => framesOf4(part).toReversed());
  if (frames.length === 0 && !lines.some((line) => EXPLAINED.test(line))) return void 0;
  const { type, message } = stackHeadOf(messageOf2(last));
  const named2 = type || endType(last) || (message.startsWith("assert ") ? "AssertionError" : "");
  const causes = before.map((part) => messageOf2(part).split("\n", 1).join());
  return { frames, type: named2, message, causes };
}
function framesOf4(lines) {
  const frames = [];
  let shown;
  for (const line of lines) {
    const [, path, number, name] = TRACEBACK.exec(line) ?? PYTEST.exec(line) ?? [];
    if (path !== void 0) frames.push(stackFrame(path, number, plainName(name ?? shown)));
    if (path !== void 0 || RULE.test(line)) shown = void 0;
    else shown ??= DEFINITION.exec(line)?.[1];
  }
  return frames;
}
function plainName(name = "") {
  return name.startsWith("<") ? "" : name;
}
function endType(lines) {
  const end = lines.findLast((line) => PYTEST.test(line)) ?? "";
  return PYTEST.exec(end)?.[4] ?? "";
}
function messageOf2(lines) {
  const explained = lines.filter((line) => EXPLAINED.test(line));
  if (explained.length > 0) return dedented(explained.map((line) => line.slice(1)));
  const last = lines.findLastIndex((line) => TRACEBACK.test(line));
  const start = lines.findIndex((line, index) => index > last && /^[^\s|]/.test(line));
  return last < 0 || start < 0 ? "" : lines.slice(start).join("\n").trim();
}
function dedented(lines) {
  const [first = "", , ...rest] = lines;
  const message = /^\s*File "/.test(first) ? rest.filter((line) => !/^\s*[\^~]+$/.test(line)) : lines;
  const depth = Math.min(...message.filter((line) => line.trim() !== "").map(indentation));
  return message.map((line) => line.slice(depth)).join("\n").trim();
}

// src/core/reports/failure/traces/ruby.ts
var FRAME2 = /^\s*(?:# |from )?((?:[A-Za-z]:[\\/])?\S[^:]{0,1000}):(\d{1,9})(?::in [`'](.*)')?$/;
var SOURCE = /\.(?:rb|rake|ru|erb|haml|slim|gemspec)$|^<internal:/;
var CAUSE = /^\s*-{3} Caused by: -{3}$/;
var MINITEST = /^\S.{0,500} \[(.+):(\d{1,9})\]:$/;
var RSPEC = /^\s*Failure\/Error: /;
var RSPEC_TYPE = /^\s*([A-Z][\w:]{0,300}):\n([\s\S]*)$/;
function readRubyTrace(lines) {
  const [thrown = [], ...causes] = splitAt(lines, (line) => CAUSE.test(line));
  const frames = [...causes.toReversed(), thrown].flatMap((part) => withoutBuiltIns(part.flatMap(framesOf5)));
  const minitest = readMinitest(lines, frames);
  if (minitest) return minitest;
  return frames.length === 0 ? void 0 : { frames, ...rspecHead(thrown), causes: causes.map(causeHead) };
}
function readMinitest(lines, frames) {
  const above = linesUntil(lines, (line2) => MINITEST.test(line2));
  const [, path, line] = MINITEST.exec(lines[above.length] ?? "") ?? [];
  if (path === void 0) return void 0;
  const text = textAbove2(lines.slice(above.length + 1)).trim();
  const head = frames.length > 0 ? stackHeadOf(text) : headOf(text);
  return { frames: [...frames, stackFrame(path, line)], ...head, hint: "AssertionError" };
}
function rspecHead(lines) {
  const text = textAbove2(lines.filter((line) => !RSPEC.test(line)));
  if (!lines.some((line) => RSPEC.test(line))) return stackHeadOf(text.trim());
  const [, type = "", message = text] = RSPEC_TYPE.exec(text) ?? [];
  return { type, message: message.trim() };
}
function causeHead(lines) {
  const [, type = "", message = ""] = RSPEC_TYPE.exec(textAbove2(lines)) ?? [];
  return `${type}: ${message.trim()}`;
}
function textAbove2(lines) {
  const text = linesUntil(lines, (line) => framesOf5(line).length > 0 || line === "---Backtrace---");
  return text.join("\n").replace(/^\n+/, "");
}
function framesOf5(line) {
  const [, path = "", number, name = ""] = FRAME2.exec(line) ?? [];
  return SOURCE.test(path) ? [stackFrame(path, number, functionName5(name))] : [];
}
function functionName5(name) {
  const method = name.replace(/^(?:(?:block|rescue|ensure)(?: \(\d+ levels\))? in )+/, "");
  return method.startsWith("<") ? "" : method;
}
function withoutBuiltIns(frames) {
  return frames.filter((frame, index) => {
    const below = frames[index + 1];
    const isSamePlace = below?.path === frame.path && below.line === frame.line;
    return !isSamePlace || below.function === frame.function;
  });
}

// src/core/reports/failure/traces/rust.ts
var PANIC2 = /^(?:.{0,20})?thread '.{0,1000}' (?:\(\d+\) )?panicked at (.*)$/;
var PLACE6 = /^(\S.{0,1000}\.rs):(\d{1,9}):\d{1,9}:?$/;
var QUOTED_PLACE = /', (\S+\.rs):(\d{1,9}):\d{1,9}$/;
var AFTER = /^(?:note: |stack backtrace:|thread ')/;
var OTHER_PANIC = /^note: panic did not contain expected string/;
var CALL3 = /^\s*\d+: (?:0x[0-9a-f]+ - )?(.+)$/;
var AT = /^\s+at (?:\.\/)?(\S.{0,1000}\.rs):(\d{1,9})(?::\d{1,9})?$/;
var RESULT = /^Error: (([A-Z]\w*)(?: ?[{(].*)?)$/;
var COMPILER2 = /^\s*--> (\S+\.rs):(\d{1,9}):\d{1,9}$/;
function readRustTrace(lines) {
  const above = linesUntil(lines, (line) => PANIC2.test(line));
  const [, first] = PANIC2.exec(lines[above.length] ?? "") ?? [];
  if (first === void 0) return readCompiler2(lines) ?? readResult(lines);
  const behind = lines.slice(above.length + 1);
  return first.startsWith("'") ? readQuoted([first.slice(1), ...behind]) : readPanic2(first, behind);
}
function readPanic2(place, behind) {
  const message = linesUntil(behind, (line) => AFTER.test(line)).join("\n").trim();
  const trace = { frames: framesOf6(PLACE6.exec(place), behind), type: "panic", message };
  return behind.some((text) => OTHER_PANIC.test(text)) ? { ...trace, hint: "AssertionError" } : trace;
}
function readQuoted(lines) {
  const message = linesUntil(lines, (line) => AFTER.test(line)).join("\n").trim();
  return {
    frames: framesOf6(QUOTED_PLACE.exec(message), lines),
    type: "panic",
    message: message.replace(QUOTED_PLACE, "")
  };
}
function framesOf6(place, lines) {
  const frames = lines.flatMap((text, index) => {
    const [, path2, line2] = AT.exec(text) ?? [];
    const [, name = ""] = CALL3.exec(lines[index - 1] ?? "") ?? [];
    return path2 === void 0 ? [] : [stackFrame(path2, line2, functionName6(name))];
  });
  const [, path, line] = place ?? [];
  if (path === void 0) return frames;
  const known = frames.find((frame) => frame.path === path && frame.line === Number(line));
  return [known ?? stackFrame(path, line), ...frames];
}
function functionName6(name) {
  return name.replace(/(?:::\{+closure.{0,20}\}+|::h[0-9a-f]{16})+$/, "");
}
function readResult(lines) {
  const above = linesUntil(lines, (line) => RESULT.test(line));
  const [, message, type = ""] = RESULT.exec(lines[above.length] ?? "") ?? [];
  return message === void 0 ? void 0 : { frames: [], type, message };
}
function readCompiler2(lines) {
  const frames = lines.flatMap((line) => {
    const [, path, number] = COMPILER2.exec(line) ?? [];
    return path === void 0 ? [] : [stackFrame(path, number)];
  });
  const error = lines.find((line) => /^error(?:\[E\d+\])?: /.test(line));
  return error === void 0 || frames.length === 0 ? void 0 : { frames, type: "", message: error.replace(/^error(?:\[E\d+\])?: /, ""), hint: "SyntaxError" };
}

// src/core/reports/failure/traces/v8.ts
var CAUSE2 = /^\s*(?:\[cause\]|cause|Caused by): (?=\S)/;
var WRAPPER = /\[ERR_TEST_FAILURE\]/;
var AFTER2 = /^\s*(?:>\s*)?\d+ \||^\s*(?:Serialized Error|Error Context|Call log): ?|^⎯{3}|^\s*code: '|^\s{2,}at \S+:\d+$/;
var TITLE = / ─{2,}$|^\s*● /;
function readV8Trace(lines) {
  const sections = splitAtCauses(lines).map(readSection);
  const isWrapped = sections.length > 1 && lines.slice(0, 3).some((line) => WRAPPER.test(line));
  const told = isWrapped ? sections.slice(1) : sections;
  const frames = told.toReversed().flatMap((section) => section.frames);
  if (frames.length === 0 && !isWrapped && !lines.some(isV8Line)) return void 0;
  const [thrown = { type: "", message: "" }, ...causes] = told.map(({ head }) => head);
  return {
    frames,
    ...thrown,
    causes: causes.map(({ type, message }) => `${type}: ${message}`),
    // node:test leaves out the name of a plain error in TAP. What has a stack was thrown.
    ...frames.length > 0 && { hint: "RuntimeError" }
  };
}
function splitAtCauses(lines) {
  let section = [];
  const sections = [section];
  for (const line of lines) {
    if (CAUSE2.test(line)) {
      section = [];
      sections.push(section);
    }
    section.push(line.replace(CAUSE2, (mark) => " ".repeat(indentation(mark))));
  }
  return sections;
}
function readSection(lines) {
  const above = linesUntil(lines, (line) => isV8Line(line) || geckoFrame(line) !== void 0);
  return {
    head: readHead2(above, above.length === lines.length ? headOf : stackHeadOf),
    frames: lines.flatMap((line) => v8Frame(line) ?? geckoFrame(line) ?? [])
  };
}
function readHead2(above, read) {
  const lines = above.filter((line) => !TITLE.test(line));
  const typed = lines.findIndex((line) => read(line.trim()).type !== "");
  const message = linesUntil(lines.slice(Math.max(typed, 0)), (line) => AFTER2.test(line));
  const [first = ""] = message.filter((line) => line.trim() !== "");
  const dedented3 = message.map((line) => line.slice(Math.min(indentation(first), indentation(line))));
  return read(dedented3.join("\n").trim());
}

// src/core/reports/failure/traces/read-trace.ts
var READERS = [
  readPythonTrace,
  readJavaTrace,
  readCsharpTrace,
  readGoTrace,
  readRustTrace,
  readRubyTrace,
  readPhpTrace,
  readV8Trace,
  readNamedPlaces
];
var MAX_LINE = 4e3;
var MAX_LINES2 = 1e3;
function boundedLines(text) {
  const lines = text.split(/\r?\n/);
  const kept = lines.length > 2 * MAX_LINES2 ? [...lines.slice(0, MAX_LINES2), ...lines.slice(-MAX_LINES2)] : lines;
  return kept.map((line) => line.slice(0, MAX_LINE));
}
var NOTHING = { frames: [], type: "", message: "" };
function readTrace(text, context) {
  const lines = boundedLines(text);
  const locate = createLocate(context);
  let first;
  for (const read of READERS) {
    const trace = read(lines);
    if (!trace) continue;
    const located = { ...trace, frames: trace.frames.flatMap(locate) };
    if (located.frames.length > 0)
      return read === readNamedPlaces ? { ...located, ...first, frames: located.frames } : located;
    first ??= located;
  }
  return first ?? NOTHING;
}
function createLocate(context) {
  const files = /* @__PURE__ */ new Map();
  return ({ path, kind, ...frame }) => {
    const key = `${kind} ${path}`;
    if (!files.has(key)) files.set(key, fileOf(path, kind, context));
    const file = files.get(key);
    return file === void 0 ? [] : [{ file, ...frame }];
  };
}
function fileOf(path, kind, context) {
  if (kind === "ending") return endingPath(path, context);
  const file = repositoryPath(path, context);
  return file !== void 0 && kind === "named" && !context.tracked(file) ? void 0 : file;
}

// src/core/reports/failure/values/blocks.ts
function readBlocks(text) {
  if (/^(?:assertion `left != right`|Condition not satisfied:)/.test(text)) return {};
  return readJunit(text) ?? FORMS.map((form) => readForm(text, form)).find((values) => values !== void 0);
}
var BUT_WAS = "> but was:";
function readJunit(text) {
  const middle = text.indexOf(BUT_WAS);
  const opening = text.indexOf("<", text.lastIndexOf("expected:", middle));
  const second = text.indexOf("<", middle);
  const [, actual] = /^<(.*?)>(?:\n|$)/s.exec(text.slice(second)) ?? [];
  if (middle < 0 || opening > middle || actual === void 0) return void 0;
  return { expected: text.slice(opening + 1, middle), actual };
}
var FORMS = [
  // Rust: by custom the value at hand stands left. Old compilers quote both.
  /^ *left: `?(?<actual>.*?)(?:`,)?\n *right: `?(?<expected>.*?)`?$/m,
  // AssertJ
  /^Expecting[^\n]{0,100}:\n +(?<actual>\S[^\n]*)\n(?:not )?to [^\n]{1,200}:\n +(?<expected>\S[^\n]*)$/m,
  // Gomega
  /^Expected\n +<[^\n]{1,300}>: (?<actual>[^\n]*)\nto [^\n]{1,100}\n +<[^\n]{1,300}>: (?<expected>[^\n]*)$/m
];
function readForm(text, form) {
  const { expected, actual } = form.exec(text)?.groups ?? {};
  return expected === void 0 || actual === void 0 ? void 0 : { expected, actual };
}

// src/core/reports/failure/values/diff.ts
var EXPECTED_REMOVED = { expected: "-", actual: "+" };
var HEADERS = [
  { pattern: /^- +(?:Expected|Snapshot)\b[^\n]*\n\+ +Received\b[^\n]*$/m, margin: 2, ...EXPECTED_REMOVED },
  { pattern: /^\+ actual - expected\b[^\n]*$/m, margin: 2, ...EXPECTED_REMOVED },
  { pattern: /^--- expected\b[^\n]*\n\+\+\+ (?:actual|received)\b[^\n]*$/im, margin: 1, ...EXPECTED_REMOVED },
  { pattern: /\(-want \+got\):?$/m, margin: 2, ...EXPECTED_REMOVED },
  { pattern: /\(-got \+want\):?$/m, margin: 2, expected: "+", actual: "-" },
  { pattern: /^Difference \(- actual, \+ expected\):$/m, margin: 2, expected: "+", actual: "-" },
  { pattern: /^ *Diff:\n *@@[^\n]*$/m, margin: 1, ...EXPECTED_REMOVED }
];
var REMARK = /^\s*(?:@@|\\ No newline|\^+$|\?\s)/;
function readDiff(text) {
  for (const { pattern, margin, expected, actual } of HEADERS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const lines = bodyOf(text.slice(found.index + found[0].length));
    const without = (sign) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(margin));
    return { expected: dedented2(without(actual)), actual: dedented2(without(expected)) };
  }
  return void 0;
}
function bodyOf(text) {
  const lines = text.replace(/^\s*\n/, "").split("\n");
  const body = linesUntil(lines, (line) => line === "").filter((line) => !REMARK.test(line));
  const depth = Math.min(...body.filter((line) => /^\s*[-+]/.test(line)).map(indentation));
  return body.map((line) => line.slice(depth));
}
function dedented2(lines) {
  const depth = Math.min(...lines.filter((line) => line.trim() !== "").map(indentation));
  return lines.map((line) => line.slice(depth)).join("\n").trimEnd();
}

// src/core/reports/failure/values/labelled.ts
var SUBJECT = "(?: (?:length|value|substring|string|pattern|path|constructor|name|message|array|object))?";
var EXPECTED = new RegExp(`^\\s*(?:- )?(?:expected${SUBJECT}|want|wanted) {0,3}:(?= |$)(.*)$`, "i");
var ACTUAL = new RegExp(
  `^\\s*(?:\\+ )?(?:received${SUBJECT}|actual|but was|but|got|obtained) {0,3}:(?= |$)(.*)$`,
  "i"
);
function readLabelled(text) {
  const lines = text.split("\n");
  const expected = labelledValue(lines, EXPECTED);
  const actual = labelledValue(lines, ACTUAL).replace(/^was (?=\S)/, "");
  if (expected === "" && actual === "") return void 0;
  return { ...expected !== "" && { expected }, ...actual !== "" && { actual } };
}
function readBothLabelled(text) {
  const values = readLabelled(text);
  return values?.expected === void 0 || values.actual === void 0 ? void 0 : values;
}
function labelledValue(lines, label) {
  const above = linesUntil(lines, (line) => label.test(line));
  const [labelled = "", ...below] = lines.slice(above.length);
  const value = labelled.replace(label, "$1").trim();
  if (value !== "") return value;
  const isEnd = (line) => line.trim() === "" || EXPECTED.test(line) || ACTUAL.test(line);
  return linesUntil(below, isEnd).join("\n").trim();
}

// src/core/reports/failure/values/node-properties.ts
var CODE = /^ +code: 'ERR_ASSERTION',$/m;
var VALUES = /^ +actual: (.+?),?\n +expected: (.+?),?$/m;
var ONE_SIDED = /^ +operator: '(?:not\w+|throws|rejects|doesNot\w+|fail|ifError)',?$/m;
var SHORTENED = /\[(?:Array|Object|Circular)\]|[[{(]$|\.\.\. \d+ more/;
function readNodeProperties(text) {
  const at = text.search(CODE);
  if (at < 0) return void 0;
  if (ONE_SIDED.test(text.slice(at))) return {};
  const [, actual = "{", expected = "{"] = VALUES.exec(text.slice(at)) ?? [];
  return SHORTENED.test(expected) || SHORTENED.test(actual) ? void 0 : { expected, actual };
}

// src/core/reports/failure/values/sentences.ts
var FORMS2 = [
  // pytest
  /^(?:AssertionError: )?assert (?<actual>.+?) == (?<expected>.+)$/m,
  // unittest
  /^(?!assert(?:ion)? )(?:\w+ differ: )?(?<actual>\S.*?) != (?<expected>.+?)(?: : .*)?$/m,
  // node:assert
  /^(?!assert(?:ion)? )(?<actual>\S.*?) (?:!==|==) (?<expected>.+)$/m,
  // MSTest
  /Expected:<(?<expected>.*?)>\. Actual:<(?<actual>.*?)>\./,
  // JUnit 5, kotlin.test, RSpec, Minitest
  /^Expected (?:an exception of class )?(?<expected>\S+) to be thrown, but (?<actual>.+?)\.?$/m,
  /^(?:expected )?(?<expected>\S+) (?:expected )?but (?<actual>nothing was raised)\.?$/m,
  // Chai, Vitest, Jasmine, Minitest
  /^(?:[^\n:]{1,200}: )?expected (?!values? to)(?<actual>.+)(?<! not) to (?:be|equal|eql|deeply equal|strictly equal|match object) (?<expected>.+?)(?: \/\/ .*)?\.?$/im,
  /^expected .+ to have a length of (?<expected>\S+) but got (?<actual>\S+)$/im,
  // PHPUnit
  /^Failed asserting that (?:actual size )?(?<actual>.+) (?:matches expected(?: size)?|is identical to|is) (?<expected>(?!thrown).+)\.$/m,
  // ScalaTest
  /^(?<actual>\S.*?) (?:was not equal to|did not equal) (?<expected>.+)$/m,
  // TestNG
  /(?:^| )expected \[(?<expected>[^\n]*?)\] but found \[(?<actual>[^\n]*)\]$/m,
  // JUnit 5
  /^(?:.{0,500} )?expected: (?<expected>not equal) but was: <(?<actual>.*)>$/m,
  // AssertJ
  /^Expecting value to be (?<expected>\S+) but was (?<actual>\S+)$/m,
  // testify
  /^Expected (?<expected>\S+), but got: (?<actual>.+)$/m,
  // RSpec
  /^ *expected (?<expected>.+)\n +got (?<actual>.+)$/m,
  // Go by custom
  /^(?:.{0,500}[ :])?got:? (?<actual>[^\n]+?)[,;] (?:want(?:ed)?|expected):? (?<expected>.+)$/im,
  /^(?:.{0,500}[ :])?(?:want(?:ed)?|expected):? (?<expected>[^\n]+?)[,;] (?:but )?got:? (?<actual>.+?)(?: with backtrace:)?$/im,
  /^.{1,500} = (?<actual>.+?)[,;] want (?<expected>.+)$/m
];
function areWhole(...values) {
  return values.every((value) => value.split("(").length === value.split(")").length);
}
function readSentence(text) {
  for (const form of FORMS2) {
    const { expected = "", actual = "" } = form.exec(text)?.groups ?? {};
    if (expected !== actual && areWhole(expected, actual))
      return { expected: expected.trim(), actual: actual.trim() };
  }
  return void 0;
}

// src/core/reports/failure/values/read-values.ts
var READERS2 = [
  readPytest,
  readBlocks,
  readBothLabelled,
  readDiff,
  readSentence,
  readLabelled
];
var MAX_LINE2 = 2e3;
var MAX_LINES3 = 500;
function readValues({ expected, actual, text }, messages) {
  if (expected !== void 0 || actual !== void 0) {
    return { ...expected !== void 0 && { expected }, ...actual !== void 0 && { actual } };
  }
  const properties = readNodeProperties(text);
  if (properties) return properties;
  for (const message of messages) {
    const lines = message.split("\n", MAX_LINES3).map((line) => line.slice(0, MAX_LINE2));
    for (const read of READERS2) {
      const values = read(lines.join("\n"));
      if (values) return values;
    }
  }
  return {};
}
function readPytest(text) {
  const line = text.split("\n").find((candidate) => candidate.startsWith("assert "));
  return line === void 0 ? void 0 : readSentence(line);
}

// src/core/reports/failure/read-failure.ts
function readFailure(written, context) {
  const problem = {
    ...written,
    message: plainText(written.message).replace(MSTEST, "").trim(),
    text: plainText(written.text)
  };
  const trace = traceOf(problem, context);
  const head = headOf(problem.message);
  const rawType = rawTypeOf(problem.type, [head.type, trace.type]);
  const message = messageOf(problem, rawType, trace);
  const { hint, frames } = trace;
  const [frame, ...outer] = frames;
  const callers = outer.slice(0, MOST_CALLERS);
  const values = readValues(problem, [trace.message, head.message, message]);
  const errorType = errorTypeOf({
    rawType,
    messages: [message, trace.message],
    causes: causesOf(problem, trace),
    hint
  });
  return {
    // Who names two values that differ has compared them.
    errorType: errorType === "Other" && isComparison(values) ? "AssertionError" : errorType,
    rawType,
    message,
    ...values,
    stack: problem.text === "" ? problem.message : problem.text,
    ...frame && { frame },
    ...callers.length > 0 && { callers },
    ...testPlace(frames, context)
  };
}
function isComparison({ expected, actual }) {
  return expected !== void 0 && actual !== void 0;
}
var MOST_CALLERS = 5;
var MSTEST = /^Test method \S+ threw exception:/;
function plainText(written) {
  return withoutTerminalSequences(written).replace(/\[\d{1,3}(?:;\d{1,3}){0,5}m/g, "");
}
function traceOf({ message, text }, context) {
  const trace = readTrace(text, context);
  if (trace.frames.length > 0) return trace;
  const said2 = readTrace(message, context);
  return trace.message === "" && trace.type === "" ? said2 : { ...trace, frames: said2.frames };
}
function causesOf({ message }, { causes = [] }) {
  return causes.length > 0 ? causes : message.split(/\n *-{3,5}>? (?=[A-Z])/).slice(1);
}
function rawTypeOf(written, found) {
  const stated = written.replace(/\s*\n[\s\S]*$/, "");
  return isRunnerWord(stated) ? found.find((type) => type !== "") ?? stated : stated;
}
function testPlace(frames, context) {
  const stated = context.testFile === "" ? void 0 : repositoryPath(context.testFile, context);
  const testFile = stated ?? frames.findLast(({ file }) => TEST_FILE.test(file))?.file;
  if (testFile === void 0) return {};
  const line = frames.findLast(({ file }) => file === testFile)?.line;
  return { testFile, ...line !== void 0 && { testLine: line } };
}
var TEST_FILE = /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._](?:test|spec)\.[cm]?[jt]sx?$|_(?:test|spec)\.(?:go|py|rb|exs)$|(?:Tests?|Spec|IT)\.(?:java|kt|scala|groovy|cs|php)$/;

// src/core/attempt/collect-results.ts
var RANK = { skipped: 0, passed: 1, failed: 2, error: 3 };
var MAX_FAILURES = 200;
var MAX_STACK = 8e3;
var MAX_MESSAGE2 = 2e3;
function collectResults(reports, options) {
  const leaks = new LeakBook();
  const tests = [...mergeReports(reports, options, leaks)];
  const failing = tests.filter(([, { outcome }]) => outcome === "failed" || outcome === "error");
  const within = { ...options, endingWith: filesEndingWith(options.tracked), leaks };
  const suites = reports.flatMap((report) => report.suiteProblems);
  const failures = [
    ...failing.map(([id, test]) => testFailure(id, test, within)),
    ...suites.map((suite) => suiteFailure(suite, within))
  ];
  return {
    outcomes: new Map(tests.map(([id, { outcome }]) => [id, outcome])),
    flaky: new Set(tests.filter(([, { flaky }]) => flaky).map(([id]) => id)),
    failures: failures.slice(0, MAX_FAILURES),
    leaks: leaks.found(),
    durationMs: whole(reports.reduce((sum2, report) => sum2 + report.durationMs, 0))
  };
}
function mergeReports(reports, { root, secrets }, leaks) {
  const tests = /* @__PURE__ */ new Map();
  for (const report of reports) {
    for (const test of distinctTests(report.cases, { root })) {
      const found = [];
      const id = redact(test.id, secrets, (shape) => found.push(shape));
      found.forEach(leaks.at({ test: id, path: null, line: null }));
      const known = tests.get(id);
      if (!known || isWorse(test, known)) tests.set(id, test);
    }
  }
  return tests;
}
function isWorse(test, known) {
  const difference = RANK[test.outcome] - RANK[known.outcome];
  return difference > 0 || difference === 0 && test.flaky && !known.flaky;
}
var NO_PROBLEM = { kind: "failure", type: "", message: "", text: "" };
function testFailure(id, test, options) {
  const problem = test.problems.findLast(({ kind }) => kind === "error" || kind === "failure") ?? NO_PROBLEM;
  const name = redact(test.name, options.secrets);
  return { ...toRecord(problem, { ...test, id }, options), test: id, scope: "test", name };
}
function suiteFailure({ suite, problem }, options) {
  const name = redact(suite, options.secrets);
  return {
    ...toRecord(problem, { id: name, file: "", suite, line: void 0 }, options),
    test: name,
    scope: "suite",
    name
  };
}
function toRecord(problem, { id, file, suite, line }, options) {
  const { root, endingWith } = options;
  const tracked = (path) => options.tracked.has(path);
  const failure = readFailure(problem, { testFile: file, suite, root, tracked, endingWith });
  const { expected, actual, frame, callers } = failure;
  const testLine = failure.testLine ?? line;
  const place = { path: failure.testFile ?? null, line: testLine === void 0 ? null : whole(testLine) };
  const seen = options.leaks.at({ test: id, ...place });
  const safe = (text, length) => redact(text, options.secrets, seen).slice(0, length);
  return {
    errorType: failure.errorType,
    rawType: safe(failure.rawType, MAX_MESSAGE2),
    message: safe(failure.message, MAX_MESSAGE2),
    expected: expected === void 0 ? null : safe(expected, MAX_MESSAGE2),
    actual: actual === void 0 ? null : safe(actual, MAX_MESSAGE2),
    stack: safe(failure.stack, MAX_STACK),
    testFile: place.path,
    testLine: place.line,
    frame: frame ? toFrame(frame) : null,
    ...callers && { callers: callers.map(toFrame) }
  };
}
function toFrame({ file, line, function: name }) {
  return { file, line: whole(line), function: name ?? null };
}
function whole(number) {
  return Math.min(Math.round(number), Number.MAX_SAFE_INTEGER);
}

// src/app/find-evidence.ts
async function gather(found, world, committed = /* @__PURE__ */ new Set()) {
  const options = {
    root: world.code.root,
    tracked: await world.code.tracked(),
    secrets: world.secrets
  };
  const tests = found.flatMap(
    ({ path, result }) => result.kind === "test" && !committed.has(path) ? [result] : []
  );
  return {
    reports: found.map((report) => ({ ...summarise(report), committed: committed.has(report.path) })),
    ...collectResults(tests, options)
  };
}
function summarise({ path, digest, result }) {
  const shared = {
    path,
    kind: result.kind,
    digest: digest(),
    committed: false,
    format: null,
    counts: null,
    warnings: [],
    error: null
  };
  switch (result.kind) {
    case "test":
      return { ...shared, format: result.format, counts: result.counts, warnings: result.warnings };
    case "coverage":
    case "security":
      return { ...shared, format: result.format, warnings: result.warnings };
    case "other":
      return { ...shared, warnings: [result.note] };
    case "unreadable":
      return { ...shared, error: result.error };
  }
}

// src/app/find-security.ts
var CLOCK_SLACK_MS = 2e3;
async function findSecurity(code, { security: { sarif: globs } }, world) {
  if (globs.length === 0) return { security: null, reports: [] };
  const sinceMs = await world.code.newestChange(code) - CLOCK_SLACK_MS;
  const { reports, stale } = await world.reports.find({ globs, ignore: [], sinceMs });
  if (stale.length > 0)
    world.say(`Older than the code, so not counted: ${stale.map(({ path }) => path).join(", ")}.`);
  const read = reports.map((report) => ({ ...report, result: onlySarif(report.result) }));
  const scans = read.flatMap(({ result }) => result.kind === "security" ? [result] : []);
  const { root } = world.code;
  const options = { root, tracked: await world.code.tracked(), secrets: world.secrets };
  return { security: collectSecurity(scans, options), reports: read.map(summarise) };
}
function mustBeSarif(reports) {
  const broken = reports.flatMap(
    ({ path, error }) => error ? [`  ${path}: ${error.message} ${error.hint}`] : []
  );
  if (broken.length === 0) return;
  throw new UserError(
    "sarif-unreadable",
    `${broken.length} of ${reports.length} SARIF reports cannot be read:
${broken.join("\n")}`,
    "Run the scanner again so that it writes SARIF 2.1 to its end, or correct the pattern."
  );
}
function withSarif(config, given) {
  return given.length === 0 ? config : { ...config, security: { ...config.security, sarif: [...given] } };
}

export {
  gather,
  findSecurity,
  mustBeSarif,
  withSarif
};
