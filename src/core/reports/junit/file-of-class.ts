const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|py|rb|php|go|rs|java|kt|cs|swift|dart|exs?|feature|cy|vue|svelte)$/;

/** vitest and Playwright write the file where others write the class. Asked anew only when the class changes. */
export function createFileOfClass(): (classname: string) => string {
  let last = "";
  let file = "";
  return (classname) => {
    if (classname === last) return file;
    last = classname;
    file = SOURCE_FILE.test(classname) ? classname : "";
    return file;
  };
}
