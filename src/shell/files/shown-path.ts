import { isAbsolute, relative, sep } from "node:path";

/** As it is shown to people: relative to the root where it lies within it. Both must be resolved. */
export function shownPath(root: string, path: string): string {
  // The usual case, of thousands of files: a relative path is dear to find.
  if (sep === "/" && path.startsWith(`${root}/`)) return path.slice(root.length + 1);
  return isInside(root, path) ? relative(root, path).split(sep).join("/") : path;
}

export function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== "" && !way.startsWith("..") && !isAbsolute(way);
}
