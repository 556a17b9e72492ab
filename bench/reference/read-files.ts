// The floor for many files: fs alone, one after the other.
import { readFileSync } from "node:fs";

let bytes = 0;
for (const path of process.argv.slice(2)) bytes += readFileSync(path).length;
process.stdout.write(`${JSON.stringify({ bytes })}\n`);
