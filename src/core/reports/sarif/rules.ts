import { type Fields, fieldsOf, listOf, numberOf, textOf } from "../json/fields.ts";

/** Which rule a result is of: by its place in the scanner or in one of its extensions, else by its name. */
export function ruleFinder(run: Fields): (result: Fields) => Fields {
  const tool = fieldsOf(run["tool"]);
  const driver = rulesOf(tool["driver"]);
  const extensions = listOf(tool["extensions"]).map(rulesOf);
  const byId = new Map([...extensions, driver].flat().map((rule) => [textOf(rule["id"]), rule]));
  return (result) => {
    const reference = fieldsOf(result["rule"]);
    const part = numberOf(fieldsOf(reference["toolComponent"])["index"]);
    const rules = part === undefined ? driver : (extensions[part] ?? []);
    const index = numberOf(reference["index"]) ?? numberOf(result["ruleIndex"]) ?? -1;
    return rules[index] ?? named(ruleId(result), byId);
  };
}

/** A result of `CA2101/first` may be of the rule `CA2101`. */
function named(id: string, byId: ReadonlyMap<string, Fields>): Fields {
  const slash = id.lastIndexOf("/");
  return byId.get(id) ?? (slash < 0 ? {} : named(id.slice(0, slash), byId));
}

export function ruleId(result: Fields): string {
  return textOf(result["ruleId"]) || textOf(fieldsOf(result["rule"])["id"]);
}

function rulesOf(component: unknown): Fields[] {
  return listOf(fieldsOf(component)["rules"]).map(fieldsOf);
}
