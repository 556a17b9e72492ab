import { SaxesParser } from "saxes";
import { textChunks } from "./text-chunks.ts";

const [path = ""] = process.argv.slice(2);
const files = new Map<string, Map<number, number>>();
let lines = new Map<number, number>();

const parser = new SaxesParser();
parser.on("opentag", ({ name, attributes }) => {
  if (name === "class") {
    const { filename = "" } = attributes;
    lines = files.get(filename) ?? new Map();
    files.set(filename, lines);
  } else if (name === "line") {
    lines.set(Number(attributes["number"]), Number(attributes["hits"]));
  }
});
parser.on("error", (error) => {
  throw error;
});
for (const text of textChunks(path)) parser.write(text);
parser.close();

let total = 0;
let covered = 0;
for (const hits of files.values()) {
  total += hits.size;
  for (const hit of hits.values()) if (hit > 0) covered++;
}
process.stdout.write(`${JSON.stringify({ files: files.size, total, covered })}\n`);
