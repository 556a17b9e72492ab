import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  feedbackDocument
} from "./chunk-XEZ3PKA3.js";
import {
  verdictLines
} from "./chunk-FQLQEVPY.js";

// src/cli/show-review.ts
import { writeFile } from "node:fs/promises";
var EXIT_CODES = { proceed: 0, retry: 10, escalate: 20 };
async function showReview({ latest, document }, { json, comment, feedback }) {
  if (comment !== void 0 && comment !== "-") await writeFile(comment, document.comment);
  if (feedback !== void 0) await writeFile(feedback, `${JSON.stringify(feedbackDocument(latest))}
`);
  if (json) return void process.stdout.write(`${JSON.stringify(document)}
`);
  process.stdout.write(`${verdictLines(latest).join("\n")}
`);
  if (document.call.question && comment !== "-")
    process.stdout.write(`${questionLines(document.call.question).join("\n")}
`);
  if (comment === "-") process.stdout.write(`
${document.comment}`);
}
function questionLines({ text, options }) {
  const numbered = options.map((option, position) => `  ${position + 1}. ${option}`);
  return [`Question: ${text}`, ...numbered, "The whole comment: add `--comment -`, or `--comment FILE`."];
}
function sayOnStderr(line) {
  process.stderr.write(`${line}
`);
}

export {
  EXIT_CODES,
  showReview,
  sayOnStderr
};
