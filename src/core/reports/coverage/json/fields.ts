import { type Fields, fieldsOf, listOf, textOf } from "../../json/fields.ts";

/** What is asked for, or an empty object: reports leave out what they have nothing to say about. */
export function objectIn(value: unknown, key: string): Fields {
  return fieldsOf(fieldsOf(value)[key]);
}

export function listIn(value: unknown, key: string): readonly unknown[] {
  return listOf(fieldsOf(value)[key]);
}

export function textIn(value: unknown, key: string): string {
  return textOf(fieldsOf(value)[key]);
}

/** NaN when it is not there or no number. */
export function numberIn(value: unknown, key: string): number {
  return asNumber(fieldsOf(value)[key]);
}

export function numberAt(value: unknown, index: number): number {
  return asNumber(listOf(value)[index]);
}

function asNumber(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}
