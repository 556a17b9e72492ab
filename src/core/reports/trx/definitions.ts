import { attribute, type Tag } from "../xml/tag.ts";
import type { TrxReading } from "./reading.ts";

/** `UnitTest`, `GenericTest` and the like. */
export function openDefinition(reading: TrxReading, tag: Tag): void {
  reading.definition = { storage: attribute(tag, "storage") ?? "", className: "" };
  reading.definitions.set(attribute(tag, "id") ?? "", reading.definition);
}

/** MSTest once wrote the assembly's name and version behind the class. */
export function openMethod({ definition }: TrxReading, tag: Tag): void {
  if (definition) definition.className = (attribute(tag, "className") ?? "").replace(/,.*$/, "");
}
