// Writes docs/inputs.md from action.yml; with --check it only says whether the page is up to date.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { finish } from "./finish.ts";

const page = "docs/inputs.md";
const Entry = z.object({
  description: z.string().min(1),
  required: z.boolean().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  deprecationMessage: z.string().optional(),
});
const Action = z.object({
  inputs: z.record(z.string(), Entry).default({}),
  outputs: z.record(z.string(), Entry).default({}),
});

const { inputs, outputs } = Action.parse(parse(readFileSync("action.yml", "utf8")));
const text = `<!-- Generated from action.yml by \`npm run docs\`. Do not edit. -->
# Inputs and outputs of the action

## Inputs

| input | default | meaning |
| --- | --- | --- |
${Object.entries(inputs).map(inputRow).join("\n")}

## Outputs

| output | meaning |
| --- | --- |
${Object.entries(outputs)
  .map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`)
  .join("\n")}
`;

if (process.argv.includes("--check")) {
  const current = existsSync(page) ? readFileSync(page, "utf8") : "";
  finish(
    current === text ? [] : [`${page} does not say what action.yml says`],
    `${page}: ${Object.keys(inputs).length} inputs, ${Object.keys(outputs).length} outputs`,
    "Run `npm run docs`.",
  );
} else {
  writeFileSync(page, text);
}

function inputRow([name, entry]: [string, z.infer<typeof Entry>]): string {
  const fallback = entry.required === true ? "**required**" : code(entry.default);
  const warning =
    entry.deprecationMessage === undefined ? "" : ` **Deprecated:** ${entry.deprecationMessage}`;
  return `| \`${name}\` | ${fallback} | ${cell(entry.description + warning)} |`;
}

function code(value: string | number | boolean | undefined): string {
  return value === undefined || value === "" ? "" : `\`${cell(String(value))}\``;
}

/** A table cell is one line, and a bar would end it. */
function cell(value: string): string {
  return value
    .trim()
    .replaceAll("|", "\\|")
    .replaceAll(/\s*\n\s*/g, " ");
}
