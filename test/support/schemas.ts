import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";

type SchemaName =
  | "config"
  | "attempt"
  | "session"
  | "learned-patterns"
  | "feedback"
  | "case"
  | "notification"
  | "ledger"
  | "replay"
  | "proof"
  | "records"
  | "classification"
  | "coverage"
  | "coverage-baseline";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** Checks a document against the schema that we publish for it. */
export function expectValid(name: SchemaName, document: unknown): void {
  const schema: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../schemas", `${name}.v1.json`), "utf8"),
  );
  if (typeof schema !== "object" || schema === null) throw new Error(`schemas/${name}.v1.json is no schema`);
  const validate = ajv.compile(schema);
  validate(JSON.parse(JSON.stringify(document)));
  expect(validate.errors ?? []).toEqual([]);
}
