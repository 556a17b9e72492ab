// What a reader on top of saxes has to do for the same model: one record a case, bodies of failures kept.
import { SaxesParser } from "saxes";
import { textChunks } from "./text-chunks.ts";

interface Case {
  readonly name: string;
  readonly classname: string;
  readonly time: number;
  status: "passed" | "failed" | "errors" | "skipped";
  message: string;
  body: string;
}

const STATUS = new Map<string, Case["status"]>([
  ["failure", "failed"],
  ["error", "errors"],
  ["skipped", "skipped"],
]);

const [path = ""] = process.argv.slice(2);
const cases: Case[] = [];
let current: Case | undefined;
let inBody = false;

const parser = new SaxesParser();
parser.on("opentag", ({ name, attributes }) => {
  if (name === "testcase") {
    const { name: test = "", classname = "", time = "" } = attributes;
    current = { name: test, classname, time: Number(time), status: "passed", message: "", body: "" };
    cases.push(current);
    return;
  }
  const status = STATUS.get(name);
  if (status === undefined || current === undefined) return;
  current.status = status;
  current.message = attributes["message"] ?? "";
  inBody = true;
});
parser.on("closetag", ({ name }) => {
  if (STATUS.has(name)) inBody = false;
});
parser.on("text", keep);
parser.on("cdata", keep);
parser.on("error", (error) => {
  throw error;
});
for (const text of textChunks(path)) parser.write(text);
parser.close();

const count = (status: Case["status"]) => cases.filter((test) => test.status === status).length;
const facts = {
  cases: cases.length,
  failed: count("failed"),
  errors: count("errors"),
  skipped: count("skipped"),
};
process.stdout.write(`${JSON.stringify(facts)}\n`);

function keep(text: string): void {
  if (inBody && current !== undefined) current.body += text;
}
