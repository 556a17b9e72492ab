import { repositoryPath } from "./repository-path.ts";

export const SEPARATOR = " > ";

/** unittest-xml-reporting has only the name of the suite for what broke before any test, and puts the time behind it. */
const TIME_BEHIND = /-20\d{12}$/;

/** The beginning of a test's id: its file and what the suite adds to that. */
export function idPrefix(file: string, suite: string, root: string): string {
  const path = repositoryPath(file, root);
  const rest = withinFile(repositoryPath(suite.replace(TIME_BEHIND, ""), root), path);
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
