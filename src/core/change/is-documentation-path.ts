/** Named narrowly: requirements.txt and src/docs/ are code, and code that counts as words would never be charged. */
const DOCUMENTATION =
  /\.(md|mdx|markdown|rst|adoc)$|^docs?\/.*\.(txt|png|jpe?g|gif|svg)$|(^|\/)(LICENSE|NOTICE|AUTHORS)(\.txt)?$/i;

/** Whether a file holds words for people, which no test can see. */
export function isDocumentationPath(path: string): boolean {
  return DOCUMENTATION.test(path);
}
