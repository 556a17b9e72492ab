import { type Fields, fieldsOf, listOf, numberOf, textOf } from "../json/fields.ts";

/** Bases may stand on each other; a circle of them must not hold us. */
const MOST_BASES = 10;

/** Where a result is: the first physical location. The address is empty when there is none. */
export function placeOf(result: Fields, run: Fields): { readonly uri: string; readonly line: number | null } {
  const physical = fieldsOf(fieldsOf(listOf(result["locations"])[0])["physicalLocation"]);
  const line = numberOf(fieldsOf(physical["region"])["startLine"]);
  return {
    uri: addressOf(fieldsOf(physical["artifactLocation"]), run),
    line: line !== undefined && Number.isSafeInteger(line) && line > 0 ? line : null,
  };
}

/** A location may name only its place in the list of files. */
function addressOf(location: Fields, run: Fields): string {
  if (textOf(location["uri"]) !== "") return resolved(location, run, MOST_BASES);
  const listed = listOf(run["artifacts"])[numberOf(location["index"]) ?? -1];
  return resolved(fieldsOf(fieldsOf(listed)["location"]), run, MOST_BASES);
}

function resolved(location: Fields, run: Fields, left: number): string {
  const uri = textOf(location["uri"]);
  const name = textOf(location["uriBaseId"]);
  if (name === "" || left === 0 || isWhole(uri)) return uri;
  const base = fieldsOf(fieldsOf(run["originalUriBaseIds"])[name]);
  return resolved(base, run, left - 1) + uri;
}

function isWhole(uri: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(uri);
}
