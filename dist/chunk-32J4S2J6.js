import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

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
function repositoryPath(written, root) {
  const path = normalised(written);
  if (!ABSOLUTE.test(path)) return path.replace(/^(?:\.\/)+/, "");
  const base = normalised(root).replace(/\/+$/, "");
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
function normalised(path) {
  const plain = path.startsWith("file://") ? decoded(path.slice("file://".length)) : path;
  return plain.replaceAll("\\", "/").replace(/^\/(?=[a-z]:\/)/i, "").replace(/\/\.\//g, "/");
}
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

// src/core/reports/identity/id-prefix.ts
var SEPARATOR = " > ";
function idPrefix(file, suite, root) {
  const path = repositoryPath(file, root);
  const rest = withinFile(repositoryPath(suite, root), path);
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
  const named = label === "" || isVolatile || label.startsWith("#") ? id : `${id} [${label}]`;
  const unique = ids.has(named) || named === id && ids.size > 0 ? `${id} #${ids.size + 1}` : named;
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
  if (test.outcome !== "skipped" || draft.outcome === "skipped") {
    draft.outcome = test.outcome;
    draft.line = test.line;
  }
  const hasPassed = draft.outcome === "passed";
  draft.problems = hasPassed ? problems.map(asFlaky) : problems;
  draft.flaky = hasPassed && draft.problems.some(({ kind }) => kind === "flaky");
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

export {
  distinctTests
};
