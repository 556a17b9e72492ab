interface Node {
  [key: string]: unknown;
}

export interface OpenApi {
  readonly openapi: string;
  readonly info: Node;
  readonly paths: Record<string, Record<string, Node>>;
  readonly components: Record<string, Record<string, unknown>>;
}

/** Prose and samples are most of the description and none of the contract. */
const PROSE = new Set(["description", "summary", "example", "examples", "externalDocs", "tags", "x-github"]);

export function sliceOf(
  whole: OpenApi,
  operations: readonly string[],
): { slice: OpenApi; missing: string[] } {
  const wanted = new Set(operations);
  const paths: OpenApi["paths"] = {};
  for (const [path, methods] of Object.entries(whole.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!wanted.delete(String(operation["operationId"]))) continue;
      paths[path] = { ...paths[path], [method]: withSuccessOnly(operation) };
    }
  }
  const components: OpenApi["components"] = {};
  const info = { title: "GitHub v3 REST API, a slice", version: String(whole.info["version"]) };
  const slice = { openapi: whole.openapi, info, paths: withoutProse(paths), components };
  copyReferred(slice.paths, whole, components);
  return { slice, missing: [...wanted] };
}

/** How GitHub words its errors is not in the contract that we check. */
function withSuccessOnly(operation: Node): Node {
  const responses = Object.entries(record(operation["responses"])).filter(([status]) =>
    status.startsWith("2"),
  );
  return { ...operation, responses: Object.fromEntries(responses) };
}

function copyReferred(value: unknown, whole: OpenApi, components: OpenApi["components"]): void {
  for (const reference of referencesIn(value)) {
    const [group = "", name = ""] = reference.replace("#/components/", "").split("/");
    if (components[group]?.[name] !== undefined) continue;
    const found = withoutProse(whole.components[group]?.[name]);
    components[group] = { ...components[group], [name]: found };
    copyReferred(found, whole, components);
  }
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
}

function withoutProse<Value>(value: Value, isNames = false): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutProse(item)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => isNames || !PROSE.has(key) || isSchema(key, inner),
  );
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, withoutProse(inner, !isNames && key === "properties")]),
  ) as Value;
}

/** `tags: {type: "array"}` describes data; `tags: ["pulls"]` is prose. */
function isSchema(key: string, value: unknown): boolean {
  return key === "tags" && !Array.isArray(value);
}

/** GitHub ignores unknown fields, so a typo in an optional one passes there in silence. Here it is refused. */
export function closeBodies({ paths }: OpenApi): void {
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods)) {
      const content = record(record(operation["requestBody"])["content"]);
      close(record(content["application/json"])["schema"]);
    }
  }
}

function close(schema: unknown): void {
  const { type, properties, items, ...rest } = record(schema);
  const choices = [rest["oneOf"], rest["anyOf"]].flatMap((list) => (Array.isArray(list) ? list : []));
  // A choice beside properties narrows them, and would refuse its siblings when closed.
  if (properties === undefined) choices.forEach(close);
  else if (type === "object" && rest["additionalProperties"] === undefined)
    record(schema)["additionalProperties"] = false;
  Object.values(record(properties)).forEach(close);
  if (items !== undefined) close(items);
}

/** OpenAPI 3.0 allows `nullable` without a type and outside its enum; ajv 8 does not. */
export function nullTypes(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    nullTypes(inner);
    const schema = record(inner);
    if (schema["nullable"] !== true) continue;
    if (Array.isArray(schema["enum"]) && !schema["enum"].includes(null)) schema["enum"].push(null);
    if (schema["type"] !== undefined) continue;
    const { nullable: _, ...plain } = schema;
    record(value)[key] = { anyOf: [plain, { enum: [null] }] };
  }
}

function record(value: unknown): Node {
  return typeof value === "object" && value !== null ? (value as Node) : {};
}
