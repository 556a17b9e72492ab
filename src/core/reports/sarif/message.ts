import { type Fields, fieldsOf, listOf, textOf } from "../json/fields.ts";

/** What a result says: its own text, else the rule's text that it names, else what the rule is about. */
export function messageOf(result: Fields, rule: Fields): string {
  const message = fieldsOf(result["message"]);
  const named = fieldsOf(fieldsOf(rule["messageStrings"])[textOf(message["id"])]);
  const about = fieldsOf(rule["shortDescription"]);
  const text = [message, named, about].map((one) => textOf(one["text"])).find((one) => one !== "") ?? "";
  return filled(text, listOf(message["arguments"]).map(textOf)).replace(LINK, "$1");
}

/** A link to another place of the same result, which is not shown. */
const LINK = /\[([^[\]]*)\]\(\d+\)/g;

/** `{0}` stands for an argument; a doubled brace for a single one. */
function filled(text: string, values: readonly string[]): string {
  return text.replace(/\{\{|\}\}|\{(\d+)\}/g, (token, position: string | undefined) =>
    position === undefined ? token.slice(1) : (values[Number(position)] ?? token),
  );
}
