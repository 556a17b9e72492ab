// The floor: every byte is fetched and nothing is looked at.
import { closeSync, openSync, readSync } from "node:fs";

const [path = ""] = process.argv.slice(2);
const buffer = Buffer.allocUnsafe(1 << 18);
const file = openSync(path, "r");
let bytes = 0;
for (let length = readSync(file, buffer); length > 0; length = readSync(file, buffer)) bytes += length;
closeSync(file);
process.stdout.write(`${JSON.stringify({ bytes })}\n`);
