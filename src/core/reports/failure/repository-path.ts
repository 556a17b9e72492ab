import type { FailureContext } from "./failure.ts";
import { isVendored } from "./vendored.ts";

/** The path as the repository knows it, or nothing for code that is not part of it. */
export function repositoryPath(written: string, context: FailureContext): string | undefined {
  const path = plainPath(written);
  if (path === "" || isVendored(path)) return undefined;
  const root = plainPath(context.root).replace(/\/+$/, "");
  if (root !== "" && path.startsWith(`${root}/`)) return path.slice(root.length + 1);
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  for (let first = 0; first < segments.length; first += 1) {
    const suffix = segments.slice(first).join("/");
    if (context.tracked(suffix)) return suffix;
  }
  return isAbsolute(path) ? undefined : segments.join("/");
}

function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:\//.test(path);
}

function plainPath(written: string): string {
  return written
    .replaceAll("\\", "/")
    .replace(/^(?:file:\/\/\/(?=[A-Za-z]:)|file:\/\/|webpack(?:-internal)?:\/\/\/)/, "")
    .replace(/\?.*$/, "");
}
