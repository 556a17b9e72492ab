import type { Place } from "./columns/case-columns.ts";
import type { Suite } from "./reading.ts";

const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|py|rb|php|go|rs|java|kt|cs|swift|dart|exs?|feature|vue|svelte)$/;

/** Where a case of this class and file belongs. Undefined as class: the name once more. */
export function createPlace(owner: Suite, classname: string | undefined, caseFile: string): Place {
  const file = caseFile || owner.file;
  // node:test writes classname="test" for every test.
  if (classname === "" || classname === "test" || classname === owner.path) {
    return { suite: owner.path, file: file || fileIn(owner.path), variant: owner.variant };
  }
  return { suite: classname, file: file || fileIn(classname ?? ""), variant: owner.variantOfClass };
}

/** vitest and Playwright write the file where others write the class. */
function fileIn(classname: string): string {
  return SOURCE_FILE.test(classname) ? classname : "";
}
