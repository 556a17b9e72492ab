import * as z from "zod";
import { Config } from "./config.ts";

/** The keys the schema knows at a path, for suggestions. */
export function knownKeys(path: readonly PropertyKey[]): string[] {
  let schema: z.core.$ZodType = Config;
  for (const step of path) schema = child(bare(schema), step);
  const here = bare(schema);
  if (here instanceof z.ZodRecord && here.keyType instanceof z.ZodEnum)
    return here.keyType.options.map(String);
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

function child(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject ? schema.shape[String(step)] : schema;
}

/** Looks through defaults and optionals. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional) {
    return bare(schema.unwrap());
  }
  return schema;
}
