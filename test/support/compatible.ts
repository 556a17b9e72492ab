import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);

/** Formats of other tools that ours must be readable by, and our own stored one: each compiled once, for many documents. */
const VALIDATORS = {
  "debug-memory": compiled("debug-memory-v1.schema.json"),
  "actionable-feedback": compiled("actionable-feedback-v1.schema.json"),
  session: compiled("../../schemas/session.v1.json"),
  feedback: compiled("../../schemas/feedback.v1.json"),
};

function compiled(path: string): ValidateFunction {
  return ajv.compile(JSON.parse(readFileSync(join(import.meta.dirname, path), "utf8")));
}

/** The document as a reader gets it: through JSON. */
export function expectReadableAs(format: keyof typeof VALIDATORS, document: unknown): void {
  const validate = VALIDATORS[format];
  validate(JSON.parse(JSON.stringify(document)));
  expect(validate.errors ?? []).toEqual([]);
}
