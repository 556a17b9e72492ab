import { readFileSync } from "node:fs";
import { projectFiles } from "./project-files.ts";

export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

/** Our own workflows and the ones people are meant to copy. A check that found none would prove nothing. */
export function workflowFiles(): WorkflowFile[] {
  const files = projectFiles()
    .filter((path) => /^(\.github\/workflows|examples)\/.*\.ya?ml$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
    .filter(({ path, text }) => path.startsWith(".github/") || /^jobs:/m.test(text));
  if (!files.some(({ path }) => isOurs(path))) throw new Error("No workflow found under .github/workflows.");
  return files;
}

export function isOurs(path: string): boolean {
  return path.startsWith(".github/");
}
