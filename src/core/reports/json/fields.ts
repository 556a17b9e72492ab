import { UserError } from "../../errors.ts";

/** An object as it came out of a report. Nothing is known of what is in it. */
export type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = Object.freeze({});

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : NO_FIELDS;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Also for figures in quotes, as some tools write them. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** The list without which a report of this kind says nothing. */
export function mustHaveList(fields: Fields, name: string, kind: string): readonly unknown[] {
  const value = fields[name];
  if (Array.isArray(value)) return value;
  const message = `The file looks like ${kind}, but has no list "${name}".`;
  throw new UserError("report-shape", message, "Check that the tool wrote the file as a whole.");
}
