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

export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** NaN when there is no figure: it is neither more nor less than anything. */
export function countOf(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}

/** The list without which a report of this kind says nothing. */
export function mustHaveList(fields: Fields, name: string, kind: string): readonly unknown[] {
  const value = fields[name];
  if (Array.isArray(value)) return value;
  const message = `The file looks like ${kind}, but has no list "${name}".`;
  throw new UserError("report-shape", message, "Check that the tool wrote the file as a whole.");
}
