import { repositoryPath } from "./repository-path.ts";

export const SEPARATOR = " > ";

/** The beginning of a test's id: its file and what the suite adds to that. */
export function idPrefix(file: string, suite: string, root: string): string {
  const path = repositoryPath(file, root);
  const rest = withinFile(repositoryPath(suite, root), path);
  return [path, rest].map((part) => (part === "" ? "" : `${part}${SEPARATOR}`)).join("");
}

/** pytest repeats the file as a dotted name, vitest and Playwright as it is: once is enough. */
function withinFile(suite: string, path: string): string {
  if (path === "" || suite === "") return suite;
  const dotted = path.replace(/\.\w+$/, "").replaceAll("/", ".");
  for (const same of [path, dotted]) {
    if (suite === same) return "";
    if (suite.startsWith(`${same}.`)) return suite.slice(same.length + 1);
  }
  return suite;
}
